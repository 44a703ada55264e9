/**
 * Rounds that were not played, as chess tells them apart (FIDE Tie-Break Regulations C.07, articles
 * 15.1 and 16.1). Every round without an entry, before coming or after leaving, is a requested bye
 * of no points.
 */
import type { Cell } from '../crosstable/cell.js';
import type { UnplayedRounds } from '../rules.js';

/** In a round robin a forfeit is a game (article 15.2). */
export function isUnplayed(cell: Cell, rules: UnplayedRounds): boolean {
  const { entry } = cell;
  if (entry?.kind === 'pod') return false;
  return entry?.kind !== 'match' || (rules !== 'round-robin' && isForfeit(cell));
}

/** Nobody played; where both have lost, both have forfeited. */
export const isForfeit = ({ entry }: Cell): boolean =>
  entry?.kind === 'match' && (entry.how === 'forfeit' || entry.how === 'double-loss');

/** A bye of half a point or none. */
export const isRequestedBye = ({ entry }: Cell): boolean =>
  entry === null ||
  entry.kind === 'missed' ||
  (entry.kind === 'bye' && (entry.given === 'half-point' || entry.given === 'lost'));

/** Unplayed because the entrant wanted it so, or did not come. */
export const isVoluntary = (cell: Cell): boolean =>
  isRequestedBye(cell) || (isForfeit(cell) && cell.result === 'loss');
