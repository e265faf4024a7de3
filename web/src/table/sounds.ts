/** Short soft sounds, made on the spot: no files, nothing to load. */
import { settings } from '../look/settings.svelte';

export type Sound = 'turn' | 'place' | 'reveal' | 'win' | 'chat';

/** Each sound is a few notes: frequency, when, how long, how loud. */
const NOTES: Record<Sound, readonly (readonly [number, number, number, number])[]> = {
  turn: [[523, 0, 0.12, 0.1], [784, 0.11, 0.2, 0.1]],
  place: [[220, 0, 0.06, 0.12]],
  reveal: [[392, 0, 0.1, 0.08], [494, 0.09, 0.14, 0.08]],
  win: [[523, 0, 0.12, 0.09], [659, 0.1, 0.12, 0.09], [784, 0.2, 0.3, 0.09]],
  chat: [[880, 0, 0.06, 0.05]],
};

let context: AudioContext | null = null;

/** Heard if sound is on, and once the person has touched the page: browsers allow nothing before. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [frequency, at, length, loud] of NOTES[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(loud, start + at);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + length);
  }
}
