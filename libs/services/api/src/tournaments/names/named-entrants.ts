import type { Entrant, TournamentState } from '@scoresheet/domain-tournament';
import type { EntrantNames } from './entrant-names.service.js';

/** What is told of an argument by which entrants are searched. */
export const SEARCHED = "An entrant's number, or a part of a name.";

/** Entrants whom somebody looks for, by number or by name; undefined: everybody. */
export function namedEntrants(
  names: EntrantNames,
  state: TournamentState,
  search: string | null | undefined,
): Promise<readonly Entrant[] | undefined> {
  const text = search?.trim() ?? '';
  if (text === '') return Promise.resolve(undefined);
  if (/^\d{1,9}$/.test(text)) return Promise.resolve([Number(text)]);
  return names.named(state, text);
}
