import type { TournamentAsked } from '@scoresheet/contracts-messages';
import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import { dueMatches, matchInPlay, type MatchInPlay } from './match-in-play.js';
import type { MatchStanding } from './match-standing.js';
import { floor, ONE_WINS, onlyTable, TWO_WINS, type Floor } from './process.spec-kit.js';
import { atOnce } from './steps.js';

everyEventHolds();

/** Reads matches until the answer depends on no unknown one. */
function readAt(hall: Floor, table = onlyTable(hall).number): Omit<MatchInPlay, 'dependsOn'> {
  const standings = new Map<string, MatchStanding>();
  for (;;) {
    const read = matchInPlay(hall.scene.state(), table, standings, hall.env());
    const { dependsOn, ...inPlay } = read;
    const unread = dependsOn.filter((id) => !standings.has(id));
    if (unread.length === 0) return inPlay;
    for (const id of unread) standings.set(id, hall.standings.get(id) ?? { status: 'refused' });
  }
}

const seenAt = (hall: Floor, table?: number): string | null => readAt(hall, table).match;

const swiss = (more: { readonly bestOf?: 3 } = {}): Partial<TournamentAsked> => ({
  phases: [{ kind: 'swiss', rounds: 2, standings: 'magic/1', ...more }],
});
const ONE_GAME = swiss();
const BEST_OF_3 = swiss({ bestOf: 3 });

describe('The status of a table in play', () => {
  it('is null if there is no such table, and opening until the first match is open', () => {
    const hall = floor();
    expect(readAt(hall, 99)).toEqual({ match: null, status: null, wins: null });
    expect(readAt(hall)).toEqual({ match: null, status: 'opening', wins: [0, 0] });
  });

  it('follows its match from open over running and paused to ended', () => {
    const hall = floor(2, ONE_GAME);
    const opened = hall.open({ status: 'open' });
    const stages = (['open', 'running', 'paused', 'running'] as const).map((status) => {
      hall.open({ status }, opened);
      return readAt(hall);
    });
    expect(stages.map(({ status }) => status)).toEqual(['open', 'running', 'paused', 'running']);
    hall.open({ status: 'over', places: ONE_WINS, hasBegun: true }, opened);
    expect(readAt(hall)).toEqual({ match: null, status: 'ended', wins: [1, 0] });
  });

  it('is opening between two games of a best of three, with the score so far', () => {
    const hall = floor(2, BEST_OF_3);
    hall.play(ONE_WINS);
    expect(readAt(hall)).toEqual({ match: null, status: 'opening', wins: [1, 0] });
    hall.play(TWO_WINS);
    expect(readAt(hall)).toEqual({ match: null, status: 'opening', wins: [1, 1] });
  });

  it('is ended after a match that was voided without a result', () => {
    const hall = floor();
    hall.open({ status: 'over', places: [], reason: 'voided', hasBegun: true });
    expect(readAt(hall)).toMatchObject({ match: null, status: 'ended' });
  });

  it('is opening after every attempt was refused', () => {
    const hall = floor();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      hall.standings.set(hall.only('create-match').record, { status: 'refused' });
    }
    expect(readAt(hall)).toMatchObject({ match: null, status: 'opening' });
  });
});

describe('The matches due at the tables in play', () => {
  const dueAt = (hall: Floor) => atOnce(dueMatches(hall.scene.state(), hall.env()));

  it('include the match of each attempt at each game, with its table', () => {
    const hall = floor(2, BEST_OF_3);
    const due = dueAt(hall);
    expect(due.size).toBe(9);
    const first = hall.only('create-match').record;
    hall.standings.set(first, { status: 'refused' });
    const second = hall.play(ONE_WINS).record;
    const nextGame = hall.only('create-match').record;
    expect([first, second, nextGame].map((id) => due.get(id)?.number)).toEqual([1, 1, 1]);
  });

  it('exclude a table that has a result', () => {
    const hall = floor(2, ONE_GAME);
    hall.play(ONE_WINS);
    hall.record();
    expect(dueAt(hall).size).toBe(0);
  });
});

describe('The match that is played at a table', () => {
  it('is none before it is opened, and none where there is no such table', () => {
    const hall = floor();
    expect(seenAt(hall)).toBeNull();
    hall.open();
    expect(seenAt(hall, 99)).toBeNull();
  });

  it('is the one that was opened, until it is over', () => {
    const hall = floor();
    const opened = hall.open();
    expect(seenAt(hall)).toBe(opened.record);
    hall.open({ status: 'over', places: ONE_WINS, hasBegun: true }, opened);
    expect(seenAt(hall)).toBeNull();
  });

  it('is the second attempt where the first was refused', () => {
    const hall = floor();
    hall.standings.set(hall.only('create-match').record, { status: 'refused' });
    const { record } = hall.open();
    expect(seenAt(hall)).toBe(record);
  });

  it('is that of the next game of a series, and none once there is a result', () => {
    const hall = floor(2, BEST_OF_3);
    hall.play(ONE_WINS);
    expect(seenAt(hall)).toBeNull();
    const { record } = hall.open();
    expect(seenAt(hall)).toBe(record);
    hall.standings.delete(record);
    hall.play(ONE_WINS);
    hall.record();
    expect(seenAt(hall)).toBeNull();
  });
});
