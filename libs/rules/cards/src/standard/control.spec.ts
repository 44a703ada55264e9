import {
  cardOf,
  cardsIn,
  markOf,
  move,
  place,
  sideOf,
  type Ability,
  type Card,
  type CardId,
  type Play,
  type Reading,
  type Seat,
  withoutUndefined,
} from '@scoresheet/rules-engine';
import { facesOf, printed } from '@scoresheet/rules-engine/toys';
import { describe, expect, it } from 'vitest';
import { takingControl } from './control.js';
import { cardsMeantWhere } from './meant.js';
import { atThePond, done, FIRST, said, SECOND, THIRD } from './pond.spec-kit.js';

/** Of the three seats the last has no room for a frog. */
const [FULL, THERE] = [3, 'field'];

const RULES = {
  reaches: 'the pond',
  meant: cardsMeantWhere(() => true),
  change(play: Play, card: CardId, seat: Seat): void {
    if (seat !== FULL) move(play, card, place(THERE, seat), { sameObject: true });
  },
  inPlay: ({ state }: Reading): readonly Card[] =>
    [1, 2, FULL].flatMap((seat) =>
      cardsIn(state, place(THERE, seat)).map((id) => cardOf(state, id)),
    ),
};
const { takeControl, giveBack } = takingControl(RULES);

/** A turn that ends looks for what was lent where a printed card lends. */
const LENDS = {
  timing: 'play',
  does: [{ verb: 'take-control', to: 'self', until: 'turn' }],
} as const satisfies Ability;

/** Seat 1 has two frogs and seat 2 the third; each is of the side where it sits. */
function given(): Play {
  const play = atThePond();
  return {
    ...play,
    rules: {
      ...play.rules,
      faces: facesOf(printed('frog', 'animal', { abilities: [LENDS] })),
      controllerOf: ({ state }, card) => sideOf(state, card),
    },
  };
}

function takes(play: Play, controller: Seat, card: CardId, until?: 'turn'): Play {
  const effect = { face: 'frog', ability: 0, chosen: {}, card, controller };
  takeControl.does(
    play,
    effect,
    withoutUndefined({ verb: 'take-control', to: 'self', until: until || undefined }),
  );
  return play;
}

const sideOfThird = ({ state }: Play): Seat => sideOf(state, cardOf(state, THIRD));

/** Where the third frog sits when the turn has ended. */
function afterTheTurn(play: Play): Seat {
  giveBack(play);
  expect(markOf(cardOf(play.state, THIRD), 'lent')).toBe(0);
  return sideOfThird(play);
}

describe('Taking control for good', () => {
  it('brings a card over, and no turn that ends gives it back', () => {
    const play = takes(given(), 1, THIRD);
    expect([sideOfThird(play), afterTheTurn(play)]).toEqual([1, 1]);
  });

  it('keeps what was lent', () => {
    expect(afterTheTurn(takes(takes(given(), 1, THIRD, 'turn'), 1, THIRD))).toBe(1);
  });

  it('is looked at once, when all have come', () => {
    const play = given();
    move(play, SECOND, 'field@2', { sameObject: true });
    const seen: unknown[] = [];
    const after = ({ state }: Play): void => void seen.push([...cardsIn(state, 'field@1')]);
    done(
      play,
      takingControl({ ...RULES, after }).takeControl,
      { to: 'these' },
      { these: [SECOND, THIRD] },
    );
    expect(seen).toEqual([[FIRST, SECOND, THIRD]]);
  });
});

describe('Taking control for the turn', () => {
  it('gives the card back when the turn ends', () => {
    const play = takes(given(), 1, THIRD, 'turn');
    expect([sideOfThird(play), afterTheTurn(play)]).toEqual([1, 2]);
  });

  it('gives it to the first home, however many have taken it since', () => {
    expect(afterTheTurn(takes(takes(given(), 1, THIRD, 'turn'), 2, THIRD, 'turn'))).toBe(2);
  });

  it('lends nothing to who has it already', () => {
    const play = takes(given(), 2, THIRD, 'turn');
    expect(markOf(cardOf(play.state, THIRD), 'lent')).toBe(0);
  });

  it('lends nothing that could not go over', () => {
    const play = takes(given(), FULL, THIRD, 'turn');
    expect(sideOfThird(play)).toBe(2);
    expect(markOf(cardOf(play.state, THIRD), 'lent')).toBe(0);
  });

  it('leaves a card where its home has no room for it, and asks no second time', () => {
    const play = given();
    move(play, THIRD, place(THERE, FULL), { sameObject: true });
    expect(afterTheTurn(takes(play, 1, THIRD, 'turn'))).toBe(1);
  });

  it('gives it back in another way than it was taken, where the game has one', () => {
    const { giveBack: sends } = takingControl({
      ...RULES,
      goesHome: (play, card, seat) => void move(play, card, place('bank', seat)),
    });
    const play = takes(given(), 1, THIRD, 'turn');
    sends(play);
    expect(cardsIn(play.state, 'bank@2')).toHaveLength(1);
  });

  it.each([
    ['no card of the game lends', [], 0],
    ['a card lends', [LENDS], 1],
    ['a card offers to lend', [{ timing: 'play', does: [{ verb: 'offer', does: LENDS.does }] }], 1],
  ])('looks at the table as often as it has to: %s', (_, abilities, looks) => {
    let looked = 0;
    const { giveBack: ends } = takingControl({
      ...RULES,
      inPlay: (reading) => (looked++, RULES.inPlay(reading)),
    });
    const play = given();
    const faces = facesOf(
      printed('frog', 'animal', { abilities: abilities as readonly Ability[] }),
    );
    ends({ ...play, rules: { ...play.rules, faces } });
    expect(looked).toBe(looks);
  });

  it('does not follow a card that has left and come again', () => {
    const play = takes(given(), 1, THIRD, 'turn');
    const again = move(play, move(play, THIRD, 'bank@2'), 'field@1');
    giveBack(play);
    expect(sideOf(play.state, cardOf(play.state, again))).toBe(1);
  });

  it('lends nothing that leaves as it is taken', () => {
    const lost = takingControl({
      ...RULES,
      change: (play, card) => void move(play, card, 'bank@2'),
    });
    const play = done(given(), lost.takeControl, { to: 'one', until: 'turn' }, { one: [THIRD] });
    expect(cardsIn(play.state, 'bank@2').map((id) => cardOf(play.state, id).marks)).toEqual([{}]);
  });
});

it('Taking control is said of the cards, and says where it reaches', () => {
  expect(said(takeControl)).toEqual({ order: 'take control of frogs' });
  expect(takeControl.reaches).toBe('the pond');
});
