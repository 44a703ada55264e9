import { describe, expect, it } from 'vitest';
import { end, push, setCounter, tell } from '../acts/play.js';
import type { Rules } from '../contract/rules.js';
import type { Frame, Seat, State } from '../contract/state.js';
import type { Step } from '../contract/step.js';
import { seatCounter, seatsOf } from '../state/state.js';
import { atTheTable, type AtTheTable } from '../toys/at-the-table.spec-kit.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { toy } from '../toys/toy.js';
import { dropOut } from './drop-out.js';
import { happen } from './happening.js';

const isIn = (state: State, seat: Seat): boolean => seatCounter(state, seat, 'gone') === 0;

/** All seats still in the game are asked at once; who says `fall` drops out by a happening. */
const round: Step = {
  open: [],
  proceed: ({ state }) =>
    seatsOf(state)
      .filter((seat) => isIn(state, seat))
      .map((seat) => ({ seat, kind: 'round' })),
  options: () => ({ pick: 'one', from: [{ id: 'stay' }, { id: 'fall' }] }),
  answered(play, _, { seat, chosen: [option] }) {
    if (option?.id === 'fall') happen(play, { kind: 'fall', seat });
  },
};

/** Lies at the bottom and does nothing but remember who began. */
const list: Step<Frame & { seats: readonly Seat[] }> = {
  open: ['seats'],
  proceed: () => 'done',
  left(_, frame, seat) {
    frame.seats = frame.seats.filter((other) => other !== seat);
  },
};

const RULES: Rules = toy({
  id: 'leaving/1',
  maxSeats: 5,
  zones: {},
  stories: { fell: ['seat'], went: ['seat'] },
  steps: { round, list: list as Step },
  happenings: {
    fall: {
      resolve(play, { seat }) {
        tell(play, 'fell', { seat: seat as Seat });
        dropOut(play, seat as Seat);
      },
    },
  },
  left(play, seat) {
    setCounter(play, seat, 'gone', 1);
    tell(play, 'went', { seat });
    const left = seatsOf(play.state).filter((other) => isIn(play.state, other));
    if (left.length === 1) end(play, { places: [left], reason: 'last-left' });
  },
  setup(play) {
    push(play, { kind: 'list', seats: seatsOf(play.state) } as Frame);
    push(play, { kind: 'round' });
  },
});

const given = (seats: number): AtTheTable => atTheTable(RULES, { seats }, []);

describe('a seat that drops out', () => {
  it('is asked no more, and the others are asked anew', () => {
    const table = given(5).leaves(3);
    expect(table.waiting()).toEqual(['round of 1', 'round of 2', 'round of 4', 'round of 5']);
    expect(table.refuses(3, 'stay')).toMatchObject({ rule: 'TOY-1' });
  });

  it('by what the rules do, in the middle of it, leaves a game that goes on', () => {
    const table = given(3).does(2, 'fall');
    expect(table.told).toEqual(['fell', 'went']);
    expect(table.waiting()).toEqual(['round of 1', 'round of 3']);
  });

  it('is taken out of every frame, those far below too, and the facts say so', () => {
    const table = given(3).does(2, 'fall');
    expect(table.state.stack[0]).toMatchObject({ kind: 'list', seats: [1, 3] });
  });

  it('takes with it the abilities that it set off and that wait', () => {
    const { state } = given(3);
    const ability = { timing: 'now', face: 'x', ability: 0, card: 'c1', rank: 0 };
    state.pending = [1, 2].map((controller) => ({ ...ability, controller }));
    dropOut({ rules: RULES, state, chance: NO_CHANCE, facts: [], floor: 0 }, 1);
    expect(state.pending.map(({ controller }) => controller)).toEqual([2]);
  });

  it('as the last but one ends it', () => {
    const table = given(3).leaves(1).leaves(2);
    expect(table.state.outcome).toEqual({ places: [[3]], reason: 'last-left' });
    expect(table.waiting()).toEqual([]);
  });

  it('from a game that does not say what then is a bug', () => {
    const { state } = given(3);
    const rules: { -readonly [part in keyof Rules]: Rules[part] } = { ...RULES };
    delete rules.left;
    const chance = NO_CHANCE;
    expect(() => dropOut({ rules, state, chance, facts: [], floor: 0 }, 1)).toThrow(
      'what happens when a seat leaves',
    );
  });
});
