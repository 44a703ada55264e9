import type { PhaseAsked } from '@scoresheet/contracts-messages';
import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import { currentRound } from '../fold/tournament-state.js';
import { at, REASON, SWISS } from '../tournament.spec-kit.js';
import type { KnownMatch } from './match-standing.js';
import { floor, ONE_WINS, onlyTable, TWO_WINS, type Floor } from './process.spec-kit.js';
import { nextWakeMs } from './table-time.js';

everyEventHolds();

const MINUTE = 60_000;
const ROUND = { phase: 1, round: 1 };
const TIMED: PhaseAsked = { ...SWISS, roundMs: 50 * MINUTE, extraTurns: 5 };

const POD: PhaseAsked = {
  kind: 'pods',
  standings: 'pods/1',
  rounds: 1,
  roundMs: MINUTE,
  least: 3,
  most: 5,
  wanted: 4,
};

const timed = (phase: PhaseAsked = TIMED, players = 2) => floor(players, { phases: [phase] });
const endOf = ({ scene }: Floor) => currentRound(scene.state())?.clock?.endsAt ?? 0;
const CALLED_IN_LOBBY: Partial<KnownMatch> = {
  status: 'over',
  places: [],
  reason: 'table-time',
  hasBegun: false,
  isTimeCalled: true,
};

describe('Given the time of a round is up, then it is called', () => {
  it.each(['open', 'running', 'paused'] as const)('in a match that is %s', (status) => {
    const hall = timed();
    const { record } = hall.open({ status });
    expect(hall.missing(endOf(hall) - 1)).toEqual([]);
    expect(hall.only('call-table-time', endOf(hall))).toMatchObject({
      record,
      role: 'house',
      actor: 'house',
      extraTurns: 5,
    });
  });

  it('without extra turns where the phase names none', () => {
    const hall = timed({ ...SWISS, roundMs: MINUTE });
    hall.open();
    expect(hall.only('call-table-time', endOf(hall)).extraTurns).toBe(0);
  });

  it('once in each match, also after more time was given', () => {
    const hall = timed();
    const { record } = hall.open();
    const called = hall.only('call-table-time', endOf(hall));
    hall.scene.leads({ type: 'extend-time', ...ROUND, byMs: MINUTE });
    expect(hall.only('call-table-time', endOf(hall))).toEqual(called);
    const standing = hall.standings.get(record);
    if (standing === undefined || standing.status === 'refused') throw new Error('it is played');
    hall.standings.set(record, { ...standing, isTimeCalled: true });
    expect(hall.missing(endOf(hall))).toEqual([]);
  });

  it('at a table with a question as well', () => {
    const hall = timed(POD, 3);
    hall.open();
    hall.scene.leads({ type: 'disqualify-entrant', entrant: 1, ...REASON });
    expect(onlyTable(hall)).toMatchObject({ result: null, hasQuestion: true });
    expect(hall.missing(endOf(hall) - 1)).toEqual([]);
    expect(hall.only('call-table-time', endOf(hall)).extraTurns).toBe(0);
  });

  it('nowhere while the clock stands, and later where more time was given', () => {
    const hall = timed();
    hall.open();
    const end = endOf(hall);
    hall.scene.leads({ type: 'pause-clock', ...ROUND });
    expect(hall.missing(end + MINUTE)).toEqual([]);
    hall.scene.leads({ type: 'resume-clock', ...ROUND });
    hall.scene.leads({ type: 'extend-time', ...at(hall.scene, 1), byMs: MINUTE });
    expect(hall.missing(endOf(hall) + MINUTE - 1)).toEqual([]);
    expect(hall.missing(endOf(hall) + MINUTE)).toHaveLength(1);
  });

  it('never in a round without a clock', () => {
    const hall = floor();
    hall.open();
    expect(hall.missing(Number.MAX_SAFE_INTEGER)).toEqual([]);
  });
});

describe('Given the time of a round is up, then no further game begins', () => {
  it('and the score of the series stands', () => {
    const hall = timed();
    hall.play(ONE_WINS);
    expect(hall.only('create-match', endOf(hall) - 1).table.game).toBe(2);
    expect(hall.only('record-matches', endOf(hall)).result).toMatchObject({ wins: [1, 0] });
  });

  it('but one that has begun is played on', () => {
    const hall = timed();
    hall.play(ONE_WINS);
    hall.open({ isTimeCalled: true });
    expect(hall.missing(endOf(hall))).toEqual([]);
  });

  it('and one whose players have not begun leaves the score as it stands', () => {
    const hall = timed();
    hall.play(ONE_WINS);
    hall.play(TWO_WINS);
    hall.open(CALLED_IN_LOBBY);
    const { result, matches } = hall.only('record-matches', endOf(hall));
    expect(result).toEqual({ is: 'games', wins: [1, 1], draws: 0 });
    expect(matches).toHaveLength(3);
  });

  it('and one that was begun and has no result is a question to staff', () => {
    const hall = timed();
    hall.play(ONE_WINS);
    hall.open({ ...CALLED_IN_LOBBY, hasBegun: true });
    expect(hall.only('record-matches', endOf(hall))).not.toHaveProperty('result');
  });

  it('and a level score in a bracket is a question to staff', () => {
    const bracket: PhaseAsked = { kind: 'single-elimination', standings: 'magic/1', bestOf: 3 };
    const hall = timed({ ...bracket, roundMs: MINUTE });
    hall.play(ONE_WINS);
    expect(hall.only('record-matches', endOf(hall)).result).toMatchObject({ wins: [1, 0] });
    hall.play(TWO_WINS);
    expect(hall.only('record-matches', endOf(hall))).not.toHaveProperty('result');
  });

  it('and where nothing was played none is opened to be ended at once', () => {
    const hall = timed();
    expect(hall.missing(endOf(hall))).toEqual([]);
    const asked = timed();
    asked.open({ ...CALLED_IN_LOBBY });
    expect(asked.only('record-matches', endOf(asked))).not.toHaveProperty('result');
  });
});

describe('When to look again', () => {
  it('is when the time of the hall, or of a table, runs out next', () => {
    const hall = timed(TIMED, 4);
    const end = endOf(hall);
    expect(nextWakeMs(hall.scene.state(), 0)).toBe(end);
    hall.scene.leads({ type: 'extend-time', ...at(hall.scene, 1), byMs: MINUTE });
    expect(nextWakeMs(hall.scene.state(), end - 1)).toBe(end);
    expect(nextWakeMs(hall.scene.state(), end)).toBe(end + MINUTE);
    expect(nextWakeMs(hall.scene.state(), end + MINUTE)).toBeNull();
  });

  it('is never without a clock, while it stands, and where all tables have a result', () => {
    expect(nextWakeMs(floor().scene.state(), 0)).toBeNull();
    const hall = timed();
    hall.scene.leads({ type: 'pause-clock', ...ROUND });
    expect(nextWakeMs(hall.scene.state(), 0)).toBeNull();
    hall.scene.leads({ type: 'resume-clock', ...ROUND });
    const result = { is: 'games', wins: [2, 0], draws: 0 } as const;
    hall.scene.leads({ type: 'enter-result', ...at(hall.scene, 1), result });
    expect(nextWakeMs(hall.scene.state(), 0)).toBeNull();
  });
});
