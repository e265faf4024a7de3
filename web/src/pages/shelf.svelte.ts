/** The games of the house: asked for once, named in the reader's language. */
import { settings } from '../look/settings.svelte';
import { api } from '../protocol/api';
import type { Game } from '../protocol/forms';
import { capital } from '../words/speech';
import { inHouseOrder, labelOf, titleOf } from './games';

class Shelf {
  games: readonly Game[] = $state.raw([]);
  #asked: Promise<readonly Game[]> | null = null;

  /** All games, in the order of the house. */
  load(): Promise<readonly Game[]> {
    this.#asked ??= api.games().then(
      (answer) => (this.games = inHouseOrder(answer.games)),
      (trouble: unknown) => {
        this.#asked = null; // it is asked again when it is needed again
        throw trouble;
      },
    );
    return this.#asked;
  }

  find(name: string): Game | undefined {
    return this.games.find((game) => game.name === name);
  }

  title(name: string): string {
    const game = this.find(name);
    return game ? titleOf(game, settings.language) : name;
  }

  /** What a bot of this game is called, as at its table. */
  bot = (game: string, bot: string): string => capital(labelOf(this.find(game), settings.language, `bot-${bot}`, bot));
}

export const shelf = new Shelf();
