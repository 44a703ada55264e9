import {
  cardOf,
  markOf,
  move,
  setCounter,
  tableCounter,
  type Play,
} from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { integer } from '../shape/shape.js';
import { returnVerb, verbsOfCards } from './cards.js';
import { cardsMeantWhere } from './meant.js';
import { atThePond, done, FIRST, said, SECOND, THIRD } from './pond.spec-kit.js';

const meant = cardsMeantWhere(() => true);
const { toEach, gives, heals } = verbsOfCards({ meant, reaches: 'the pond' });

const changed = ({ state }: Play) =>
  state.modifiers.map(({ card, what, by, until }) => [card, what, by, until]);

describe('What is done to each card', () => {
  const splashed: (readonly [string, number])[] = [];
  const splash = toEach('splash', {
    means: 'Splashes.',
    takes: { amount: integer(1, 9) },
    says: 'splash',
    does(play, card, { amount }) {
      splashed.push([card, amount]);
      if (card === FIRST && play.state.cards[SECOND]) move(play, SECOND, 'bank@1');
    },
  });

  it('is done to all that are meant, but those that have left before their turn', () => {
    done(atThePond(), splash, { to: {}, amount: 3 });
    expect(splashed).toEqual([
      [FIRST, 3],
      [THIRD, 3],
    ]);
  });

  it('asks for cards and its own words, and says where it reaches', () => {
    expect(Object.keys(splash.takes)).toEqual(['to', 'amount']);
    expect(splash.reaches).toBe('the pond');
    expect(said(splash)).toEqual({ order: 'splash frogs' });
  });

  it('is looked at once it is over', () => {
    const play = atThePond();
    const after = (): void => setCounter(play, 0, 'seen', tableCounter(play.state, 'seen') + 1);
    const looked = verbsOfCards({ meant, after });
    done(play, looked.toEach('croak', { means: 'Croaks.', says: 'wake', does: () => undefined }), {
      to: {},
    });
    expect(tableCounter(play.state, 'seen')).toBe(1);
  });
});

describe('A change for a time', () => {
  it('is by 1 and lasts while the card stays, where nothing else is said', () => {
    expect(changed(done(atThePond(), gives(), { to: 'self', what: 'leap' }))).toEqual([
      [FIRST, 'leap', 1, 'leaves'],
    ]);
    expect(said(gives())).toEqual({ statement: 'frogs get +1 leap' });
  });

  it('is none by 0, unless the game says what is in vain', () => {
    const nothing = { to: 'self', what: 'leap', by: 0, until: 'turn' };
    expect(changed(done(atThePond(), gives(), nothing))).toEqual([]);
    const onlyNow = gives({ isIdle: (_, { until }) => until === 'battle' });
    expect(changed(done(atThePond(), onlyNow, nothing))).toEqual([[FIRST, 'leap', 0, 'turn']]);
    expect(changed(done(atThePond(), onlyNow, { ...nothing, until: 'battle' }))).toEqual([]);
  });
});

describe('Healing', () => {
  const healed = (amount: number): readonly [left: number, facts: number] => {
    const play = atThePond();
    play.state.cards[FIRST] = { ...cardOf(play.state, FIRST), marks: { damage: 3 } };
    const before = play.facts.length;
    done(play, heals(), { to: 'self', amount });
    const told = play.facts.slice(before).filter(({ kind }) => kind === 'happened');
    return [markOf(cardOf(play.state, FIRST), 'damage'), told.length];
  };

  it('takes damage off, at most all, and tells of it', () => {
    expect([healed(2), healed(5)]).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  it('neither harms nor tells of nothing', () => {
    expect([healed(0), healed(-2)]).toEqual([
      [3, 0],
      [3, 0],
    ]);
  });

  it('is said in HP', () => expect(said(heals())).toEqual({ order: 'restore 2 HP to frogs' }));
});

it('Cards return to the hands of their owners', () => {
  expect(said(returnVerb(() => undefined))).toEqual({
    order: "return frogs to their owners' hands",
  });
});
