/** Given a match of a round, when the round's time is called, then its last turns are counted. */
import { seatCounter, type State } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { resultOf, statusOf } from '../fold/match-state.js';
import { answer, playToTheEnd, runningMatch, type Scene } from '../scene.spec-kit.js';
import {
  callTableTime,
  HOUSE,
  openTable,
  runningTable,
  tableEnvironment,
  withLists,
} from '../table.spec-kit.js';
import { viewMatch } from '../views/view.js';

const CALL = { type: 'call-table-time', extraTurns: 2 } as const;
const isOver = (scene: Scene): boolean => statusOf(scene.state()) === 'over';
const lastFacts = (scene: Scene) =>
  (scene.events.at(-1)?.parts.public.facts ?? []) as readonly { readonly kind: string }[];
const told = (scene: Scene) =>
  lastFacts(scene).filter(({ kind }) => /^(table-time|extra-turn|match-ended)/.test(kind));

/** All seats bid, and whoever leads the round says that it is over: the next turn begins. */
function playTurn(scene: Scene): void {
  const { turn } = scene.state().table?.table ?? {};
  for (let answers = 0; answers < 4 && !isOver(scene); answers += 1) {
    if (scene.state().table?.table['turn'] !== turn) return;
    const actor = ['ann', 'bob', 'cec'].find((_, index) => scene.asked(index + 1));
    answer(scene, actor as string);
  }
}

const pointsOf = (scene: Scene, seat: number): number =>
  seatCounter(scene.state().table as State, seat, 'points');

/** What the league makes of the points that stand at the end. */
function placesByPoints(scene: Scene): number[][] {
  const [ann, bob] = [pointsOf(scene, 1), pointsOf(scene, 2)];
  if (ann === bob) return [[1, 2]];
  return ann > bob ? [[1], [2]] : [[2], [1]];
}

describe('call-table-time', () => {
  it('stands in the match’s own record, for everybody', () => {
    const scene = runningTable();
    expect(callTableTime(scene, 2)).toMatchObject({
      outcome: 'accepted',
      type: 'table-time-called',
    });
    expect(scene.events.at(-1)?.parts).toEqual({
      public: {
        action: { type: 'call-table-time', actor: 'house', role: 'house', extraTurns: 2 },
        facts: [{ kind: 'table-time-called', turn: 1, turnsLeft: 2 }],
      },
    });
    expect(viewMatch(scene.state(), 'public', tableEnvironment).extraTurnsLeft).toBe(2);
    expect(isOver(scene)).toBe(false);
  });

  it('each turn that begins after it is counted in the event that begins it', () => {
    const scene = runningTable();
    callTableTime(scene, 2);
    playTurn(scene);
    expect(told(scene)).toEqual([{ kind: 'extra-turn-begun', turn: 2, turnsLeft: 1 }]);
    playTurn(scene);
    expect(told(scene)).toEqual([{ kind: 'extra-turn-begun', turn: 3, turnsLeft: 0 }]);
    expect(viewMatch(scene.state(), 'public', tableEnvironment).extraTurnsLeft).toBe(0);
  });

  it('when the last extra turn has ended, then the match is over by who leads', () => {
    const scene = runningTable();
    callTableTime(scene, 1);
    playTurn(scene);
    expect(isOver(scene)).toBe(false);
    playTurn(scene);
    const outcome = { places: placesByPoints(scene), reason: 'table-time' };
    expect(pointsOf(scene, 1) + pointsOf(scene, 2)).toBe(2);
    expect(told(scene)).toEqual([{ kind: 'match-ended', outcome }]);
    expect(resultOf(scene.state())).toEqual(outcome);
    expect(scene.state().table?.outcome).toEqual(outcome);
    expect(() => answer(scene, 'ann')).toThrow('ann is asked nothing');
  });

  it('without extra turns the match is over at once', () => {
    const scene = runningTable();
    playTurn(scene);
    callTableTime(scene, 0);
    expect(told(scene).map(({ kind }) => kind)).toEqual(['table-time-called', 'match-ended']);
    const outcome = { places: placesByPoints(scene), reason: 'table-time' };
    expect(outcome.places).toHaveLength(2);
    expect(resultOf(scene.state())).toEqual(outcome);
  });

  it('those who are level share a place', () => {
    const scene = runningTable();
    callTableTime(scene, 0);
    expect(resultOf(scene.state())?.places).toEqual([[1, 2]]);
  });

  it('who has left the game has no place', () => {
    const reserved = withLists(3);
    const scene = runningTable({ game: 'league-for-many', seats: 3, reserved });
    scene.send('ann', { type: 'concede' });
    callTableTime(scene, 0);
    expect(resultOf(scene.state())?.places).toEqual([[2, 3]]);
  });

  it('a game that says nothing of who leads ends without a result', () => {
    const scene = runningTable({ game: 'unled' });
    callTableTime(scene, 1);
    playTurn(scene);
    playTurn(scene);
    expect(resultOf(scene.state())).toEqual({ places: [], reason: 'table-time' });
  });

  it('rules that cannot count turns let the match end at once', () => {
    const scene = runningTable({ game: 'old' });
    callTableTime(scene, 3);
    expect(told(scene)[0]).toEqual({ kind: 'table-time-called', turn: 0, turnsLeft: 0 });
    expect(resultOf(scene.state())).toEqual({ places: [], reason: 'table-time' });
  });

  it('a match that has not begun ends without a result', () => {
    const scene = openTable();
    callTableTime(scene, 5);
    expect(resultOf(scene.state())).toEqual({ places: [], reason: 'table-time' });
  });

  it('a game that ends before its time is up has its own result', () => {
    const scene = runningTable();
    callTableTime(scene, 20);
    playToTheEnd(scene);
    expect(resultOf(scene.state())?.reason).toBe('three-points');
  });

  it('a paused match keeps its turns, and ends at once where there are none', () => {
    const paused = runningTable();
    paused.send('jo', { type: 'pause-match' }, { role: 'judge' });
    callTableTime(paused, 1);
    expect(statusOf(paused.state())).toBe('paused');
    const ended = runningTable();
    ended.send('jo', { type: 'pause-match' }, { role: 'judge' });
    callTableTime(ended, 0);
    expect(isOver(ended)).toBe(true);
  });

  it('no clock is charged or filled by what comes after the end', () => {
    const clock = { kind: 'bank', bankMs: 60_000, incrementMs: 1_000 } as const;
    const scene = runningTable({ clock });
    callTableTime(scene, 0);
    expect(lastFacts(scene).map(({ kind }) => kind)).not.toContain('time-added');
    expect(lastFacts(scene).filter(({ kind }) => kind === 'time-charged')).toHaveLength(2);
  });

  it('is the house’s alone', () => {
    const senders = (['player', 'judge', 'organiser', 'clock'] as const).map((role) =>
      runningTable().send('house', CALL, { role }),
    );
    expect(senders).toEqual(
      senders.map(() => ({
        outcome: 'refused',
        code: 'wrong-role',
        says: 'Only the house calls the time of a round.',
      })),
    );
  });

  it('is called once', () => {
    const scene = runningTable();
    callTableTime(scene, 2);
    expect(callTableTime(scene, 5)).toMatchObject({ code: 'time-called-already' });
    expect(scene.state().tableTime).toEqual({ turn: 1, turnsLeft: 2 });
  });

  it('sent again it gives the first outcome', () => {
    const scene = runningTable();
    const call = scene.command('house', CALL, HOUSE);
    scene.decide(call);
    const { seq } = scene.state();
    expect(scene.decide(call)).toEqual({ outcome: 'duplicate', seq });
  });

  it('there is nothing to call after the end, or without a table', () => {
    const scene = runningTable();
    playToTheEnd(scene);
    expect(callTableTime(scene, 2)).toMatchObject({ code: 'match-over' });
    expect(callTableTime(runningMatch(), 2)).toEqual({
      outcome: 'refused',
      code: 'table-unclear',
      says: 'This match belongs to no tournament: there is no round whose time could be called.',
    });
  });
});
