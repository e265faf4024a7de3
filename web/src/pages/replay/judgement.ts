/** What a strong bot thinks of a decision, and what a turning point was, in sentences. */
import type { Board } from '../../board/contract';
import type { Analysis, Judged, Measure, TurningPoint, View } from '../../protocol/forms';
import { say } from '../../words/pages.svelte';
import type { Speech } from '../../words/speech';
import { muchOf } from './analysis';

/** Of the moves of one occasion no more than this many are named. */
const MOST_MOVES = 4;

interface Loss {
  readonly lost: number;
  readonly measure: Measure;
}

/** So much was given away: "18%", or with the word that the game has for what it counts, "12 chips". */
export function amount({ lost, measure }: Loss, speech: Speech): string {
  if (measure === 'chance') return percent(lost);
  const values = { amount: inTenths(lost) };
  return speech.has('unit-points') ? speech.word('unit-points', values) : say('page-replay-some-points', values);
}

const inHundred = (part: number): number => Math.round(part * 100);

/** Points as they are written, which also decides their word: with 9.97 it would be that of a fraction. */
const inTenths = (points: number): number => Math.round(points * 10) / 10;

/** Was anything given away that does not round to nothing? */
export const isWorthTelling = ({ lost, measure }: Loss): boolean => (measure === 'chance' ? inHundred(lost) : inTenths(lost)) > 0;

export const percent = (part: number): string => say('page-replay-percent', { part: inHundred(part) });

/** Everyone's chances, rounded so that they add up as the chances do: what is left over goes to those that rounding down cut most. */
export function percents(chances: readonly number[]): string[] {
  const parts = chances.map((chance) => Math.floor(chance * 100));
  const left = inHundred(chances.reduce((sum, chance) => sum + chance, 0)) - parts.reduce((sum, part) => sum + part, 0);
  const cut = chances.map((chance, seat) => ({ seat, by: chance * 100 - parts[seat]! })).sort((one, other) => other.by - one.by || one.seat - other.seat);
  const more = new Set(cut.slice(0, left).map(({ seat }) => seat));
  return parts.map((part, seat) => say('page-replay-percent', { part: part + (more.has(seat) ? 1 : 0) }));
}

/** The seats whose decisions were judged, and gave nothing away. */
export function blameless({ decisions }: Analysis): number[] {
  const seats = [...new Set(decisions.map((judged) => judged.seat))].sort((one, other) => one - other);
  return seats.filter((seat) => !decisions.some((judged) => judged.seat === seat && isWorthTelling(judged)));
}

/** The name of the bot that judges, as a sentence begins with it. */
export function judge(analysis: Analysis, speech: Speech): string {
  const name = speech.named('bot', analysis.mind);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** Such a part of a change of the curve must have been given away to explain it; the curve is counted otherwise, so it is never quite the whole. */
const EXPLAINS = 0.5;

/** Does what was given away explain so great a change? A little explains no great one; points say nothing about how much of a chance they are. */
function explain(causes: readonly Judged[], change: number): boolean {
  if (causes.some((judged) => judged.measure !== 'chance')) return true;
  return causes.length > 0 && causes.reduce((sum, judged) => sum + judged.lost, 0) >= EXPLAINS * change;
}

/** Says what the judge thinks of decisions. */
export class Judgement {
  constructor(
    private readonly analysis: Analysis,
    private readonly board: Board | null,
    private readonly speech: Speech,
  ) {}

  /** Everything about a decision: what was played, what the judge would have done, and the truth where that was another. `before` is the position that it was made in. */
  of(judged: Judged, before: View | null): string {
    return [this.#gave(judged.seat, judged), this.#choice(judged, before), this.#differ(judged)].filter(Boolean).join(' ');
  }

  /** What was given away: of a chance, out of how much, so that it is read beside the curve. */
  #gave(seat: number | null, { lost, measure, had }: Loss & { readonly had?: number | null }): string {
    if (!isWorthTelling({ lost, measure })) return '';
    if (had != null) {
      const whole = inHundred(lost) === inHundred(had);
      return say(whole ? 'page-replay-gave-whole' : 'page-replay-gave-of', { player: this.speech.player(seat), bot: judge(this.analysis, this.speech), lost: inHundred(lost), had: inHundred(had) });
    }
    if (measure === 'chance') return say('page-replay-gave-chance', { player: this.speech.player(seat), lost: inHundred(lost) });
    return say('page-replay-gave', { player: this.speech.player(seat), amount: amount({ lost, measure }, this.speech) });
  }

  #choice(judged: Judged, before: View | null): string {
    const bot = judge(this.analysis, this.speech);
    if (judged.agrees) return say('page-replay-same', { bot });
    if (judged.worth !== null && !isWorthTelling(judged)) return say('page-replay-as-good', { bot });
    if (!judged.choice.length) return say('page-replay-would-wait', { bot });
    const advice = [...this.#moves(judged, before), this.#reason(judged)].join(' ');
    return this.analysis.by === 'trials' ? say('page-replay-better', { advice }) : say('page-replay-advice', { bot, player: this.speech.player(judged.seat), advice });
  }

  /** The moves in the board's own words, as advice to whoever sits there. */
  #moves(judged: Judged, before: View | null): string[] {
    const view = before && { ...before, seat: judged.seat };
    const said = judged.choice.map((move) => (view && this.board?.advise?.(view, move, this.speech)) || '').filter(Boolean);
    return said.length > MOST_MOVES ? [...said.slice(0, MOST_MOVES), '…'] : said;
  }

  /** The judge's reason, without the chances it reckoned out itself: those of the curve are counted otherwise. */
  #reason({ why, measure }: Judged): string {
    const beside = { ...why, id: `${why.id}-beside` };
    return this.speech.say(measure === 'chance' && this.speech.has(beside.id) ? beside : why);
  }

  /** What the curve has, which is counted by the truth, where that was not what could be known. */
  #differ({ seat, differ, knew, truth }: Judged): string {
    if (!differ || knew == null || truth == null) return '';
    return say('page-replay-differ', { player: this.speech.player(seat), knew: inHundred(knew), truth: inHundred(truth) });
  }

  /** What a turning point was: what was given away, and what became of the chances. */
  turned(point: TurningPoint): string {
    if (point.resigned) return say('page-replay-resigned', { player: this.speech.player(point.seat), lost: inHundred(point.lost) });
    const judged = this.analysis.decisions.find((one) => one.n === point.n);
    return [this.#gave(point.seat, { ...point, had: judged?.had ?? null }), judged ? this.#differ(judged) : '', this.#swing(point)].filter(Boolean).join(' ');
  }

  /** How a chance changed, and that nobody is known to have given it away, if so. */
  #swing(point: TurningPoint): string {
    const { changed, before, after, since, until } = point;
    if (changed === null || before === null || after === null) return '';
    const values = { player: this.speech.player(changed), before: inHundred(before), after: inHundred(after) };
    const told = say(since == null ? 'page-replay-swing' : until == null ? 'page-replay-stretch' : 'page-replay-around', values);
    const causes = this.#causes(point);
    if (explain(causes, Math.abs(after - before))) return told;
    const rest = point.lost > 0 && causes.length ? 'page-replay-rest-unexplained' : 'page-replay-unexplained';
    return `${told} ${say(rest, { bot: judge(this.analysis, this.speech) })}`;
  }

  /**
   * Of what was given away where a chance changed all that is much, and may have changed it so: what the seat itself gave away if it fell, or another
   * one if it rose. What was given away in secret shows later.
   */
  #causes({ n, since, until, changed, before, after }: TurningPoint): Judged[] {
    const isMuch = muchOf(this.analysis.decisions);
    const from = since ?? Math.max(0, ...this.analysis.curve.map((point) => point.n).filter((earlier) => earlier < n));
    const fell = (after ?? 0) < (before ?? 0);
    return this.analysis.decisions.filter((judged) => from < judged.n && judged.n <= (until ?? n) && (judged.seat === changed) === fell && isMuch(judged));
  }

  /** What it means that somebody gave nothing away; nothing where everybody did. */
  alike(): string {
    const players = blameless(this.analysis).map((seat) => this.speech.player(seat));
    return players.length ? say('page-replay-alike', { players: players.join(', '), bot: judge(this.analysis, this.speech) }) : '';
  }
}
