import { describe, expect, it } from 'vitest';
import type { Roles } from '../roles.js';
import { partOf, partsFor } from './parts.js';

const JUDGE: Roles = {
  isOwner: false,
  isOrganiser: false,
  runsRounds: false,
  isScorer: false,
  isJudge: true,
  isHeadJudge: false,
  isStaff: true,
};
const KEEPER: Roles = { ...JUDGE, isJudge: false, runsRounds: true, isScorer: true };
const ORGANISER: Roles = { ...KEEPER, isOrganiser: true };

describe('The parts of running an event', () => {
  it('are for each role those in which it may do something', () => {
    expect(partsFor(JUDGE)).toEqual(['people', 'files']);
    expect(partsFor(KEEPER)).toEqual(['round', 'players', 'correct', 'people', 'files']);
    expect(partsFor(ORGANISER)).toEqual([...partsFor(KEEPER), 'webhooks']);
  });

  it.each([
    ['part=correct', ORGANISER, 'correct'],
    ['', ORGANISER, 'round'],
    ['part=nothing', ORGANISER, 'round'],
    ['part=webhooks', KEEPER, 'round'],
    ['part=webhooks', JUDGE, 'people'],
    ['part=files', JUDGE, 'files'],
  ] as const)('are opened by the address %s only where they are given', (search, roles, part) => {
    const asked = { search: new URLSearchParams(search), parts: partsFor(roles) };
    expect(partOf({ ...asked, stage: 'PLAYING' })).toBe(part);
  });
});
