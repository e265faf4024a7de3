/** Who the visitor is. Nobody is asked: the first act makes a guest, silently. */
import { choose, settings } from '../look/settings.svelte';
import { api } from './api';
import type { Me } from './forms';

class Visitor {
  /** Undefined until it is known; null for somebody who has not come in. */
  me: Me | null | undefined = $state.raw(undefined);
  #asked: Promise<Me | null> | null = null;
  #entering: Promise<Me> | null = null;

  /** Who it is, if they have come in before. */
  know(): Promise<Me | null> {
    this.#asked ??= api.visitor().then(
      ({ me }) => (me ? this.become(me) : (this.me = null)),
      (trouble: unknown) => {
        this.#asked = null; // the house could not be asked; ask again
        throw trouble;
      },
    );
    return this.#asked;
  }

  /** Who it is now: somebody may have signed in or out in another tab. */
  again(): Promise<Me | null> {
    this.#asked = null;
    return this.know();
  }

  /** Come in, as a guest if not otherwise. */
  enter(): Promise<Me> {
    this.#entering ??= this.#comeIn().finally(() => (this.#entering = null)); // two clicks at once make one guest
    return this.#entering;
  }

  async #comeIn(): Promise<Me> {
    const known = await this.know();
    return known ?? this.become(await api.guest(settings.language));
  }

  /** Somebody has come in, or changed. */
  become(me: Me): Me {
    this.me = me;
    this.#asked = Promise.resolve(me);
    return me;
  }

  /** Nobody is here any more. */
  forget(): void {
    this.me = null;
    this.#asked = Promise.resolve(null);
  }

  /** Speak another language from now on, here and at the house. */
  async speak(language: Me['language']): Promise<void> {
    choose('language', language);
    if (this.me) this.become(await api.change({ language }));
  }
}

export const visitor = new Visitor();
