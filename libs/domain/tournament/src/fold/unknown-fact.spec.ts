/** Given a fact of a later release, then the record is suspended: ignoring it would show another tournament. */
import { describe, expect, it } from 'vitest';
import { readOnlyTournament } from '../record/tournament-aggregate.js';
import { begun, environment } from '../tournament.spec-kit.js';

describe('A fact of an unknown kind', () => {
  it.each([
    ['about an entrant', { kind: 'entrant-promoted', entrant: 1 }],
    ['about several entrants', { kind: 'entrants-promoted', entrants: [1] }],
    ['about nothing that is known', { kind: 'walkover-promised', match: 'm1' }],
  ])('%s is not folded', (_, fact) => {
    const state = begun(4).state();
    const { record, seq, at } = state;
    const named = { record, seq: seq + 1, at, commandId: 'c', type: 'entrant-re-entered' };
    const header = { ...named, prev: '', hashes: {} };
    const house = { action: { type: 're-enter' }, facts: [fact] };
    expect(() => readOnlyTournament(environment).fold(state, { header, house })).toThrow();
  });
});
