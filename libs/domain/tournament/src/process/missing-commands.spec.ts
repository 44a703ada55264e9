import type { PhaseAsked } from '@scoresheet/contracts-messages';
import { recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import { begun, drawAndStart, REASON, SWISS, tableOf, tablesOf } from '../tournament.spec-kit.js';
import { missingCommands } from './missing-commands.js';
import * as kit from './process.spec-kit.js';

const { DRAWN, floor, floorOf, ONE_WINS, onlyTable, standingOf, TWO_WINS } = kit;

everyEventHolds();

const ROUND = { phase: 1, round: 1 };
const BRACKET: PhaseAsked = { kind: 'single-elimination', standings: 'magic/1', bestOf: 3 };
const ONE_GAME: PhaseAsked = { ...SWISS, bestOf: 1 };

describe('Given tables of a round that is played, then matches are missing', () => {
  it('one at each table, for those who sit there, in the order of their seats', () => {
    const { scene, missing } = floor(5);
    const tables = tablesOf(scene);
    expect(tables).toHaveLength(2);
    expect(missing()).toMatchObject(
      tables.map(({ number, entrants }) => ({
        type: 'create-match',
        role: 'house',
        actor: 'house',
        game: 'tokens',
        seats: 2,
        reserved: entrants.map((entrant) => ({ actor: `p${entrant}` })),
        table: {
          tournament: scene.tournament.record,
          ...ROUND,
          table: number,
          game: 1,
          attempt: 1,
        },
      })),
    );
  });

  it('under ids that anybody can derive again, and that are ids', () => {
    const { scene, standings, env, missing } = floor(4);
    const [one, other] = missing();
    expect(one?.commandId).toMatch(/^p-[0-9a-f]{48}$/);
    expect(one?.commandId).not.toBe(other?.commandId);
    const creation = { kind: 'match', actor: 'house', commandId: one?.commandId ?? '' } as const;
    expect(one?.record).toBe(recordIdOf(creation, sha256));
    const elsewhere = missingCommands(structuredClone(scene.state()), standings, env());
    expect(elsewhere).toEqual([one, other]);
  });

  it('with the options of the tournament, and with lists that were handed in', () => {
    const scene = kit.registeredOnPlatform(2, { options: { open: true } });
    scene.says('p2', { type: 'hand-in-list', entrant: 2, cards: ['T', 'T'] });
    scene.leads({ type: 'begin-phase', phase: 1 });
    drawAndStart(scene);
    const { options, reserved } = floorOf(scene).only('create-match');
    expect(options).toEqual({ open: true });
    expect(reserved).toHaveLength(2);
    expect(reserved).toContainEqual({ actor: 'p1' });
    expect(reserved).toContainEqual({ actor: 'p2', list: ['T', 'T'] });
  });

  it.each([
    ['none', undefined, undefined],
    ['fifty minutes', 3_000_000, 6_000_000],
    ['five minutes', 300_000, 3_600_000],
  ])('that are left after a time that fits a round of %s', (_, roundMs, abandonAfterMs) => {
    const timed = roundMs === undefined ? SWISS : { ...SWISS, roundMs };
    const { only } = floor(2, { phases: [timed] });
    expect(only('create-match').abandonAfterMs).toBe(abandonAfterMs);
  });

  it('none at wooden tables, before the round has started, and after it is closed', () => {
    expect(floor(4, { play: 'tables' }).missing()).toEqual([]);
    const scene = begun(2, { play: 'platform', phases: [ONE_GAME] });
    const { missing, play, record } = floorOf(scene);
    expect(missing()).toEqual([]);
    scene.leads({ type: 'draw-round', ...ROUND });
    scene.leads({ type: 'publish-round', ...ROUND });
    expect(missing()).toEqual([]);
    scene.leads({ type: 'start-round', ...ROUND });
    play(ONE_WINS);
    record();
    scene.leads({ type: 'close-round', ...ROUND });
    expect(missing()).toEqual([]);
  });

  it('none where somebody has no account, until they are bound to one', () => {
    const scene = kit.registeredOnPlatform(1);
    scene.leads({ type: 'add-entrants', entrants: [{ guest: 'g-1' }] });
    scene.leads({ type: 'begin-phase', phase: 1 });
    drawAndStart(scene);
    const { missing, only } = floorOf(scene);
    expect(missing()).toEqual([]);
    scene.leads({ type: 'bind-entrant', entrant: 2, to: 'paula' });
    expect(only('create-match').reserved).toContainEqual({ actor: 'paula' });
  });

  it('no more once they have been opened, whatever happens at other tables', () => {
    const { scene, standings, missing } = floor(4);
    const [one, other] = missing();
    if (one?.type !== 'create-match') throw new Error('a match is missing');
    standings.set(one.record, standingOf(one, scene));
    expect(missing()).toEqual([other]);
    standings.set(one.record, standingOf(one, scene, { status: 'over', places: ONE_WINS }));
    expect(missing()).toContainEqual(other);
    expect(missing()).toHaveLength(2);
  });
});

describe('Who begins', () => {
  it('in a Swiss is left to the game, and then whoever has lost chooses', () => {
    const { only, play } = floor();
    expect(play(ONE_WINS)).not.toHaveProperty('begins');
    expect(only('create-match')).toMatchObject({
      begins: { chosenBy: 2 },
      table: { game: 2, attempt: 1 },
    });
  });

  it('after a draw is left to the game', () => {
    const { only, play } = floor();
    play(DRAWN);
    expect(only('create-match').table.game).toBe(2);
    expect(only('create-match')).not.toHaveProperty('begins');
  });

  it('in a bracket is the higher seed', () => {
    const { only, play } = floor(2, { phases: [BRACKET] });
    expect(play(TWO_WINS).begins).toEqual({ seat: 1 });
    expect(only('create-match').begins).toEqual({ chosenBy: 1 });
  });

  it('is left to a game that has refused to be told', () => {
    const { standings, only } = floor(2, { phases: [BRACKET] });
    standings.set(only('create-match').record, { status: 'refused' });
    expect(only('create-match').table.attempt).toBe(2);
    expect(only('create-match')).not.toHaveProperty('begins');
  });
});

describe('Given matches that are over, then the result is missing', () => {
  it('with each match, its last event and its hash', () => {
    const { scene, only, play, record, missing } = floor(2, { phases: [ONE_GAME] });
    const { record: match } = play(TWO_WINS);
    expect(only('record-matches')).toMatchObject({
      ...ROUND,
      table: onlyTable({ scene }).number,
      record: scene.tournament.record,
      result: { is: 'games', wins: [0, 1], draws: 0 },
      matches: [{ match, seq: 40, hash: sha256(match) }],
    });
    record();
    expect(onlyTable({ scene }).result).toEqual({ is: 'games', wins: [0, 1], draws: 0 });
    expect(missing()).toEqual([]);
  });

  it('when the series is decided, and not before', () => {
    const { only, play } = floor();
    play(ONE_WINS);
    play(TWO_WINS);
    play(TWO_WINS);
    const { result, matches } = only('record-matches');
    expect(result).toEqual({ is: 'games', wins: [1, 2], draws: 0 });
    expect(matches).toHaveLength(3);
  });

  it('as a draw in a Swiss', () => {
    const { play, record, scene } = floor(2, { phases: [ONE_GAME] });
    play(DRAWN);
    record();
    expect(onlyTable({ scene }).result).toEqual({ is: 'games', wins: [0, 0], draws: 1 });
  });

  it('in a bracket when somebody has won; too many drawn games are a question to staff', () => {
    const phases: PhaseAsked[] = [{ ...BRACKET, bestOf: 1 }];
    const decided = floor(2, { phases });
    decided.play(DRAWN);
    decided.play(ONE_WINS);
    decided.record();
    expect(onlyTable(decided).result).toEqual({ is: 'games', wins: [1, 0], draws: 1 });
    const level = floor(2, { phases });
    level.play(DRAWN);
    level.play(DRAWN);
    level.record();
    expect(onlyTable(level)).toMatchObject({ result: null, hasQuestion: true });
  });

  it('by places at a table of more, with scores where the game counts any', () => {
    const POD: PhaseAsked = {
      kind: 'pods',
      standings: 'pods/1',
      rounds: 1,
      bestOf: 3,
      least: 3,
      most: 5,
      wanted: 4,
    };
    const { scene, only, play, record } = floor(3, { phases: [POD] });
    const [one, two, three] = onlyTable({ scene }).entrants;
    play([[3], [1, 2]], { scores: [4, 4, 9] });
    expect(only('record-matches').result).toEqual({
      is: 'places',
      places: [[three], [one, two]],
      scores: [4, 4, 9],
    });
    record();
    expect(onlyTable({ scene }).result).not.toBeNull();
  });
});

describe('Given a match without a result, then staff are asked', () => {
  it.each([
    ['abandoned', { status: 'over', places: [], reason: 'abandoned' }],
    ['voided', { status: 'over', places: [], reason: 'voided' }],
    ['suspended', { status: 'suspended', places: [], reason: null }],
    ['suspended after it seemed to be over', { status: 'suspended', places: ONE_WINS }],
  ] as const)('as it was %s, once, and no result is made up', (_, as) => {
    const { scene, open, record, missing } = floor();
    open(as);
    record();
    expect(onlyTable({ scene })).toMatchObject({ result: null, hasQuestion: true });
    expect(missing()).toEqual([]);
  });

  it('with the games before it, which stay played', () => {
    const { only, open, play } = floor();
    play(ONE_WINS);
    open({ status: 'over', reason: 'abandoned' });
    const asked = only('record-matches');
    expect(asked.matches).toHaveLength(2);
    expect(asked).not.toHaveProperty('result');
  });
});

describe('Given a match that was refused', () => {
  it('then it is tried again under another id, three times in all', () => {
    const { standings, only, missing } = floor();
    const tried = [1, 2, 3].map((attempt) => {
      const created = only('create-match');
      expect(created.table).toMatchObject({ game: 1, attempt });
      standings.set(created.record, { status: 'refused' });
      return created.record;
    });
    expect(new Set(tried).size).toBe(3);
    expect(missing()).toEqual([]);
  });

  it('then after a game that was played staff are asked', () => {
    const { standings, only, play } = floor();
    play(ONE_WINS);
    [1, 2, 3].forEach(() => standings.set(only('create-match').record, { status: 'refused' }));
    expect(only('record-matches')).not.toHaveProperty('result');
  });
});

describe('Given another account for an entrant', () => {
  it('then the match that was opened for the one before ends, and another is opened', () => {
    const { scene, missing, open } = floor();
    const before = open({ status: 'open' });
    scene.leads({ type: 'bind-entrant', entrant: 1, to: 'paula' });
    const [created, ended] = missing();
    expect(created).toMatchObject({ type: 'create-match', table: { game: 1, attempt: 2 } });
    expect(ended).toMatchObject({ type: 'end-match', record: before.record });
  });

  it('then the one before ends also where it was opened late, by somebody who had not heard', () => {
    const { scene, open, missing, only } = floor();
    const before = open();
    scene.leads({ type: 'bind-entrant', entrant: 1, to: 'paula' });
    const { at: createdAtMs } = scene.state();
    open({ createdAtMs }, before);
    expect(missing()).toMatchObject([{ type: 'create-match', table: { attempt: 2 } }]);
    const after = open({ createdAtMs });
    expect(only('end-match').record).toBe(before.record);
    open({ createdAtMs, status: 'over', places: ONE_WINS }, before);
    expect(missing()).toEqual([]);
    open({ createdAtMs, status: 'over', places: TWO_WINS }, after);
    expect(only('create-match').table.game).toBe(2);
  });

  it('then games that were played stay played', () => {
    const { scene, only, play } = floor();
    play(ONE_WINS);
    scene.leads({ type: 'bind-entrant', entrant: 1, to: 'paula' });
    const { table, reserved } = only('create-match');
    expect(table).toMatchObject({ game: 2, attempt: 1 });
    expect(reserved).toContainEqual({ actor: 'paula' });
  });
});

describe('Given a table set up anew', () => {
  it('then other entrants play another match', () => {
    const { scene, missing } = floor(4);
    const before = missing().map(({ record }) => record);
    const [one = 0] = tableOf(scene, 1).entrants.filter((entrant) => entrant !== 1);
    const other = [2, 3, 4].find((entrant) => entrant !== one) ?? 0;
    const repair = { type: 'repair-round', ...ROUND, ...REASON } as const;
    scene.leads({ ...repair, repairs: [{ is: 'swap', entrants: [one, other] }] });
    const after = missing().map(({ record }) => record);
    expect(after).toHaveLength(2);
    expect(after.filter((record) => before.includes(record))).toEqual([]);
  });
});

it('The state is only read', () => {
  const { scene, standings, env } = floor(5);
  const before = structuredClone(scene.state());
  missingCommands(scene.state(), standings, env());
  expect(scene.state()).toEqual(before);
});
