import type { Entrant, TournamentState } from '@scoresheet/domain-tournament';
import { COST_OF_SEARCHED_NAME } from '../../transport/limits.js';
import type { EntrantNames } from './entrant-names.service.js';

interface Searching {
  readonly names: EntrantNames;
  charge(cost: number): void;
}

/** What is told of an argument by which entrants are searched. */
export const SEARCHED = "An entrant's number, or a part of a name.";

/** Finds entrants by number or by a part of the name; undefined without a search. */
export function namedEntrants(
  by: Searching,
  state: TournamentState,
  search: string | null | undefined,
): Promise<readonly Entrant[] | undefined> {
  const text = search?.trim() ?? '';
  return /^\d{1,9}$/.test(text) ? Promise.resolve([Number(text)]) : namesWith(by, state, text);
}

/** As `namedEntrants`, by a part of the name only. Charges for each name that is compared. */
export async function namesWith(
  { names, charge }: Searching,
  state: TournamentState,
  text: string | null | undefined,
): Promise<readonly Entrant[] | undefined> {
  if (!text?.trim()) return undefined;
  charge(state.entrants.length * COST_OF_SEARCHED_NAME);
  return names.named(state, text);
}
