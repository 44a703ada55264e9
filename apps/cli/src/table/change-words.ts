/** What a card was given or what was taken from it for a time, in words. */
import type { ChangeView } from '@scoresheet/rules-engine';
import { keywordNumber, seatWords, spoken, type GameWords } from '@scoresheet/rules-presentation';

/** "silenced until seat 2's next turn", "ATK +2 this turn", "burn 3 while it stands". */
export function changeWords(words: GameWords, change: Omit<ChangeView, 'giver'>): string {
  return `${whatChanges(words, change)} ${durationWords(words, change.until)}`;
}

function whatChanges(
  { primer, rules }: GameWords,
  { what, by, sets }: Omit<ChangeView, 'giver'>,
): string {
  const named = primer.changes[what]?.shown;
  if (named !== undefined) return named;
  if (rules.shownValues.includes(what)) {
    const value = what.toUpperCase();
    return sets ? `${value} becomes ${by}` : `${value} ${by < 0 ? '' : '+'}${by}`;
  }
  if (sets) return by === 0 ? `no ${spoken(what)}` : keywordNumber(what, by);
  return by > 0 ? keywordNumber(what, by) : `${spoken(what)} ${by}`;
}

/** The number at the end of `turn-of-2` is a seat. */
function durationWords(words: GameWords, until: string): string {
  const { durations } = words.primer;
  const [, stem = until, seat] = /^(.+)-(\d+)$/.exec(until) ?? [];
  const said = durations[stem] ?? `until ${until.replaceAll('-', ' ')}`;
  return seat === undefined ? said : said.replace('{}', seatWords(words, Number(seat)));
}

/** Whether one of the changes takes the keywords of a card for now. */
export const isStopped = ({ primer }: GameWords, changes: readonly ChangeView[]): boolean =>
  changes.some(({ what }) => primer.changes[what]?.stopsKeywords);
