import type { StaffRole } from '@scoresheet/contracts-messages';
import type { Identity } from '@scoresheet/services-accounts';
import { describe, expect, it } from 'vitest';
import { cutWithoutTournament, isShown, tournamentCutOf } from './tournament-cut.js';

const as = (accountId: string, ...roles: Identity['roles']): Identity => ({ accountId, roles });

/** Owned by olga, with one of each staff role; p1 plays, and so does judy. */
const STATE = {
  owner: 'olga',
  staff: new Map<string, StaffRole>([
    ['otto', 'organiser'],
    ['hedy', 'head-judge'],
    ['jack', 'judge'],
    ['skip', 'scorekeeper'],
    ['judy', 'judge'],
  ]),
  entrantOf: new Map([
    ['p1', 1],
    ['judy', 2],
    ['opal', 3],
  ]),
};

const audienceFor = (asker: Identity | undefined): string => tournamentCutOf(STATE, asker).audience;

describe('The cut of a tournament', () => {
  it.each(['olga', 'otto', 'hedy', 'jack', 'skip'])('shows %s what the house sees', (actor) => {
    expect(audienceFor(as(actor, 'player'))).toBe('house');
  });

  it('shows operators of the installation what the house sees', () => {
    expect(audienceFor(as('op', 'operator'))).toBe('house');
  });

  it.each([
    ['a judge who plays', as('judy', 'player')],
    ['an operator who plays', as('opal', 'operator')],
    ['an entrant', as('p1', 'player')],
    ['a judge and organiser of the installation', as('vera', 'judge', 'organiser')],
    ['a stranger', undefined],
  ])('shows %s what everybody sees', (_, asker) => {
    expect(audienceFor(asker)).toBe('public');
  });

  it('shows an owner who enters less from then on', () => {
    const entered = { ...STATE, entrantOf: new Map([['olga', 4]]) };
    expect(tournamentCutOf(entered, as('olga', 'player')).audience).toBe('public');
  });

  it('keeps a draft from everybody but its house', () => {
    expect(isShown({ stage: 'draft' }, { audience: 'public' })).toBe(false);
    expect(isShown({ stage: 'draft' }, { audience: 'house' })).toBe(true);
    expect(isShown({ stage: 'announced' }, { audience: 'public' })).toBe(true);
  });

  it('is that of operators alone where event 0 cannot be read', () => {
    expect(cutWithoutTournament(as('op', 'operator')).audience).toBe('house');
    expect(cutWithoutTournament(as('olga', 'player')).audience).toBe('public');
    expect(cutWithoutTournament(undefined).audience).toBe('public');
  });
});
