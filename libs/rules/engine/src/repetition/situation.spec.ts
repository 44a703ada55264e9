import { describe, expect, it } from 'vitest';
import { evolve } from '../acts/evolve.js';
import type { Fact } from '../contract/facts.js';
import type { Reading } from '../contract/rules.js';
import type { Frame, Modifier } from '../contract/state.js';
import type { Step } from '../contract/step.js';
import { newState } from '../state/state.js';
import { toy } from '../toys/toy.js';
import { situationFor } from './situation.js';

const step: Step = { open: ['items', 'wanted'], proceed: () => 'done' };
const rules = toy({
  id: 'hedge/1',
  zones: {
    deck: { faces: 'nobody', ids: 'nobody' },
    hand: { faces: 'owner', ids: 'owner' },
    field: { faces: 'all', ids: 'all' },
    pile: { faces: 'all', ids: 'all' },
    bed: { faces: 'nobody', ids: 'all' },
    on: { faces: 'all', ids: 'all' },
  },
  openCounters: ['turn', 'sun'],
  steps: { window: step },
  repetition: {
    within: 'turn',
    apart: ['numbered', 'times '],
    passing: {},
    spentAfter: 1,
  },
  setup: () => undefined,
});

type Change = (table: Reading) => void;
const by =
  (...facts: readonly Fact[]): Change =>
  (table) =>
    facts.forEach((fact) => evolve(table, fact));

const stocked = (to: string, faces: readonly string[], family: string): Fact => ({
  kind: 'stocked',
  owner: 1,
  to,
  faces,
  family,
});

const moved = (
  ...[card, as, from, to, slot = 0]: readonly [string, string, string, string, number?]
): Fact => ({
  kind: 'moved',
  card,
  as,
  face: '',
  from,
  to,
  slot,
});

/** Of seat 1: three cards in hand, two on the table, one of them with another attached, a deck. */
function given(...changes: readonly Change[]): Reading {
  const table = { rules, state: newState('hedge/1', 2, {}) };
  by(
    stocked('hand@1', ['fern', 'fern', 'reed'], 'hand1-'),
    stocked('field@1', ['oak', 'elm'], 'c'),
    stocked('on@c1', ['moss'], 'c'),
    stocked('deck@1', ['ivy', 'yew', 'ash'], 'deck1-'),
    { kind: 'counted', seat: 0, what: 'turn', to: 1 },
  )(table);
  frames({ kind: 'window' })(table);
  for (const change of changes) change(table);
  return table;
}

function situation(table: Reading, seat = 1): { seen: number; whole: number } {
  const { watch } = table.state;
  if (!watch) throw new Error('nothing is counted');
  return situationFor(table, { changes: watch.changes, frames: [] }, seat);
}

const counted = (seat: number, what: string, to: number): Fact => ({
  kind: 'counted',
  seat,
  what,
  to,
});
const marked = (card: string, place: string, mark: string, to: number): Fact => ({
  kind: 'marked',
  card,
  place,
  mark,
  to,
});
const frames = (...stack: readonly object[]): Change => {
  return ({ state }) => {
    state.stack = stack as Frame[];
  };
};
const modified = (card: string, place: string, more: Partial<Modifier> = {}): Fact => ({
  kind: 'modified',
  place,
  modifier: { id: 'm1', card, what: 'size', by: 1, until: 'turn', giver: 1, ...more },
});

describe('A situation comes back', () => {
  it.each<readonly [string, readonly Change[]]>([
    [
      'with cards that have other ids',
      [by(moved('hand1-3', 'c4', 'hand@1', 'pile@1'), moved('c4', 'hand1-4', 'pile@1', 'hand@1'))],
    ],
    [
      'with a card that comes to lie among equals in another order',
      [by(moved('hand1-1', 'c4', 'hand@1', 'pile@1'), moved('c4', 'hand1-4', 'pile@1', 'hand@1'))],
    ],
    [
      'with a card and what is attached to it, whichever of them comes first',
      [
        by(moved('c1', 'c4', 'field@1', 'pile@1'), moved('c4', 'c5', 'pile@1', 'field@1')),
        by(moved('c3', 'c6', 'on@c1', 'on@c5')),
      ],
    ],
    [
      'with marks that were taken away again',
      [by(marked('c1', 'field@1', 'hurt', 2), marked('c1', 'field@1', 'hurt', 0))],
    ],
    ['with a counter that was set back', [by(counted(2, 'sun', 3), counted(2, 'sun', 0))]],
    [
      'with counters that only number',
      [by(counted(0, 'numbered', 7), counted(2, 'times fern', 3))],
    ],
    [
      'with a change that has ended',
      [by(modified('c1', 'field@1'), { kind: 'unmodified', place: 'field@1', ids: ['m1'] })],
    ],
    ['with a deck that was turned over twice', [by(shuffled([2, 1, 0]), shuffled([2, 1, 0]))]],
  ])('%s', (_, changes) => {
    expect(situation(given(...changes))).toEqual(situation(given()));
    expect(situation(given(...changes), 2)).toEqual(situation(given(), 2));
  });

  it('with what waits under the next number', () => {
    const waiting = (id: string, card: string) =>
      frames({ kind: 'window', items: [{ id, card, aims: `at=${id},${card}` }] });
    const before = situation(given(waiting('s1', 'c1')));
    expect(situation(given(waiting('s2', 'c1')))).toEqual(before);
    expect(situation(given(waiting('s2', 'c2')))).not.toEqual(before);
  });

  it('with what waits, above and below what names it, whatever the numbers are', () => {
    const waiting = (low: string, high: string, asked: string, aims: string) =>
      frames(
        { kind: 'window', wanted: aims, items: [{ id: low }] },
        { kind: 'window', items: [{ id: high }], asks: [{ id: asked, seat: 1, kind: 'may' }] },
      );
    const before = situation(given(waiting('s1', 's2', 'd3', 's2')));
    expect(situation(given(waiting('s9', 's10', 'd40', 's10')))).toEqual(before);
    expect(situation(given(waiting('s9', 's10', 'd40', 's9')))).not.toEqual(before);
  });

  it('when what sets a value last does so again', () => {
    const set = (id: string, to: number) => modified('c1', 'field@1', { id, by: to, sets: true });
    const before = situation(given(by(set('m1', 2), set('m2', 5)))).whole;
    expect(situation(given(by(set('m3', 2), set('m7', 5)))).whole).toBe(before);
    expect(situation(given(by(set('m1', 5), set('m2', 2)))).whole).not.toBe(before);
  });

  it('from a record, in which the fields stand in another order', () => {
    const asks = [{ id: 'd4', seat: 1, kind: 'respond' }];
    const items = [{ id: 's1', card: 'c1' }];
    const back = [{ card: 'c1', id: 's1' }];
    expect(situation(given(frames({ kind: 'window', items, asks })))).toEqual(
      situation(given(frames({ asks, items: back, kind: 'window' }))),
    );
  });
});

function shuffled(order: readonly number[]): Fact {
  return { kind: 'shuffled', place: 'deck@1', order };
}

/** What differs, and by whom it is seen. */
type Differs = readonly [string, Change, 'all' | 'seat 1' | 'nobody'];

const DIFFERENCES: readonly Differs[] = [
  ['by a mark', by(marked('c1', 'field@1', 'hurt', 1)), 'all'],
  ['by the number of a mark', by(marked('c1', 'field@1', 'hurt', 2)), 'all'],
  ['by another mark', by(marked('c1', 'field@1', 'bent', 1)), 'all'],
  ['by the mark of another card', by(marked('c2', 'field@1', 'hurt', 1)), 'all'],
  ['by a mark of a card in hand', by(marked('hand1-1', 'hand@1', 'hurt', 1)), 'seat 1'],
  ['by a counter of the table', by(counted(0, 'sun', 1)), 'all'],
  ['by a counter of a seat', by(counted(1, 'sun', 1)), 'all'],
  ['by a counter of another seat', by(counted(2, 'sun', 1)), 'all'],
  ['by a counter that only the house knows', by(counted(2, 'plan', 1)), 'nobody'],
  ['by a card that was taken up', by(moved('c1', 'hand1-4', 'field@1', 'hand@1')), 'all'],
  ['by another that was taken up', by(moved('c2', 'hand1-4', 'field@1', 'hand@1')), 'all'],
  ['by a card that was drawn', by(moved('deck1-3', 'hand1-4', 'deck@1', 'hand@1')), 'all'],
  ['by a card of another seat', by(stocked('field@2', ['oak'], 'c')), 'all'],
  ['by a position', by({ kind: 'slotted', card: 'c1', place: 'field@1', slot: 2 }), 'all'],
  ['by what is attached to which', by(moved('c3', 'c4', 'on@c1', 'on@c2')), 'all'],
  ['by a mark of the attached', by(marked('c3', 'on@c1', 'hurt', 1)), 'all'],
  ['by the order of a deck', by(shuffled([1, 0, 2])), 'nobody'],
  ['by a change for a time', by(modified('c1', 'field@1')), 'all'],
  ['by how long it lasts', by(modified('c1', 'field@1', { until: 'game' })), 'all'],
  ['by a change that sets a value', by(modified('c1', 'field@1', { sets: true })), 'all'],
  ['by a change of another card', by(modified('c2', 'field@1')), 'all'],
  ['by a change of a card in hand', by(modified('hand1-1', 'hand@1')), 'seat 1'],
  ['by nothing that is underway', frames(), 'all'],
  ['by an open field of it', frames({ kind: 'window', wanted: 'oak' }), 'all'],
  ['by one that the house keeps', frames({ kind: 'window', kept: 'oak' }), 'nobody'],
  [
    'by who is asked',
    frames({ kind: 'window', asks: [{ id: 'd1', seat: 1, kind: 'may' }] }),
    'all',
  ],
  [
    'by what is asked',
    frames({ kind: 'window', asks: [{ id: 'd1', seat: 1, kind: 'aim' }] }),
    'all',
  ],
  ['by a frame more', frames({ kind: 'window' }, { kind: 'window' }), 'all'],
  ['by an ability that waits', ({ state }) => void state.pending.push(WAITS), 'nobody'],
];
const WAITS = {
  timing: 'dawn',
  face: 'oak',
  ability: 0,
  card: 'c1',
  controller: 1,
  rank: 0,
};

describe('Two situations differ', () => {
  it.each(DIFFERENCES)('%s', (_, change) => {
    const { whole } = situation(given(change));
    const alike = DIFFERENCES.filter(([, each]) => situation(given(each)).whole === whole);
    expect(alike).toHaveLength(1);
    expect(whole).not.toBe(situation(given()).whole);
  });

  it.each(DIFFERENCES)('to those who may know it: %s', (_, change, seenBy) => {
    expect(differsTo(change)).toEqual([seenBy !== 'nobody', seenBy === 'all']);
  });

  it('by which card of a hand is meant, to the seat whose hand it is', () => {
    const meant = (card: string) => frames({ kind: 'window', wanted: card });
    expect(differsTo(meant('hand1-1'), meant('hand1-3'))).toEqual([true, false]);
    expect(differsTo(meant('hand1-1'), meant('hand1-2'))).toEqual([false, false]);
  });

  it('by the printed side of a card that lies face down, to the house alone', () => {
    const bedded = (from: string) => by(moved(from, 'c4', 'deck@1', 'bed@1'));
    const [ash, yew] = [given(bedded('deck1-3')), given(bedded('deck1-2'))];
    expect(situation(ash).seen).toBe(situation(yew).seen);
    expect(situation(ash).whole).not.toBe(situation(yew).whole);
  });
});

/** Whether a change is seen by seat 1, and by seat 2. */
function differsTo(change: Change, from?: Change): readonly boolean[] {
  const [before, after] = [given(...(from ? [from] : [])), given(change)];
  return [1, 2].map((seat) => situation(before, seat).seen !== situation(after, seat).seen);
}
