/** What a person has chosen about the app itself. Kept in this browser; the language also at the house. */

export interface Settings {
  theme: 'light' | 'dark' | 'system';
  motion: 'full' | 'quick' | 'off';
  sound: boolean;
  /** Ask before a move that cannot be taken back is sent: never, where a clock counts days, always. */
  confirm: 'never' | 'slow' | 'always';
  /** Tell of one's turn by a notice of the browser while the page is hidden. */
  notices: boolean;
  /** Letters on balls and pips on pyramids, so that colour is not all that tells them. */
  letters: boolean;
  language: 'en' | 'ru';
}

const KEY = 'ridotto-settings';

function spoken(): Settings['language'] {
  return globalThis.navigator?.language?.toLowerCase().startsWith('ru') ? 'ru' : 'en';
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {}; // a browser that keeps nothing, or something that is not ours
  }
}

const DEFAULTS: Settings = {
  theme: 'system',
  motion: 'full',
  sound: true,
  confirm: 'slow',
  notices: false,
  letters: true,
  language: spoken(),
};

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

/** Change a setting and keep it. */
export function choose<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // it holds until the page is closed
  }
}

/** Is a move asked about before it is sent, at a table with this kind of clock? */
export function mustConfirm(clock: 'none' | 'move' | 'days'): boolean {
  return settings.confirm === 'always' || (settings.confirm === 'slow' && clock === 'days');
}

/** How much may move: what was chosen, and less if the system asks for less. */
export function motion(): Settings['motion'] {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'off' : settings.motion;
}

/** The theme that is shown now. */
export function theme(): 'light' | 'dark' {
  if (settings.theme !== 'system') return settings.theme;
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
