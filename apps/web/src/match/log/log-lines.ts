/** The lines of the log, page by page: each page is told by what was known where it begins. */
import { eventWords, learnNames, type Sentence } from '@scoresheet/rules-presentation';
import type { ShownGame } from '../game/load-game.js';
import { PAGE_SIZE } from '../record/held-pages.js';
import type { Moment } from '../record/moment.js';
import type { RecordStore } from '../record/record-store.js';

interface LogLine {
  readonly seq: number;
  readonly says: Sentence;
  readonly told: readonly Sentence[];
  /** Milliseconds that an answer took. */
  readonly tookMs?: number;
  /** The turn that begins with this event. */
  readonly turn?: number;
}

/** Tells a line once; a page whose moments have grown is told on from where it was. */
export function logLines(game: ShownGame, store: RecordStore) {
  const pages = new Map<number, Page>();
  return (seq: number): LogLine | undefined => {
    const number = Math.floor(seq / PAGE_SIZE);
    const page = pages.get(number) ?? newPage(number);
    pages.set(number, page);
    tellUpTo(game, store, page, seq);
    return page.lines.get(seq);
  };
}

interface Page {
  next: number;
  readonly names: Map<string, Sentence>;
  readonly lines: Map<number, LogLine>;
}

const newPage = (number: number): Page => ({
  next: number * PAGE_SIZE,
  names: new Map(),
  lines: new Map(),
});

function tellUpTo(game: ShownGame, store: RecordStore, page: Page, seq: number): void {
  for (; page.next <= seq; page.next += 1) {
    const moment = store.momentAt(page.next);
    if (!moment) return;
    const before = store.momentAt(page.next - 1)?.table ?? null;
    if (before) learnNames(page.names, game, before);
    const { says, told } = eventWords(game, moment, page.names);
    const [turn, turnBefore] = [moment.table, before].map((table) => table?.counters['turn'] ?? 0);
    const begins = turn !== undefined && turn > (turnBefore ?? 0) && before !== null;
    page.lines.set(page.next, {
      seq: page.next,
      says,
      told,
      ...(isAnswer(moment) && { tookMs: moment.tookMs }),
      ...(begins && { turn }),
    });
  }
}

const isAnswer = (moment: Moment): moment is Moment & { readonly tookMs: number } =>
  moment.action['type'] === 'act' && moment.tookMs !== null;
