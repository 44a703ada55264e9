import {
  cardOf,
  cardsIn,
  effectFrame,
  place,
  push,
  seatsOf,
  stock,
  type Instruction,
} from '@scoresheet/rules-engine';
import { atTheTable, printed, toy, type AtTheTable } from '@scoresheet/rules-engine/toys';
import { describe, expect, it } from 'vitest';
import { seatsBy } from './meant.js';
import { POND, said, restOf } from './pond.spec-kit.js';
import { puttingUnder } from './put-under.js';

const BAGS = { 1: ['ant', 'bee', 'cat'], 2: ['bee'] } as const;

const underMud = (together: boolean) =>
  puttingUnder({
    seats: seatsBy({ noun: 'player', inOrder: seatsOf }),
    from: 'bag',
    pile: 'mud',
    together,
    to: (_, seat) => place('mud', seat),
  });

/** Seats put cards of their bags under the mud, on which a frog of each lies; then seat 2 may rest. */
function putting(words: Omit<Instruction, 'verb'>, together = false): AtTheTable {
  const { putUnder, putUnderStep } = underMud(together);
  const does = [{ ...words, verb: 'put-under' }];
  const frog = printed('frog', 'animal', { abilities: [{ timing: 'now', does }] });
  return atTheTable(
    toy({
      id: 'pond/1',
      ...POND,
      faces: { ...POND.faces, frog },
      verbs: { 'put-under': putUnder.does },
      steps: {
        'put-under': putUnderStep,
        rest: restOf(2),
      },
      left: () => undefined,
      setup(play) {
        for (const seat of [1, 2] as const) {
          stock(play, place('bag', seat), seat, BAGS[seat]);
          stock(play, place('mud', seat), seat, ['frog']);
        }
        push(play, { kind: 'rest' });
        push(play, effectFrame({ card: 'c9', face: 'frog', ability: 0, controller: 1 }));
      },
    }),
    { seats: 2 },
    [],
  );
}

/** From the top down. */
const mudOf = ({ state }: AtTheTable, seat: number): readonly string[] =>
  cardsIn(state, place('mud', seat))
    .map((id) => cardOf(state, id).face)
    .reverse();

describe('Cards of the hand that go under a pile', () => {
  const [ANT, BEE, CAT] = ['bag1-1', 'bag1-2', 'bag1-3'];

  it('go in the order of who holds them, the last one undermost', () => {
    const table = putting({ amount: 2 }).does(1, [CAT, ANT]);
    expect(mudOf(table, 1)).toEqual(['frog', 'cat', 'ant']);
    expect(table.waiting()).toEqual(['rest of 2']);
  });

  it('are as many as the card says, and each once', () => {
    const table = putting({ amount: 2 });
    for (const few of [[], [BEE], [BEE, BEE], [ANT, BEE, CAT]]) {
      expect(table.refuses(1, few)).toMatchObject({ rule: 'TOY-2' });
    }
  });

  it('are all where there are not enough', () => {
    const table = putting({ amount: 3, who: 'opponent' }).does(2, ['bag2-1']);
    expect(mudOf(table, 2)).toEqual(['frog', 'bee']);
  });

  it('are shown to nobody', () => {
    const table = putting({ amount: 1 }).does(1, [BEE]);
    expect(table.facts.map(({ kind }) => kind)).not.toContain('shown');
  });

  it('go at once where each sees what went before', () => {
    const table = putting({ amount: 1, who: 'each' }).does(1, [BEE]);
    expect([mudOf(table, 1), table.waiting()]).toEqual([['frog', 'bee'], ['put-under of 2']]);
  });

  it('wait for each other where they go together', () => {
    const table = putting({ amount: 1, who: 'each' }, true).does(1, [BEE]);
    expect([mudOf(table, 1), table.waiting()]).toEqual([['frog'], ['put-under of 2']]);
    table.does(2, ['bag2-1']);
    expect([mudOf(table, 1), mudOf(table, 2)]).toEqual([
      ['frog', 'bee'],
      ['frog', 'bee'],
    ]);
  });

  it('are said with their pile', () => {
    expect(said(underMud(true).putUnder)).toEqual({
      order: 'put 2 cards of the hand under the mud in any order',
    });
  });
});
