/** Entrants whom somebody looks for, by number or by name. */
import type { Entrant } from '@scoresheet/domain-tournament';
import type { TournamentWords } from '../words/tournament-words.js';

/** A page has no more lines. */
const MAX_FOUND = 500;

/** Absent or empty, everybody is meant: undefined. */
export function foundEntrants(
  words: TournamentWords,
  tournament: string,
  search: string | null | undefined,
): Promise<readonly Entrant[] | undefined> {
  const text = search?.trim() ?? '';
  if (text === '') return Promise.resolve(undefined);
  if (/^\d{1,9}$/.test(text)) return Promise.resolve([Number(text)]);
  return words.entrantsNamed(tournament, text, MAX_FOUND);
}
