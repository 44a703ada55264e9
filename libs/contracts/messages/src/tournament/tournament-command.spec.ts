import { describe, expect, it } from 'vitest';
import { tournamentCommandIn } from './tournament-command.js';

const SENDER = {
  record: `t-${'0'.repeat(26)}`,
  commandId: 'create',
  actor: 'olga',
  role: 'player',
};
const BRACKET = { kind: 'single-elimination', standings: 'magic/1', bestOf: 1, thirdPlace: false };
const LOSERS = { kind: 'double-elimination', standings: 'magic/1', bestOf: 1 };

const isCreated = (phase: object, terms: object = {}): boolean =>
  tournamentCommandIn({
    ...SENDER,
    type: 'create-tournament',
    game: 'fuzzycards',
    play: 'tables',
    capacity: 8,
    entry: 'open',
    checkIn: false,
    phases: [phase],
    ...terms,
  }) !== undefined;

describe('Who replaces a drop-out', () => {
  it.each(['nobody', 'next-seed', 'loser-of-last-match'])(
    'is a setting of a single elimination: %s',
    (replaces) => expect(isCreated({ ...BRACKET, replaces })).toBe(true),
  );

  it('is nobody who was beaten, where one loss ends nothing', () => {
    expect(isCreated({ ...LOSERS, replaces: 'next-seed' })).toBe(true);
    expect(isCreated({ ...LOSERS, replaces: 'loser-of-last-match' })).toBe(false);
  });

  it('is nobody at all in rounds that all play', () => {
    const swiss = { kind: 'swiss', standings: 'magic/1', bestOf: 1, rounds: 3 };
    expect(isCreated(swiss)).toBe(true);
    expect(isCreated({ ...swiss, replaces: 'next-seed' })).toBe(false);
  });
});

describe('A delay for spectators of a tournament', () => {
  it('ends with each match in any case, so that nobody asks for it', () => {
    const delay = { events: 3, seconds: 60 };
    expect(isCreated(BRACKET, { spectatorDelay: delay })).toBe(true);
    expect(isCreated(BRACKET, { spectatorDelay: { ...delay, endsWithMatch: true } })).toBe(false);
  });
});
