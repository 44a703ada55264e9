import { describe, expect, it } from 'vitest';
import { end, push, setCounter, tell } from '../acts/play.js';
import type { Rules } from '../contract/rules.js';
import type { Frame } from '../contract/state.js';
import type { Step } from '../contract/step.js';
import { seatsOf, tableCounter } from '../state/state.js';
import { atTheTable, type AtTheTable } from '../toys/at-the-table.spec-kit.js';
import { toy } from '../toys/toy.js';
import { justSo, oneOf } from './decision.js';

/** Seat 1 counts up, by as much as is agreed on. */
const counting: Step = {
  open: [],
  proceed: () => [{ seat: 1, kind: 'count', howMany: justSo(1) }],
  options: ({ state }) => oneOf(`by ${1 + tableCounter(state, 'more')}`, 'stop'),
  answered(play, _, { chosen: [choice] }) {
    if (choice?.id === 'stop') return void end(play, { places: [[1], [2]], reason: 'stopped' });
    tell(play, 'counted', {});
  },
};

/** What was asked meanwhile is decided by seat 2. */
const deciding: Step<Frame> = {
  open: [],
  proceed: () => [{ seat: 2, kind: 'decide' }],
  options: () => oneOf('more', 'as it is'),
  answered(play, _, { chosen: [choice] }) {
    if (choice?.id === 'more') setCounter(play, 0, 'more', 1);
    return 'done';
  },
};

const rules: Rules = toy({
  id: 'counting/1',
  zones: {},
  stories: { counted: [], objected: ['seat'] },
  steps: { counting, deciding },
  setup: (play) => push(play, { kind: 'counting' }),
  left: (play, seat) => setCounter(play, seat, 'gone', 1),
  meanwhile: {
    kind: 'object',
    seats: ({ state }) => (state.stack.at(-1)?.kind === 'deciding' ? [] : seatsOf(state)),
    options: (_, seat) => oneOf(`seat ${seat} objects`),
    answered(play, { seat }) {
      tell(play, 'objected', { seat });
      push(play, { kind: 'deciding' });
    },
  },
});

const begun = (): AtTheTable => atTheTable(rules, {}, []);

describe('What seats may do meanwhile', () => {
  it('stands beside the question, for all that the game names, and nobody owes it', () => {
    const table = begun();
    expect(table.waiting()).toEqual(['count of 1', 'object of 1', 'object of 2']);
    const asks = table.state.stack.at(-1)?.asks ?? [];
    expect(asks.map(({ optional }) => optional)).toEqual([undefined, true, true]);
  });

  it('closes with the question that is answered', () => {
    const table = begun();
    const [before] = table.state.stack.at(-1)?.asks ?? [];
    expect(table.does(1, 'by 1').told).toEqual(['counted']);
    const [after] = table.state.stack.at(-1)?.asks ?? [];
    expect(after?.id).not.toBe(before?.id);
    expect(table.waiting()).toHaveLength(3);
  });

  it('lets the question wait, which is asked again with what is offered now', () => {
    const table = begun().does(2, 'seat 2 objects');
    expect(table.told).toEqual(['objected']);
    expect(table.waiting()).toEqual(['decide of 2']);
    table.does(2, 'more');
    expect(table.waiting()[0]).toBe('count of 1');
    expect(table.offered(1)).toContain('by 2');
    expect(table.state.stack.at(-1)?.asks?.[0]).toMatchObject({ howMany: { min: 1, max: 1 } });
    expect(table.state.stack.at(-1)).not.toHaveProperty('again');
  });

  it('leaves no question behind when a seat drops out in between', () => {
    const table = begun().does(2, 'seat 2 objects').leaves(1);
    expect(table.waiting()).toEqual(['decide of 2']);
    table.does(2, 'as it is');
    expect(table.waiting()[0]).toBe('count of 1');
  });

  it('is over with the game', () => {
    expect(begun().does(1, 'stop').waiting()).toEqual([]);
  });
});
