import {
  cardOf,
  cardsIn,
  effectFrame,
  move,
  place,
  push,
  stock,
  type Instruction,
} from '@scoresheet/rules-engine';
import { atTheTable, printed, toy, type AtTheTable } from '@scoresheet/rules-engine/toys';
import { describe, expect, it } from 'vitest';
import { lookingAtTop, type LookRules } from './look.js';
import { POND, said, restOf } from './pond.spec-kit.js';

const RULES: LookRules = { from: 'mud', to: 'bag', pile: 'mud', story: 'looked' };
const { lookAtTop } = lookingAtTop(RULES);

/** Seat 1 looks at its mud, in which a cat lies above a bee above an ant; then seat 2 may rest. */
function looking(words: Omit<Instruction, 'verb'>, own: Partial<LookRules> = {}): AtTheTable {
  const look = lookingAtTop({ ...RULES, ...own });
  const does = [{ ...words, verb: 'look-at-top' }];
  const frog = printed('frog', 'animal', { abilities: [{ timing: 'now', does }] });
  return atTheTable(
    toy({
      id: 'pond/1',
      ...POND,
      faces: { ...POND.faces, frog },
      filters: { face: (_, { face }, wanted) => face === wanted },
      verbs: { 'look-at-top': look.lookAtTop.does },
      steps: {
        look: look.lookStep,
        rest: restOf(2),
      },
      left: () => undefined,
      setup(play) {
        stock(play, 'mud@1', 1, ['ant', 'bee', 'cat']);
        push(play, { kind: 'rest' });
        push(play, effectFrame({ card: 'c9', face: 'frog', ability: 0, controller: 1 }));
      },
    }),
    { seats: 2 },
    [],
  );
}

const facesIn = ({ state }: AtTheTable, at: string): readonly string[] =>
  cardsIn(state, at).map((id) => cardOf(state, id).face);

const shown = ({ facts }: AtTheTable): readonly unknown[] =>
  facts.flatMap((fact) => (fact.kind === 'shown' ? [[fact.seat, ...fact.faces]] : []));

describe('Looking at the top of a pile', () => {
  it('shows the cards to who looks, the uppermost first, and tells the others how many', () => {
    const table = looking({ amount: 2, take: 1, rest: 'under' });
    expect(shown(table)).toEqual([[1, 'cat', 'bee']]);
    expect(table.told).toEqual(['looked']);
    expect(table.waiting()).toEqual(['look of 1']);
  });

  it('is nothing where no card lies there', () => {
    expect(looking({ amount: 0, rest: 'top' }).waiting()).toEqual(['rest of 2']);
  });

  it('takes up to so many, and shows one that had to fit', () => {
    const table = looking({ amount: 3, take: 1, for: { face: 'bee' }, rest: 'under' });
    expect(table.offered(1)).toEqual(['take bee', 'nothing']);
    table.does(1, 'take bee');
    expect([facesIn(table, 'bag@1'), shown(table)]).toEqual([['bee'], [[0, 'bee']]]);
    expect(table.waiting()).toEqual(['put-back of 1']);
  });

  it('leaves it to a game where a card that is taken comes to lie', () => {
    const onTheBank: LookRules['take'] = (play, seat, card) =>
      move(play, card, place('bank', seat));
    const table = looking({ amount: 2, take: 2, rest: 'top' }, { take: onTheBank });
    table.does(1, 'take cat');
    expect([facesIn(table, 'bank@1'), facesIn(table, 'bag@1')]).toEqual([['cat'], []]);
    expect(table.offered(1)).toEqual(['take bee', 'nothing']);
  });

  it('asks even where nothing fits, since silence would tell what lies there', () => {
    const table = looking({ amount: 1, take: 1, for: { face: 'owl' }, rest: 'top' });
    expect(table.offered(1)).toEqual(['nothing']);
  });

  it('puts the rest back on top, the last one uppermost', () => {
    const table = looking({ amount: 3, rest: 'top' }).does(1, 'take cat').does(1, 'take ant');
    expect(facesIn(table, 'mud@1')).toEqual(['cat', 'ant', 'bee']);
  });

  it('puts the rest under the pile, the last one undermost', () => {
    const table = looking({ amount: 2, rest: 'under' }).does(1, 'take cat');
    expect(facesIn(table, 'mud@1')).toEqual(['bee', 'cat', 'ant']);
  });

  it('ends with the seat that leaves', () => {
    expect(looking({ amount: 2, rest: 'top' }).leaves(1).waiting()).toEqual(['rest of 2']);
  });

  it('is said with what is taken and where the rest goes', () => {
    expect(said(lookAtTop, { number: '3', sought: 'an ant' }, { take: 2, rest: 'top' })).toEqual({
      order:
        'look at the top 3 cards of your mud, take up to 2 of them that fit an ant and put the rest back on top in any order',
    });
    expect(said(lookAtTop, { number: '1' }, { rest: 'under' })).toEqual({
      order: 'look at the top card of your mud and put the rest under it in any order',
    });
  });
});
