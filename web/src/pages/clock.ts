/** The house's time, as the lists have heard it. */
import { ServerClock } from '../protocol/clock.svelte';

export const houseClock = new ServerClock();
