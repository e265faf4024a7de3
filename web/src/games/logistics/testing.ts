/** Real positions and real words for the tests: views and previews as the house gives them. */
import { readFileSync } from 'node:fs';
import { bundleOf, Speech, type Language } from '../../words/speech';
import { outlook, type Outlook } from './outlook';
import positions from './positions.json';
import type { Answered, LogisticsView } from './forms';

interface Position {
  readonly view: LogisticsView;
  readonly onlooker: LogisticsView;
  readonly previews: Readonly<Record<string, Answered & { readonly move: { readonly type: string } }>>;
}

const ALL = positions as unknown as Record<string, Position>;
export type PositionName = keyof typeof positions;

export function positionOf(name: PositionName): Position {
  return ALL[name]!;
}

/** What the house answers to a preview of the position. */
export function answerOf(name: PositionName, preview: string): Position['previews'][string] {
  return positionOf(name).previews[preview]!;
}

export function outlookOf(name: PositionName, preview: string): Outlook {
  const answer = answerOf(name, preview);
  return outlook(positionOf(name).view.seat ?? 0, answer.move, answer);
}

export function speechOf(language: Language = 'en', names: readonly string[] = ['Lev', 'Anna']): Speech {
  const read = (folder: string) => readFileSync(new URL(`../../../../src/ridotto/${folder}/messages.${language}.ftl`, import.meta.url), 'utf-8');
  return new Speech(language, bundleOf(language, [read('core'), read('games/logistics')]), names);
}
