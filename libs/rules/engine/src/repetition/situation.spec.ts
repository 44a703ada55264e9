import { describe, expect, it } from 'vitest';
import type { Fact } from '../facts.js';
import { newState, type Frame, type State } from '../state.js';
import { evolve } from '../evolve.js';
import { situationOf, whereOf } from './situation.js';

/** Two cards of a kind in a hand and another, one on the table with a card attached. */
function table(): State {
  const state = newState('toy/1', 2, {});
  evolve(state, { kind: 'watched', within: 'turn', apart: [] });
  const stock = (to: string, faces: readonly string[], family: string): void =>
    evolve(state, { kind: 'stocked', owner: 1, to, faces, family });
  stock('hand@1', ['fern', 'fern', 'reed'], 'hand1-');
  stock('field@1', ['oak'], 'c');
  stock('on@c1', ['moss'], 'c');
  return state;
}

const moved = (state: State, ...[card, as, from, to]: readonly [string, string, string, string]) =>
  evolve(state, { kind: 'moved', card, as, face: '', from, to, slot: 0 });
const situation = (state: State): string => situationOf(state, ['numbered']);

/** What was looked at before has to be looked at again where it has changed. */
const seenBefore = (state: State): State => {
  situation(state);
  return state;
};

describe('Two situations are the same', () => {
  it('where cards came back under other ids', () => {
    const [before, after] = [table(), table()];
    moved(after, 'hand1-3', 'c3', 'hand@1', 'pile@1');
    expect(situation(after)).not.toBe(situation(before));
    moved(after, 'c3', 'hand1-4', 'pile@1', 'hand@1');
    expect(situation(after)).toBe(situation(before));
  });

  it('where a card with another attached came back, and places are listed otherwise', () => {
    const [before, after] = [table(), table()];
    moved(after, 'c1', 'c3', 'field@1', 'pile@1');
    moved(after, 'c3', 'c4', 'pile@1', 'field@1');
    moved(after, 'c2', 'c5', 'on@c1', 'on@c4');
    expect(whereOf(after, 'c5')).toBe('on@field@1#0#0');
    expect(situation(after)).toBe(situation(before));
  });

  it('where what waits has the next number, and only a numbering counter differs', () => {
    const [before, after] = [table(), table()];
    const waiting = (id: string, card: string): Frame[] => [
      { kind: 'window', items: [{ id, card, aims: `at=${id},${card}` }] } as unknown as Frame,
    ];
    before.stack = waiting('s1', 'c1');
    after.stack = waiting('s2', 'c1');
    after.table['numbered'] = 7;
    expect(situation(after)).toBe(situation(before));
    after.stack = waiting('s2', 'c2');
    expect(situation(after)).not.toBe(situation(before));
  });
});

describe('A situation that was read back from a record', () => {
  it('is the one that was written, in whichever order its fields stand', () => {
    const [before, after] = [table(), table()];
    const asks = [{ id: 'd4', seat: 1, kind: 'respond' }];
    before.stack = [
      { kind: 'window', items: [{ id: 's1', card: 'c1' }], asks } as unknown as Frame,
    ];
    after.stack = [{ asks, items: [{ card: 'c1', id: 's1' }], kind: 'window' } as unknown as Frame];
    expect(situation(after)).toBe(situation(before));
  });
});

it('Counters that only number are named one by one, or by how they begin', () => {
  const [before, after] = [table(), table()];
  after.players[2] = { 'times fern': 3, numbered: 2 };
  expect(situationOf(after, ['numbered', 'times '])).toBe(situationOf(before, []));
  expect(situationOf(after, ['numbered', 'times'])).not.toBe(situationOf(before, []));
});

describe('Two situations differ', () => {
  const changes: readonly (readonly [string, (state: State) => void])[] = [
    ['by a mark', (state) => evolve(state, marked('hurt', 1))],
    ['by the number of a mark', (state) => evolve(state, marked('hurt', 2))],
    ['by another mark', (state) => evolve(state, marked('bent', 1))],
    ['by a counter of the table', (state) => void (state.table['turn'] = 1)],
    ['by a counter of a seat', (state) => void ((state.players[1] ?? {})['turn'] = 1)],
    ['by a counter of another seat', (state) => void ((state.players[2] ?? {})['turn'] = 1)],
    ['by a card that has come', (state) => moved(state, 'c1', 'hand1-4', 'field@1', 'hand@1')],
    ['by a card that came to lie below', (state) => evolve(state, under)],
    ['by cards that were stocked', (state) => evolve(state, more)],
    ['by the order of cards', (state) => evolve(state, shuffled)],
    ['by a position', (state) => evolve(state, slotted)],
    ['by a change for a time', (state) => void state.modifiers.push(longer('turn'))],
    ['by how long it lasts', (state) => void state.modifiers.push(longer('game'))],
    ['by what is underway', (state) => void state.stack.push({ kind: 'window' })],
    ['by an ability that waits', (state) => void state.pending.push(waits)],
  ];
  const lower = { as: 'hand1-4', from: 'field@1', to: 'hand@1', slot: 0, under: true } as const;
  const under: Fact = { kind: 'moved', card: 'c1', face: 'oak', ...lower };
  const fern = { owner: 1, to: 'hand@1', faces: ['fern'], family: 'hand1-' };
  const more: Fact = { kind: 'stocked', ...fern };
  const shuffled = { kind: 'shuffled', place: 'hand@1', order: [0, 2, 1] } as const;
  const marked = (mark: string, to: number) =>
    ({ kind: 'marked', card: 'c1', place: 'field@1', mark, to }) as const;
  const slotted = { kind: 'slotted', card: 'c1', place: 'field@1', slot: 2 } as const;
  const longer = (until: string) => ({
    id: 'm1',
    card: 'c1',
    what: 'size',
    by: 1,
    until,
    giver: 1,
  });
  const waits = {
    ...{ timing: 'dawn', face: 'oak', ability: 0, card: 'c1', controller: 1, rank: 0 },
  };

  it.each(changes)('%s', (_, change) => {
    const names = changes.map(([, each]) => {
      const state = table();
      each(state);
      return situation(state);
    });
    const changed = seenBefore(table());
    change(changed);
    expect(names.filter((name) => name === situation(changed))).toHaveLength(1);
    expect(situation(changed)).not.toBe(situation(table()));
  });
});
