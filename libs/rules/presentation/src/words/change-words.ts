/** What a card was given or what was taken from it for a time, in words. */
import type { ChangeView } from '@scoresheet/rules-engine';
import { filled } from './form.js';
import { seatWords, spoken, type GameWords } from './game-words.js';
import { keywordNumber, signed } from './number-words.js';
import { say, type Sentence } from './sentence.js';

/** "silenced until seat 2's next turn", "ATK +2 this turn", "burn 3 while it stands". */
export const changeWords = (words: GameWords, change: Omit<ChangeView, 'giver'>): Sentence =>
  say`${whatChanges(words, change)} ${durationWords(words, change.until)}`;

function whatChanges(
  { primer, rules }: GameWords,
  { what, by, sets }: Omit<ChangeView, 'giver'>,
): Sentence {
  const named = primer.changes[what]?.shown;
  if (named !== undefined) return say`${named}`;
  if (rules.shownValues.includes(what)) {
    const value = what.toUpperCase();
    return sets ? say`${value} becomes ${by}` : say`${value} ${signed(by)}`;
  }
  if (sets) return by === 0 ? say`no ${spoken(what)}` : keywordNumber(what, by);
  return by > 0 ? keywordNumber(what, by) : say`${spoken(what)} ${by}`;
}

/** The number at the end of `turn-of-2` is a seat. */
function durationWords(words: GameWords, until: string): Sentence {
  const { durations } = words.primer;
  const [, stem = until, seat] = /^(.+)-(\d+)$/.exec(until) ?? [];
  const said = durations[stem] ?? `until ${until.replaceAll('-', ' ')}`;
  if (seat === undefined) return say`${said}`;
  return filled(said, () => [seatWords(words, Number(seat))]);
}

/** Whether one of the changes takes the keywords of a card for now. */
export const isStopped = ({ primer }: GameWords, changes: readonly ChangeView[]): boolean =>
  changes.some(({ what }) => primer.changes[what]?.stopsKeywords);
