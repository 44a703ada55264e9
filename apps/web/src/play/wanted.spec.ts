import { describe, expect, it } from 'vitest';
import { clockFigures, mostSeats, termsOf, usualMatch, withGame } from './wanted.js';

const DUEL = { id: 'fuzzycards', minSeats: 2, maxSeats: 2 };
const ROUND = { id: 'friendomancy', minSeats: 2, maxSeats: 5 };

describe('a match that somebody wants', () => {
  it('is, where nothing is chosen, a duel with a bot whose record opens at the end', () => {
    expect(termsOf(usualMatch(DUEL))).toEqual({
      game: 'fuzzycards',
      seats: 2,
      options: {},
      private: false,
      opens: 'AT_END',
    });
  });

  it('is private when a friend is invited, and for everybody else not', () => {
    const usual = usualMatch(DUEL);
    expect(termsOf({ ...usual, opponent: 'friend' }).private).toBe(true);
    expect(termsOf({ ...usual, opponent: 'anybody' }).private).toBe(false);
  });

  it('asks for minutes as milliseconds and for a delay in seconds', () => {
    const terms = termsOf({ ...usualMatch(DUEL), clock: '10+5', delayMinutes: 5 });
    expect(terms.clock).toEqual({ kind: 'BANK', bankMs: 600_000, incrementMs: 5_000 });
    expect(terms.spectatorDelay).toEqual({ seconds: 300 });
  });

  it('keeps the record of a series closed and its spectators without delay', () => {
    const terms = termsOf({ ...usualMatch(DUEL), bestOf: 3, delayMinutes: 5 });
    expect(terms).toMatchObject({ bestOf: 3, opens: 'NEVER' });
    expect(terms).not.toHaveProperty('spectatorDelay');
  });

  it('is no series at a table of three, whatever was chosen before', () => {
    const terms = termsOf({ ...usualMatch(ROUND), seats: 3, bestOf: 3 });
    expect(terms).not.toHaveProperty('bestOf');
    expect(terms.opens).toBe('AT_END');
  });

  it('loses the readings of a game with the game, and fits its seats', () => {
    const wanted = {
      ...usualMatch(ROUND),
      seats: 5,
      options: { judge: 'sits' },
      clock: '5+5',
    } as const;
    expect(withGame(wanted, DUEL)).toMatchObject({ seats: 2, options: {}, clock: '5+5' });
  });

  it('has as many seats as the players agree on', () => {
    const usual = usualMatch(ROUND);
    expect(mostSeats(ROUND, usual)).toBe(5);
    expect(mostSeats(ROUND, { ...usual, options: { maxSeats: 8 } })).toBe(8);
  });
});

describe('a clock', () => {
  it('is spoken of in minutes and seconds', () => {
    expect(clockFigures('15+10')).toEqual({ kind: 'bank', minutes: 15, seconds: 10 });
    expect(clockFigures('each-60')).toEqual({ kind: 'each', minutes: 60 });
    expect(clockFigures('none')).toEqual({ kind: 'none' });
  });
});
