import { beforeEach, describe, expect, it } from 'vitest';
import { evolve } from '../acts/evolve.js';
import { push, rework, setCounter, tell } from '../acts/play.js';
import { copy } from '../base/json.js';
import type { Play } from '../contract/play.js';
import type { Rules } from '../contract/rules.js';
import type { Frame, Seat, State } from '../contract/state.js';
import type { Step } from '../contract/step.js';
import { decisions } from '../decisions/open-decisions.js';
import { newState, seatCounter, tableCounter } from '../state/state.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { toy } from '../toys/toy.js';
import { begin } from './begin.js';
import { decide, resume, run, stop } from './run.js';

/** Seats 1 and 2 count in turn; `nest` asks again from a frame of its own above. */
const count: Step<Frame & { seat: Seat; note?: string }> = {
  open: ['seat'],
  proceed: (_, { seat }) => [{ seat, kind: 'count' }],
  options: () => ({
    pick: 'one',
    from: [{ id: 'one' }, { id: 'nest' }, { id: 'loop' }, { id: 'flood' }],
  }),
  answered(play, frame, { seat, chosen: [option] }) {
    if (option?.id === 'nest') push(play, { kind: 'nest' });
    if (option?.id === 'loop') push(play, { kind: 'loop' });
    if (option?.id === 'flood') push(play, { kind: 'flood' });
    if (option?.id !== 'one') return;
    setCounter(play, seat, 'count', seatCounter(play.state, seat, 'count') + 1);
    frame.seat = 3 - seat;
  },
};

const nest: Step = {
  open: [],
  proceed: () => [
    { seat: 1, kind: 'nest' },
    { seat: 2, kind: 'nest' },
  ],
  options: () => ({ pick: 'one', from: [{ id: 'sly' }, { id: 'honest' }] }),
  answered(play, frame, { seat, chosen: [option] }) {
    const below = play.state.stack[0] as Frame & { note?: string };
    const changed = option?.id === 'honest' ? rework(play, below) : below;
    changed.note = option?.id ?? '';
    setCounter(play, 0, 'nested', tableCounter(play.state, 'nested') + seat);
    return frame.asks ? undefined : 'done';
  },
};

const steps: Rules['steps'] = {
  count: count as Step,
  nest,
  loop: { open: [], proceed: () => 'on' },
  flood: {
    open: [],
    proceed(play) {
      for (let fact = 0; fact < 100; fact += 1) tell(play, 'drop', {});
      return 'on';
    },
  },
};

const RULES = toy({
  id: 'counting/1',
  zones: {},
  options: { start: [1, 2] },
  openCounters: ['count'],
  stories: { drop: [] },
  steps,
  setup: (play) =>
    push(play, { kind: 'count', seat: Number(play.state.options['start']) } as Frame),
});

let state: State;
beforeEach(() => {
  state = begin(RULES, { seats: 2, decks: [], options: {} }, NO_CHANCE).state;
});

const reading = () => ({ rules: RULES, state });
const act = (seat: Seat, choice: string, decision = decisions(reading())[0]?.id ?? '') =>
  run(reading(), { seat, decision, choice }, NO_CHANCE);

describe('an action', () => {
  it('changes the state by its facts and closes its decision', () => {
    const before = copy(state);
    const ran = act(1, 'one');
    expect(ran).toMatchObject({ facts: [{ kind: 'counted', seat: 1, to: 1 }, { kind: 'paused' }] });
    if ('facts' in ran) for (const fact of ran.facts) evolve({ rules: RULES, state: before }, fact);
    expect(before).toEqual(state);
    expect(decisions(reading())).toMatchObject([{ id: 'd2', seat: 2 }]);
  });

  it.each([
    { name: 'of another seat', seat: 2, choice: 'one', decision: 'd1', rule: 'TOY-1' },
    { name: 'to a closed decision', seat: 1, choice: 'one', decision: 'd0', rule: 'TOY-1' },
    { name: 'that is not offered', seat: 1, choice: 'two', decision: 'd1', rule: 'TOY-2' },
  ])('$name is refused and changes nothing', ({ seat, choice, decision, rule }) => {
    const before = copy(state);
    expect(act(seat, choice, decision)).toMatchObject({ refusal: { rule } });
    expect(state).toEqual(before);
  });

  it('may be tried on a copy', () => {
    const before = copy(state);
    const tried = decide(reading(), { seat: 1, decision: 'd1', choice: 'one' }, NO_CHANCE);
    expect(seatCounter(tried.state, 1, 'count')).toBe(1);
    expect(state).toEqual(before);
  });
});

describe('questions at the same time', () => {
  beforeEach(() => void act(1, 'nest'));

  it('are open together and answered in any order', () => {
    expect(decisions(reading()).map(({ id, seat }) => `${id} ${seat}`)).toEqual(['d2 1', 'd3 2']);
    act(2, 'honest', 'd3');
    expect(decisions(reading()).map(({ id }) => id)).toEqual(['d2']);
    act(1, 'honest', 'd2');
    expect(tableCounter(state, 'nested')).toBe(3);
  });

  it('are asked once: the id of an open one stays, and an answered one never opens again', () => {
    act(2, 'honest', 'd3');
    expect(act(2, 'honest', 'd3')).toMatchObject({ refusal: { rule: 'TOY-1' } });
  });
});

describe('a frame below the top', () => {
  const refolded = (choice: string): State => {
    act(1, 'nest');
    const folded = copy(state);
    const ran = act(1, choice, 'd2');
    if ('facts' in ran) for (const fact of ran.facts) evolve({ rules: RULES, state: folded }, fact);
    return folded;
  };

  it('is written down with the pause when a step says that it changes it', () => {
    expect(refolded('honest')).toEqual(state);
  });

  it('is lost to the facts when a step does not', () => {
    expect(refolded('sly')).not.toEqual(state);
  });
});

describe('a loop', () => {
  it.each(['loop', 'flood'])('without an answer ends the game in a draw: %s', (choice) => {
    act(1, choice);
    expect(state.outcome).toEqual({ places: [[1, 2]], reason: 'draw-by-loop' });
    expect(decisions(reading())).toEqual([]);
  });
});

describe('a game that is over', () => {
  it('waits for nobody and refuses everything', () => {
    const facts = stop(reading(), { places: [[2], [1]], reason: 'conceded' });
    expect(facts.map(({ kind }) => kind)).toEqual(['ended', 'paused']);
    expect(state.stack).toEqual([]);
    expect(act(2, 'one', 'd1')).toMatchObject({ refusal: { rule: 'TOY-1' } });
  });
});

describe('rules with a bug', () => {
  const broken = (steps: Rules['steps']) => () => {
    const table = newState(RULES.id, 2, {});
    const play: Play = { rules: RULES, state: table, chance: NO_CHANCE, facts: [], floor: 0 };
    push(play, { kind: 'odd' });
    resume({ rules: { ...RULES, steps }, state: table }, NO_CHANCE);
    decisions({ rules: { ...RULES, steps }, state: table });
  };

  it.each<[string, Rules['steps'], string]>([
    ['no step for a frame', {}, "has no step 'odd'"],
    ['nothing left to do', { odd: { open: [], proceed: () => 'done' } }, 'nothing left to do'],
    ['a question to nobody', { odd: { open: [], proceed: () => [] } }, 'waits for nobody'],
    [
      'a question without options',
      { odd: { open: [], proceed: () => [{ seat: 1, kind: 'why' }] } },
      "asks 'why' but offers nothing",
    ],
  ])('stop with words: %s', (_, steps, message) => {
    expect(broken(steps)).toThrow(message);
  });
});
