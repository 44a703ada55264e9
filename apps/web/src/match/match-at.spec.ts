import { describe, expect, it } from 'vitest';
import { speakEnglish } from '../words/speak-english.spec-kit.js';
import { matchAt } from './match-at.js';
import type { MatchFields } from './match-documents.js';
import type { Moment } from './record/moment.js';
import { sittersOf } from './sitters.js';

await speakEnglish();

const seatNow = (seat: number) => ({
  seat,
  actor: `a-${seat}`,
  label: `Player ${seat}`,
  isBot: seat === 2,
  ready: true,
  warnings: 0,
  autoPass: { until: 'TURN_ENDS', card: null },
  clock: { msLeft: 0, running: seat === 1, asOf: 900_000 },
});

const NOW = {
  status: 'OVER',
  seq: 81,
  ownSeat: null,
  seats: [seatNow(1), seatNow(2)],
  series: { bestOf: 3, game: 1, wins: [1, 0], draws: 0, decided: false, previous: [], next: 'm-2' },
} as unknown as MatchFields;

const THEN = {
  seq: 7,
  status: 'RUNNING',
  table: null,
  tookMs: 2_000,
  seats: [
    { seat: 1, actor: 'a-1', ready: true, clock: { msLeft: 310_000, running: true, asOf: 5_000 } },
    { seat: 2, actor: null, ready: false, clock: { msLeft: 295_000, running: false, asOf: 5_000 } },
  ],
  series: { wins: [0, 0], draws: 0, decided: false },
} as unknown as Moment;

describe('A match at a past moment', () => {
  const then = matchAt(NOW, THEN);

  it('shows the clocks of that moment, stopped', () => {
    const sitter = sittersOf({ match: then, table: null });
    const clocks = [1, 2].map((seat) => sitter(seat).clock);
    expect(clocks.map((clock) => clock?.msLeft)).toEqual([310_000, 295_000]);
    expect(clocks.map((clock) => clock?.isRunning)).toEqual([false, false]);
  });

  it('shows the players, readiness, status and series score of that moment', () => {
    expect(then).toMatchObject({ seq: 7, status: 'RUNNING', series: { wins: [0, 0], bestOf: 3 } });
    expect(then.seats).toMatchObject([
      { label: 'Player 1', ready: true },
      { actor: null, label: null, isBot: false, ready: false },
    ]);
  });

  it('shows no standing pass, which may have been given later', () => {
    expect(then.seats.map(({ autoPass }) => autoPass)).toEqual([null, null]);
  });

  it('marks the seat that was asked, in a match that is over by now', () => {
    const sitter = sittersOf({
      match: then,
      table: { decisions: [{ seat: 2 }] as never } as never,
    });
    expect(sitter(2).isActive).toBe(true);
    const nobody = sittersOf({ match: NOW, table: { decisions: [{ seat: 2 }] as never } as never });
    expect(nobody(2).isActive).toBe(false);
  });
});
