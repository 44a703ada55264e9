import { Injectable } from '@nestjs/common';
import type { StaffRole } from '@scoresheet/contracts-messages';
import type { MatchState } from '@scoresheet/domain-match';
import type { TournamentState } from '@scoresheet/domain-tournament';
import type { Identity, Role } from '@scoresheet/services-accounts';
import { MatchTails } from '../../matches/match-tails.service.js';
import { TournamentTails } from '../tournament-tails.service.js';

/** Whose sight and rulings a role in the tournament gives at its tables. */
const ROLE_AT_TABLE: Readonly<Record<StaffRole, Role>> = {
  organiser: 'organiser',
  'head-judge': 'judge',
  judge: 'judge',
  scorekeeper: 'organiser',
};

const OF_STAFF: readonly Role[] = ['judge', 'organiser', 'operator'];

/**
 * Who is staff of a match. A match of a tournament has the staff of that tournament, as its record
 * says now, and no other; whoever plays in the tournament is staff at none of its tables.
 */
@Injectable()
export class TableStaff {
  constructor(
    private readonly matches: MatchTails,
    private readonly tournaments: TournamentTails,
  ) {}

  /** The asker with the roles that count at this match. */
  async at(match: string, asker: Identity): Promise<Identity> {
    const standing = await this.matches.standingOf(match);
    return (await this.in(standing?.state, asker)) ?? asker;
  }

  /** As `at`, of a match whose state is known; a stranger stays one. */
  async in(
    match: Pick<MatchState, 'terms'> | undefined,
    asker: Identity | undefined,
  ): Promise<Identity | undefined> {
    const table = match?.terms.table;
    if (asker === undefined || table === undefined) return asker;
    const tournament = await this.tournaments.standingOf(table.tournament);
    return { ...asker, roles: rolesAtTables(tournament?.state, asker) };
  }
}

function rolesAtTables(
  tournament: Pick<TournamentState, 'owner' | 'staff' | 'entrantOf'> | undefined,
  { accountId, roles }: Identity,
): readonly Role[] {
  const isOperator = roles.includes('operator');
  const own = roles.filter((role) => !OF_STAFF.includes(role));
  if (tournament?.entrantOf.has(accountId) === true) return own;
  const staff = tournament?.staff.get(accountId);
  const isOwner = tournament?.owner === accountId;
  const given: readonly Role[] = [
    ...(staff === undefined ? [] : [ROLE_AT_TABLE[staff]]),
    ...(isOwner ? (['organiser'] as const) : []),
    ...(isOperator ? roles.filter((role) => role !== 'judge' && OF_STAFF.includes(role)) : []),
  ];
  return [...new Set([...own, ...given])];
}
