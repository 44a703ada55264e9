import {
  breakOff,
  effectFrame,
  place,
  push,
  seatsOf,
  stock,
  tell,
  type Instruction,
  type Rules,
} from '@scoresheet/rules-engine';
import { atTheTable, printed, toy, type AtTheTable } from '@scoresheet/rules-engine/toys';
import { describe, expect, it } from 'vitest';
import { seatsBy } from './meant.js';
import { offering } from './offer.js';
import { POND, said, restOf } from './pond.spec-kit.js';

const { offer, offerStep } = offering(seatsBy({ noun: 'player', inOrder: seatsOf }));

const VERBS: Rules['verbs'] = {
  offer: offer.does,
  leap: (play, { controller }, { far }) => tell(play, 'leapt', { seat: controller, far: far ?? 1 }),
  tire: (play, effect) => breakOff(play, effect),
};
const LEAP = { verb: 'leap' };

/** A frog of seat 1 does it among three seats; then seat 3 may rest. */
function offered(does: readonly Instruction[], checkAfter: Rules['checkAfter'] = 'effect') {
  const frog = printed('frog', 'animal', { abilities: [{ timing: 'now', does }] });
  return atTheTable(
    toy({
      id: 'pond/1',
      ...POND,
      faces: { ...POND.faces, frog },
      verbs: VERBS,
      checkAfter,
      stories: { leapt: ['seat', 'far'], checked: [] },
      check: (play) => tell(play, 'checked', {}),
      steps: {
        offer: offerStep,
        rest: restOf(3),
      },
      left: () => undefined,
      setup(play) {
        stock(play, place('field', 1), 1, ['frog']);
        push(play, { kind: 'rest' });
        push(play, effectFrame({ card: 'c1', face: 'frog', ability: 0, controller: 1 }));
      },
    }),
    { seats: 3 },
    [],
  );
}

const toEach = (...does: readonly Instruction[]): Instruction =>
  ({ verb: 'offer', who: 'each', does }) as Instruction;

const leapsIn = ({ facts }: AtTheTable) =>
  facts.flatMap((fact) => ('far' in fact ? [[fact['seat'], fact['far']]] : []));

describe('What is offered to seats', () => {
  it('is asked of them one after another, and each does it as its own', () => {
    const table = offered([toEach(LEAP)]);
    expect([table.waiting(), table.offered(1)]).toEqual([['may of 1'], ['yes', 'no']]);
    expect(leapsIn(table.does(1, 'yes'))).toEqual([[1, 1]]);
    expect(table.waiting()).toEqual(['may of 2']);
    expect(leapsIn(table.does(2, 'no'))).toEqual([]);
    expect(leapsIn(table.does(3, 'yes'))).toEqual([[3, 1]]);
    expect(table.waiting()).toEqual(['rest of 3']);
  });

  it('is done whole before the next one is asked, and the rest of the card after the last', () => {
    const table = offered([toEach(LEAP, { ...LEAP, far: 2 }), { ...LEAP, far: 9 }]);
    expect(leapsIn(table.does(1, 'yes'))).toEqual([
      [1, 1],
      [1, 2],
    ]);
    table.does(2, 'no');
    expect(leapsIn(table.does(3, 'no'))).toEqual([[1, 9]]);
  });

  it('is a part of the effect, after all of which the table is checked once', () => {
    const table = offered([toEach(LEAP)]);
    expect(table.does(1, 'yes').told).toEqual(['leapt']);
    expect(table.does(2, 'yes').told).toEqual(['leapt']);
    expect(table.does(3, 'yes').told).toEqual(['leapt', 'checked']);
  });

  it('may be broken off, which ends nothing else', () => {
    const table = offered([toEach({ verb: 'tire' }, LEAP), LEAP]);
    expect(leapsIn(table.does(1, 'yes'))).toEqual([]);
    table.does(2, 'no');
    expect(leapsIn(table.does(3, 'yes'))).toEqual([[1, 1]]);
  });

  it('may be an offer again', () => {
    const table = offered([{ verb: 'offer', who: 'others', does: [toEach(LEAP)] } as Instruction]);
    expect(table.waiting()).toEqual(['may of 2']);
    expect(table.does(2, 'yes').waiting()).toEqual(['may of 1']);
    for (const seat of [1, 2, 3]) table.does(seat, 'no');
    expect(table.waiting()).toEqual(['may of 3']);
  });

  it('is asked of nobody who has left, and of nobody when the seat of the card has', () => {
    const waitingWithout = (seat: number) =>
      offered([toEach(LEAP)])
        .does(1, 'no')
        .leaves(seat)
        .waiting();
    expect(waitingWithout(2)).toEqual(['may of 3']);
    expect(waitingWithout(1)).toEqual(['rest of 3']);
  });

  it('is said of whom it is offered to', () => {
    const words = (who?: string) =>
      said(offer, { offered: 'leap' }, who === undefined ? {} : { who });
    expect(words('each')).toEqual({ statement: 'each player may leap' });
    expect(words('opponent')).toEqual({ statement: 'your opponent may leap' });
    expect(words()).toEqual({ statement: 'you may leap' });
  });
});
