/** An analysis as these eyes follow the game: its curve, marks and sentences at the moments that they saw. */
import type { Board } from '../../board/contract';
import type { Analysis, Judged } from '../../protocol/forms';
import type { Line } from '../../table/sentences';
import type { Speech } from '../../words/speech';
import { chancesAt, judgedLines, muchOf, noticedAt, spotsOf, turnsOf, type Turn } from './analysis';
import { Judgement, percents } from './judgement';
import type { Frame } from './projector.svelte';

interface Given {
  readonly analysis: Analysis | null;
  readonly frames: readonly Frame[];
  readonly lines: readonly Line[];
  readonly board: Board | null;
  readonly speech: Speech;
}

export class Reading {
  #given: () => Given;
  readonly spots = $derived.by(() => {
    const { analysis, frames } = this.#given();
    return analysis ? spotsOf(analysis.curve, frames) : [];
  });
  /** Null: not known yet. */
  readonly turns: readonly Turn[] | null = $derived.by(() => {
    const { analysis, frames } = this.#given();
    return analysis && turnsOf(analysis, frames);
  });
  /** By the key of the line that tells it. */
  readonly judged = $derived.by(() => {
    const { analysis, frames, lines } = this.#given();
    return judgedLines(analysis?.decisions ?? [], frames, lines);
  });
  readonly isMuch = $derived.by(() => muchOf(this.#given().analysis?.decisions ?? []));
  readonly #judgement = $derived.by(() => {
    const { analysis, board, speech } = this.#given();
    return analysis && new Judgement(analysis, board, speech);
  });

  constructor(given: () => Given) {
    this.#given = given;
  }

  /** What it means that somebody gave nothing away. */
  get alike(): string {
    return this.#judgement?.alike() ?? '';
  }

  /** Everything about a decision. */
  verdict(judged: Judged): string {
    const { frames } = this.#given();
    const before = frames[Math.max(0, noticedAt(frames, judged.n) - 1)]?.view ?? null;
    return this.#judgement?.of(judged, before) ?? '';
  }

  /** What a turning point was. */
  turned(turn: Turn): string {
    return this.#judgement?.turned(turn.point) ?? '';
  }

  /** How the chances changed at a moment, if that was a turning point, and everything about the decisions that led to it. */
  verdictAt(index: number): string {
    const turn = this.turns?.find((one) => one.index === index && one.point.lost === 0);
    return [turn ? this.turned(turn) : '', ...this.#decided(index).map((judged) => this.verdict(judged))].filter(Boolean).join(' ');
  }

  /** The same about those that gave something away. */
  lossAt(index: number): string {
    return this.#decided(index).filter((judged) => judged.lost > 0).map((judged) => this.verdict(judged)).join(' ');
  }

  #decided(index: number): readonly Judged[] {
    const { analysis, frames } = this.#given();
    return analysis?.decisions.filter((judged) => noticedAt(frames, judged.n) === index) ?? [];
  }

  /** Everyone's chances at a moment, for those who listen; at a large table only the best are worth it. */
  chances(index: number, most = 4): string[] {
    const chances = chancesAt(this.spots, index);
    if (chances.length > most) return [];
    return percents(chances).map((chance, seat) => `${this.#given().speech.player(seat)} ${chance}`);
  }

  /** The next turning point in this direction. */
  turnFrom(index: number, by: -1 | 1): number | null {
    const turns = this.turns ?? [];
    const found = by > 0 ? turns.find((turn) => turn.index > index) : turns.findLast((turn) => turn.index < index);
    return found?.index ?? null;
  }
}
