import type { MatchState } from '@scoresheet/domain-match';
import type { TournamentState } from '@scoresheet/domain-tournament';
import type { Role } from '@scoresheet/services-accounts';
import { describe, expect, it } from 'vitest';
import type { MatchTails } from '../../matches/match-tails.service.js';
import type { TournamentTails } from '../tournament-tails.service.js';
import { TableStaff } from './table-staff.service.js';

const table = { tournament: 't-1', phase: 1, round: 1, table: 1, game: 1, attempt: 1 };
const atTable = { terms: { table } } as unknown as MatchState;
const ofNone = { terms: {} } as unknown as MatchState;
const tournament = {
  owner: 'olga',
  staff: new Map([
    ['hedy', 'head-judge'],
    ['jo', 'judge'],
    ['sam', 'scorekeeper'],
    ['pat', 'judge'],
  ]),
  entrantOf: new Map([
    ['pat', 7],
    ['opal', 8],
  ]),
} as unknown as TournamentState;

const standing = <S>(state: S) => ({
  standingOf: () => Promise.resolve({ state, suspension: undefined }),
});
const staffOf = (match: MatchState) =>
  new TableStaff(
    standing(match) as unknown as MatchTails,
    standing(tournament) as unknown as TournamentTails,
  );
const rolesOf = async (match: MatchState, accountId: string, ...roles: Role[]) =>
  (await staffOf(match).at('m-1', { accountId, roles })).roles;

describe('Staff of a match', () => {
  it.each<[string, string, Role[], Role[]]>([
    ['the owner, as an organiser', 'olga', ['player'], ['player', 'organiser']],
    ['the head judge', 'hedy', ['player'], ['player', 'judge']],
    ['a judge', 'jo', ['player'], ['player', 'judge']],
    ['a scorekeeper, as an organiser', 'sam', ['player'], ['player', 'organiser']],
    ['an operator', 'ops', ['player', 'operator'], ['player', 'operator']],
    ['no judge of the installation', 'ruth', ['player', 'judge', 'organiser'], ['player']],
    ['no judge who plays in the tournament', 'pat', ['player', 'judge'], ['player']],
    ['no operator who plays in it', 'opal', ['player', 'operator'], ['player']],
  ])('at a table of a tournament is %s', async (_, actor, roles, there) => {
    expect(await rolesOf(atTable, actor, ...roles)).toEqual(there);
  });

  it('elsewhere is who has the role in the installation', async () => {
    expect(await rolesOf(ofNone, 'ruth', 'player', 'judge')).toEqual(['player', 'judge']);
    expect(await rolesOf(ofNone, 'hedy', 'player')).toEqual(['player']);
  });

  it('is no stranger', async () => {
    expect(await staffOf(atTable).in(atTable, undefined)).toBeUndefined();
  });
});
