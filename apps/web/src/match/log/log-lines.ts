/** The lines of the log, one a step, page by page: each page is told by what was known where it begins. */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import { eventWords, learnNames, type Sentence } from '@scoresheet/rules-presentation';
import type { ShownGame } from '../game/load-game.js';
import { PAGE_SIZE, pageNumber } from '../record/held-pages.js';
import type { Moment } from '../record/moment.js';
import type { RecordStore } from '../record/record-store.js';

interface LogLine {
  readonly seq: number;
  readonly says: Sentence;
  readonly told: readonly Sentence[];
  /** Milliseconds that an answer took. */
  readonly tookMs?: number;
}

/** Tells a line once; a page whose moments have grown is told on from where it was. */
export function logLines(game: ShownGame, store: RecordStore) {
  const pages = new Map<number, Page>();
  return (step: number): LogLine | undefined => {
    const number = pageNumber(step);
    const page = pages.get(number) ?? newPage(number);
    pages.set(number, page);
    tellUpTo(game, store, page, step);
    return page.lines.get(step);
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

function tellUpTo(game: ShownGame, store: RecordStore, page: Page, step: number): void {
  for (; page.next <= step; page.next += 1) {
    const moment = store.momentOf(page.next);
    if (!moment) return;
    const before = store.momentOf(page.next - 1)?.table ?? null;
    if (before) learnNames(page.names, game, before);
    const { says, told } = eventWords(game, moment, page.names);
    page.lines.set(
      page.next,
      withoutUndefined({
        seq: moment.seq,
        says,
        told,
        tookMs: isAnswer(moment) ? moment.tookMs : undefined,
      }),
    );
  }
}

const isAnswer = (moment: Moment): moment is Moment & { readonly tookMs: number } =>
  moment.action['type'] === 'act' && moment.tookMs !== null;
