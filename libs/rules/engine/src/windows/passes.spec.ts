import { describe, expect, it } from 'vitest';
import { push } from '../acts/play.js';
import type { Fact } from '../contract/facts.js';
import type { Rules } from '../contract/rules.js';
import type { Frame } from '../contract/state.js';
import type { Step } from '../contract/step.js';
import { atTheTable, type AtTheTable } from '../toys/at-the-table.spec-kit.js';
import { toy } from '../toys/toy.js';
import { answerWindow } from './answer-window.js';
import { isResponse, PASSES, playedFace } from './passes.js';
import { stackWindow } from './stack-window.js';

/** Asks seat 1 for more than a response, and whoever wants to for less. */
const talk: Step = {
  open: [],
  proceed: () => [
    { seat: 1, kind: 'talk' },
    { seat: 2, kind: 'remark', optional: true },
  ],
  options: () => ({ pick: 'one', from: [{ id: 'end' }, { id: PASSES }] }),
};

/** A window of the game's own, in which seat 2 answers seat 1. */
const debate: Step = { ...talk, isResponse: (_, __, { seat }) => seat === 2 };

const rules = (window: Frame): Rules =>
  toy({
    id: 'passes/1',
    maxSeats: 3,
    zones: {},
    steps: { talk, debate },
    window: {
      first: () => 2,
      after: ({ seats }, seat) => (seat % seats) + 1,
      responses: () => [{ id: 'call' }],
      announce: (_, seat) => `call of ${seat}`,
      resolve: () => undefined,
    },
    setup(play) {
      push(play, { kind: 'talk' });
      if (window.kind !== 'talk') push(play, window);
    },
  });

const given = (window: Frame, seats: number): { table: AtTheTable; responses(): boolean[] } => {
  const played = rules(window);
  const table = atTheTable(played, { seats }, []);
  const asked = () => table.state.stack.at(-1)?.asks ?? [];
  return {
    table,
    responses: () => asked().map((each) => isResponse({ rules: played, state: table.state }, each)),
  };
};

describe('What can be passed beforehand', () => {
  it('in a window of its own: what the game says; never what is optional', () => {
    const seated: Step = {
      ...debate,
      proceed: () => [1, 2].map((seat) => ({ seat, kind: 'say' })),
    };
    const played = { ...rules({ kind: 'debate' }), steps: { talk, debate: seated } };
    const table = atTheTable(played, { seats: 2 }, []);
    const asked = table.state.stack.at(-1)?.asks ?? [];
    const responses = asked.map((each) => isResponse({ rules: played, state: table.state }, each));
    expect(responses).toEqual([false, true]);
    expect(given({ kind: 'debate' }, 2).responses()).toEqual([false, false]);
  });

  it('over an empty stack: the question of every seat but the one that leads', () => {
    const { table, responses } = given(stackWindow(2), 3);
    expect([table.waiting(), responses()]).toEqual([['respond of 2'], [false]]);
    table.does(2, 'pass');
    expect([table.waiting(), responses()]).toEqual([['respond of 3'], [true]]);
    table.does(3, 'pass');
    expect(responses()).toEqual([true]);
  });

  it('over something that waits: the question of every seat, its own too', () => {
    const { table, responses } = given(stackWindow(2), 3);
    table.does(2, 'call');
    expect([table.waiting(), responses()]).toEqual([['respond of 2'], [true]]);
  });

  it('in a window of act and answer: both halves', () => {
    const { table, responses } = given(answerWindow(2), 2);
    expect(responses()).toEqual([true]);
    table.does(2, 'call');
    expect([table.waiting(), responses()]).toEqual([['answer of 1'], [true]]);
  });

  it('outside of windows: nothing, whatever its words are', () => {
    const { table, responses } = given({ kind: 'talk' }, 3);
    expect(responses()).toEqual([false, false]);
    const { rules: other, state } = { rules: rules({ kind: 'talk' }), state: table.state };
    expect(isResponse({ rules: other, state }, { id: 'd99', seat: 1, kind: 'respond' })).toBe(
      false,
    );
  });
});

describe('What is told when a card is played', () => {
  it('is its face', () => {
    const played = { kind: 'happened', what: 'card-played', seat: 1, face: 'SPARK' } as const;
    expect(playedFace(played)).toBe('SPARK');
    const drawn: Fact = { ...played, what: 'card-drawn' };
    expect(playedFace(drawn)).toBeUndefined();
    expect(playedFace({ kind: 'rolled' })).toBeUndefined();
  });
});
