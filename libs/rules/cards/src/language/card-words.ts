/** The words of a game's cards as sentences are made of them (`say/`). */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { CardWords } from '../say/card-words.js';
import type { Entries } from './entries.js';

export const cardWordsOf = (entries: Entries): CardWords =>
  withoutUndefined({
    card: entries.card,
    timings: { ...byWord(entries.timings, (timing) => timing), ...entries.added?.timings },
    costs: { ...byWord(entries.costs ?? [], ({ says }) => says), ...entries.added?.costs },
    payments: byWord(entries.payments ?? [], ({ says }) => says),
    filters: byWord(entries.filters ?? [], ({ says }) => says),
    zones: byWord(entries.zones ?? [], ({ says }) => says),
    named: byWord(entries.named, ({ says }) => says),
    values: byWord(entries.values ?? [], (value) => value),
    counters: byWord(entries.counters ?? [], ({ says }) => says),
    verbs: byWord(entries.verbs, ({ says }) => says),
    durations: byWord(entries.durations ?? [], ({ says }) => says),
    things: byWord(entries.things ?? [], ({ noun }) => noun),
    choose: entries.choose,
    again: entries.again,
    bearerOf: (face) => entries.bearerOf?.(face),
  });

/** A table of entries by their words. */
export const byWord = <E extends { readonly word: string }, T>(
  entries: readonly E[],
  of: (entry: E) => T,
): { readonly [word: string]: T } =>
  Object.fromEntries(entries.map((entry) => [entry.word, of(entry)]));
