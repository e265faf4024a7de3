/** The words on the screen: the app's own catalogue, and those of the house and of each game as they are needed. */
import { api } from '../protocol/api';
import { settings } from '../look/settings.svelte';
import appEn from './app.en.ftl?raw';
import appRu from './app.ru.ftl?raw';
import { bundleOf, shared, speakers, Speech, type Language, type OwnNames, type Values } from './speech';

const OWN: Record<Language, string[]> = { en: [appEn], ru: [appRu, appEn] };
const app = speakers(OWN);

/** English as it is written in most of the world: days before months, hours to 24. */
const LOCALE: Record<Language, string> = { en: 'en-GB', ru: 'ru-RU' };

/** The catalogue of a game (with the house's and the bots'), in both the app's and the game's words. */
export type Catalogue = ReturnType<typeof bundleOf>;

class Words {
  #catalogues: Record<string, Catalogue> = $state.raw({});
  #asked = new Map<string, Promise<Catalogue>>();
  /** A clock that ticks asks four times a second, and to make one takes long. */
  #formats = new Map<string, Intl.DateTimeFormat>();

  get language(): Language {
    return settings.language;
  }

  /** A sentence of the frame and the pages. */
  app(id: string, values: Values = {}): string {
    return app(this.language).word(id, values);
  }

  /** Get the catalogue of a game ready (`''`: only the house's), once for each language. */
  load(game: string, language: Language = this.language): Promise<Catalogue> {
    const key = `${language}/${game}`;
    let asked = this.#asked.get(key);
    if (!asked) {
      asked = api.words(language, game).then((answer) => {
        const catalogue = bundleOf(language, [...answer.resources, ...OWN[language].map(shared)]);
        this.#catalogues = { ...this.#catalogues, [key]: catalogue };
        return catalogue;
      });
      asked.catch(() => this.#asked.delete(key)); // it is asked again when it is needed again
      this.#asked.set(key, asked);
    }
    return asked;
  }

  /**
   * Who speaks for a game: with the names of who sits where. Before the catalogue is there, the one of the other language
   * speaks, which was there when the reader chose this one, or else only the app's words.
   */
  speech(game: string, names: readonly string[] = [], own: OwnNames = {}): Speech {
    const other = this.language === 'en' ? 'ru' : 'en';
    for (const language of [this.language, other] as const) {
      const catalogue = this.#catalogues[`${language}/${game}`];
      if (catalogue) return new Speech(language, catalogue, names, own);
    }
    return app(this.language);
  }

  /** A date and time in the reader's zone. */
  time(ms: number, style: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'> = { dateStyle: 'medium', timeStyle: 'short' }): string {
    const key = `${this.language} ${style.dateStyle} ${style.timeStyle}`;
    let format = this.#formats.get(key);
    if (!format) this.#formats.set(key, (format = new Intl.DateTimeFormat(LOCALE[this.language], style)));
    return format.format(ms);
  }

  /** "in 5 minutes", "9 minutes ago". */
  since(ms: number, now: number): string {
    const seconds = Math.round((ms - now) / 1000);
    const form = new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' });
    const size = Math.abs(seconds);
    if (size < 60) return form.format(seconds, 'second');
    if (size < 3600) return form.format(Math.round(seconds / 60), 'minute');
    if (size < 86400) return form.format(Math.round(seconds / 3600), 'hour');
    return form.format(Math.round(seconds / 86400), 'day');
  }
}

export const words = new Words();
