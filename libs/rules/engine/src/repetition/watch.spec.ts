import { describe, expect, it } from 'vitest';
import { push, setCounter } from '../acts/play.js';
import type { Rules } from '../contract/rules.js';
import type { Frame } from '../contract/state.js';
import type { Step } from '../contract/step.js';
import { oneOf } from '../decisions/decision.js';
import { tableCounter } from '../state/state.js';
import { atTheTable, type AtTheTable } from '../toys/at-the-table.spec-kit.js';
import { toy } from '../toys/toy.js';
import { isRepeated } from './watch.js';

/** A lamp that anybody may switch; it only counts how often. `next` begins the next turn. */
const lamp: Step<Frame & { seat: number }> = {
  open: ['seat'],
  proceed: (_, { seat }) => [{ seat, kind: 'switch' }],
  options: () => oneOf('on', 'off', 'next', 'pass'),
  answered(play, frame, { chosen: [choice] }) {
    if (choice?.id === 'on') setCounter(play, 0, 'lamp', 1);
    if (choice?.id === 'off') setCounter(play, 0, 'lamp', 0);
    if (choice?.id === 'next') setCounter(play, 0, 'turn', tableCounter(play.state, 'turn') + 1);
    setCounter(play, 0, 'switched', tableCounter(play.state, 'switched') + 1);
    if (play.state.seats > 1) frame.seat = 3 - frame.seat;
  },
};

const rules = (more: Partial<Rules>): Rules =>
  toy({
    id: 'lamp/1',
    zones: {},
    openCounters: ['lamp', 'turn'],
    repetition: {
      within: 'turn',
      apart: ['switched'],
      passing: { switch: 'pass' },
      spentAfter: 1,
    },
    steps: { lamp: lamp as Step },
    setup(play) {
      setCounter(play, 0, 'turn', 1);
      push(play, { kind: 'lamp', seat: 1 } as Frame);
    },
    refuse: (reading, seat, _, choice) => ({
      rule: isRepeated(reading, seat, String(choice)) ? 'R-AGAIN' : 'R-OTHER',
      says: 'No.',
    }),
    ...(more as object),
  });

const given = (seats = 1, more?: Partial<Rules>): AtTheTable =>
  atTheTable(rules({ minSeats: 1, ...more }), { seats }, []);

const switches = (table: AtTheTable, ...choices: readonly string[]): AtTheTable => {
  for (const choice of choices) table.does(1, choice);
  return table;
};

describe('A situation that is there for the third time in a turn', () => {
  it('no longer offers what was done in it, and offers all else', () => {
    const table = switches(given(), 'on', 'off', 'on', 'off');
    expect(table.offered(1)).toEqual(['off', 'next', 'pass']);
  });

  it('offers everything the second time', () => {
    expect(switches(given(), 'on', 'off').offered(1)).toEqual(['on', 'off', 'next', 'pass']);
  });

  it('remembers what was done the first time and the second time', () => {
    const table = switches(given(), 'off', 'on', 'off');
    expect(table.offered(1)).toEqual(['next', 'pass']);
  });

  it('refuses it in the words of the game', () => {
    const table = switches(given(), 'on', 'off', 'on', 'off');
    expect(table.refuses(1, 'on')).toEqual({ rule: 'R-AGAIN', says: 'No.' });
    expect(table.refuses(1, 'dim')).toEqual({ rule: 'R-OTHER', says: 'No.' });
  });

  it('forbids a seat what it did itself, not what another did', () => {
    const table = given(2);
    for (const choice of ['on', 'pass', 'off', 'pass', 'on', 'pass', 'off', 'pass']) {
      table.does(table.waiting()[0]?.endsWith('1') ? 1 : 2, choice);
    }
    expect(table.offered(1)).toEqual(['off', 'next', 'pass']);
    expect(table.does(1, 'pass').offered(2)).toEqual(['on', 'off', 'next', 'pass']);
  });

  it('is forgotten with the turn', () => {
    const table = switches(given(), 'on', 'off', 'on', 'off', 'next');
    expect(table.offered(1)).toEqual(['on', 'off', 'next', 'pass']);
    expect(table.state.watch?.seen).toHaveLength(1);
  });
});

describe('A game that allows an act twice', () => {
  const twice = () =>
    given(1, {
      repetition: { ...(rules({}).repetition as NonNullable<Rules['repetition']>), spentAfter: 2 },
    });

  it('offers what was done once, however often the situation came, and not what was done twice', () => {
    const table = switches(twice(), 'on', 'off', 'pass', 'off');
    expect(table.offered(1)).toEqual(['on', 'off', 'next', 'pass']);
    expect(switches(table, 'on', 'off').offered(1)).toEqual(['off', 'next', 'pass']);
  });
});

describe('A situation to which nobody but the rules came back', () => {
  it('ends the game in a draw the third time', () => {
    expect(switches(given(), 'pass').state.outcome).toBeNull();
    const { state } = switches(given(), 'pass', 'pass');
    expect(state.outcome).toEqual({ places: [[1]], reason: 'draw-by-loop' });
    expect(state.watch).toBeUndefined();
  });

  it('gives the places that the game says', () => {
    const { state } = switches(given(1, { placesNow: () => [[], [1]] }), 'pass', 'pass');
    expect(state.outcome?.places).toEqual([[], [1]]);
  });

  it('goes on where something was done in between', () => {
    expect(switches(given(), 'on', 'pass', 'off', 'pass').state.outcome).toBeNull();
  });
});

describe('Nothing is counted and nothing written', () => {
  it('of an answer that does nothing', () => {
    expect(actsOf(switches(given(), 'pass'))).toEqual([]);
    expect(actsOf(switches(given(), 'on'))).toHaveLength(1);
  });

  it('where nobody could have done nothing', () => {
    const bound: Step = { ...(lamp as Step), options: () => oneOf('on', 'off') };
    const table = given(1, { steps: { lamp: bound } });
    expect(actsOf(switches(table, 'on'))).toEqual([]);
    expect(switches(table, 'off', 'on', 'off').state.outcome?.reason).toBe('draw-by-loop');
  });

  it('in a game that does not ask for it', () => {
    const silent: Partial<Rules> = { ...rules({}) };
    delete (silent as { repetition?: unknown }).repetition;
    const table = atTheTable(silent as Rules, { seats: 1 }, []);
    switches(table, 'pass', 'pass', 'pass', 'on');
    expect(actsOf(table)).toEqual([]);
    expect(table.state.outcome).toBeNull();
  });
});

const actsOf = ({ facts }: AtTheTable): readonly number[] =>
  facts.flatMap((fact) => (fact.kind === 'paused' ? (fact.acted ?? []) : []));
