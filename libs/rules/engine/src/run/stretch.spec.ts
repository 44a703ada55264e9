import { beforeEach, describe, expect, it } from 'vitest';
import { evolve } from '../acts/evolve.js';
import { push, setCounter, tell } from '../acts/play.js';
import { copy } from '../base/json.js';
import type { Fact } from '../contract/facts.js';
import type { Rules } from '../contract/rules.js';
import type { Frame, State } from '../contract/state.js';
import type { Step } from '../contract/step.js';
import { decisions } from '../decisions/open-decisions.js';
import { seatCounter } from '../state/state.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { toy } from '../toys/toy.js';
import { view } from '../visibility/view.js';
import { begin } from './begin.js';
import { USUAL_LIMITS } from './limits.js';
import { goOn, run, runOneEvent, stop } from './run.js';

/** Drops stones into a well, one part of the work each; `hidden` ones are counted unseen. */
interface Dropping extends Frame {
  left: number;
  readonly hidden: number;
}

const START: Step = {
  open: [],
  proceed: () => [{ seat: 1, kind: 'drop' }],
  options: () => ({ pick: 'number', min: 0, max: 1_000_000 }),
  answered: (play, _, { number }) =>
    push(play, { kind: 'dropping', left: number, hidden } as Dropping),
};

const DROPPING: Step<Dropping> = {
  open: [],
  proceed(play, frame) {
    if (frame.left === 0) return 'done';
    frame.left -= 1;
    tell(play, 'drop', { into: 'the well' });
    for (let more = 0; more < frame.hidden; more += 1) {
      setCounter(play, 1, 'unseen', seatCounter(play.state, 1, 'unseen') + 1);
    }
    return 'on';
  },
};

/** How many hidden facts each drop writes. */
let hidden = 0;

const RULES: Rules = toy({
  id: 'well/1',
  zones: {},
  stories: { drop: ['into'] },
  steps: { start: START, dropping: DROPPING as Step },
  setup: (play) => push(play, { kind: 'start' }),
});

/** As many drops as make an event full, and some more. */
const MANY = 500;

let state: State;
const reading = () => ({ rules: RULES, state });
const drop = (times: number) => ({ seat: 1, decision: 'd1', choice: times });
const dropsIn = (facts: readonly Fact[]) => facts.filter(({ kind }) => kind === 'happened').length;

beforeEach(() => {
  hidden = 0;
  state = begin(RULES, { seats: 2, decks: [], options: {} }, NO_CHANCE).state;
});

/** Events of an action, one after another. */
function events(times: number): readonly (readonly Fact[])[] {
  const first = runOneEvent(reading(), drop(times), NO_CHANCE);
  if ('refusal' in first) throw new Error(first.refusal.says);
  const all = [first.facts];
  while (state.goesOn !== undefined) all.push(goOn(reading(), NO_CHANCE));
  return all;
}

describe('given an action of more than an event holds', () => {
  it('it is cut, nobody is asked, and it goes on in the next event', () => {
    const first = runOneEvent(reading(), drop(MANY), NO_CHANCE);
    expect(state.goesOn).toBe(1);
    expect('facts' in first && first.facts.at(-1)).toMatchObject({ kind: 'paused', goesOn: 1 });
    expect(decisions(reading())).toEqual([]);
    expect(view(reading(), 'public').decisions).toEqual([]);
    expect(runOneEvent(reading(), drop(1), NO_CHANCE)).toHaveProperty('refusal');
    goOn(reading(), NO_CHANCE);
    expect(state.goesOn).toBe(2);
  });

  it('all of it happens, in the order and to the state that one event would have led to', () => {
    const all = events(MANY);
    expect(all.length).toBeGreaterThan(2);
    expect(dropsIn(all.flat())).toBe(MANY);
    expect(state).not.toHaveProperty('goesOn');
    const inParts = copy(state);
    state = begin(RULES, { seats: 2, decks: [], options: {} }, NO_CHANCE).state;
    run(reading(), drop(MANY), NO_CHANCE);
    expect(state).toEqual(inParts);
  });

  it('the facts of each event give the state that it left', () => {
    const folded = copy(state);
    const first = runOneEvent(reading(), drop(MANY), NO_CHANCE);
    let facts = 'facts' in first ? first.facts : [];
    for (;;) {
      const read = JSON.parse(JSON.stringify(facts)) as readonly Fact[];
      for (const fact of read) evolve({ rules: RULES, state: folded }, fact);
      expect(folded).toEqual(state);
      if (state.goesOn === undefined) break;
      facts = goOn(reading(), NO_CHANCE);
    }
  });

  it('what others cannot see does not change where it is cut', () => {
    const plain = events(MANY).map(dropsIn);
    state = begin(RULES, { seats: 2, decks: [], options: {} }, NO_CHANCE).state;
    hidden = 7;
    expect(events(MANY).map(dropsIn)).toEqual(plain);
    expect(seatCounter(state, 1, 'unseen')).toBe(7 * MANY);
  });

  it('each event holds hardly more than it may', () => {
    const sizes = events(MANY).map((facts) => JSON.stringify(facts.slice(0, -1)).length);
    expect(Math.max(...sizes)).toBeLessThan(1.1 * USUAL_LIMITS.publicBytesPerEvent);
    expect(Math.max(...sizes)).toBeGreaterThan(0.9 * USUAL_LIMITS.publicBytesPerEvent);
  });

  it('whoever ends the game meanwhile ends the action', () => {
    runOneEvent(reading(), drop(MANY), NO_CHANCE);
    stop(reading(), { places: [[2], [1]], reason: 'ruled' });
    expect(state).toMatchObject({ outcome: { reason: 'ruled' }, stack: [] });
    expect(state).not.toHaveProperty('goesOn');
  });
});

describe('given an action that never ends', () => {
  it('the game is a draw when it has taken as many events as it may, and no sooner', () => {
    const all = events(1_000_000);
    expect(all).toHaveLength(USUAL_LIMITS.eventsPerAction);
    expect(state.outcome).toEqual({ places: [[1, 2]], reason: 'draw-by-loop' });
  });
});
