import { cardLanguage, cardType, forms, named, shape, timing, verb } from '@scoresheet/rules-cards';
import { describe, expect, it } from 'vitest';
import { seededNumbers } from '../chance/seeded-chance.js';
import { sampledCards } from './sampled-cards.js';

const { integer } = shape;
const does = () => undefined;
const says = () => ({ order: 'do it' });

const NEVER = shape.checked(integer(0, 9), (_, path) => shape.meaningless(path, 'never so'));

const LANGUAGE = cardLanguage(
  {
    card: ['card', 'cards'],
    types: [
      cardType('deed', {
        means: 'Does something.',
        noun: ['deed', 'deeds'],
        takes: { abilities: forms.abilities },
      }),
      cardType('sign', { means: 'Does nothing.', noun: ['sign', 'signs'], takes: {} }),
    ],
    timings: [
      timing('now', { means: 'At once.', names: ['self'], takes: forms.DONE }),
      timing('later', { means: 'At the end.', names: ['self'], takes: forms.SET_OFF }),
      timing('always', { means: 'Always.', names: ['self'], takes: forms.lastingForm('nothing') }),
    ],
    verbs: [
      verb('hit', { means: 'Hits.', takes: { to: forms.cards, amount: forms.amount }, does, says }),
      verb('wait', { means: 'Waits.', takes: {}, does, says }),
      verb('swap', {
        means: 'Swaps two.',
        takes: { to: forms.name, with: forms.name },
        isOfTwo: true,
        does,
        says,
      }),
      verb('let', {
        means: 'Lets a player do it.',
        takes: { 'who?': forms.who, does: forms.offered },
        does,
        says,
      }),
      verb('err', { means: 'Means nothing.', takes: { amount: NEVER }, does, says }),
    ],
    named: [named('self', { means: 'This card.', says: () => 'this card' })],
    seats: { noun: 'player', who: { you: 'You.' } },
    most: { amount: 9, times: 9, targets: 3, bound: 9 },
  },
  [['code']],
);

interface Deed {
  readonly abilities: readonly [{ readonly timing: string; readonly does: readonly unknown[] }];
}

describe('Cards for every verb', () => {
  const { entries, untold } = sampledCards(LANGUAGE, seededNumbers(7));
  const timingsOf = (wanted: string) =>
    entries
      .filter(({ verb: word }) => word === wanted)
      .map(({ entry }) => (entry as Deed).abilities[0].timing);

  it('say it at every timing at which something is done', () => {
    expect(new Set(timingsOf('wait'))).toEqual(new Set(['now', 'later']));
    expect(new Set(timingsOf('hit'))).toEqual(new Set(['now', 'later']));
  });

  it('offer it as well', () => {
    const offers = entries.filter(({ entry }) => {
      const [first] = (entry as Deed).abilities[0].does;
      return JSON.stringify(first).startsWith('{"verb":"let"');
    });
    const offered = new Set(offers.map(({ verb: word }) => word));
    expect([...offered]).toEqual(['hit', 'wait', 'swap', 'let']);
  });

  it('are none but what the reader takes, and tell which verb it never takes', () => {
    const cards = entries.map(({ entry }) => entry);
    const file = { set: 's', title: 'S', cards };
    expect(LANGUAGE.readCardFile(file).problems).toEqual([]);
    expect(untold).toEqual(['err']);
  });

  it('are the same for the same numbers', () => {
    expect(sampledCards(LANGUAGE, seededNumbers(7)).entries).toEqual(entries);
    expect(sampledCards(LANGUAGE, seededNumbers(8)).entries).not.toEqual(entries);
  });
});
