/** Rules: B02, B09, B11, B14, B25 to B31, R-BFT-05, R-BFT-14. */
import { wordsOf } from '@scoresheet/rules-cards';
import { cardText } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { FILTERS } from '../effects/filters.js';
import { LANGUAGE } from '../effects/language.js';
import { THINGS } from '../effects/things.js';
import { TIMINGS } from '../effects/timings.js';
import { KEYWORDS } from '../effects/values.js';
import { buddyfight } from '../game.js';
import trialCards from '../scenarios/trial.cards.json' with { type: 'json' };
import { CARDS, FACES } from './card-set.js';
import type { CardEntry } from './card.js';

const names = (cards: readonly CardEntry[]): readonly string[] => cards.map(({ name }) => name);
const ofType = (type: string) => CARDS.filter((card) => card.type === type);
const ofWorld = (world: string) => CARDS.filter((card) => card.world === world);
const withKeyword = (keyword: string) => CARDS.filter(({ keywords = {} }) => keyword in keywords);
const WRITTEN = JSON.stringify(CARDS);

describe('The set Harbor and Orchard', () => {
  it('has at least 120 cards besides its Flags, numbered in order', () => {
    expect(CARDS.length - ofType('flag').length).toBeGreaterThanOrEqual(120);
    expect(CARDS.map(({ code }) => code)).toEqual(
      CARDS.map((_, index) => `ho-${String(index + 1).padStart(3, '0')}`),
    );
  });

  it.each(['Brass Harbor', 'Midnight Orchard'])(
    'has for the Flag %s a deck of each kind',
    (world) => {
      const cards = ofWorld(world);
      const count = (type: string): number => cards.filter((card) => card.type === type).length;
      expect(count('flag')).toBe(1);
      expect(count('monster')).toBeGreaterThanOrEqual(25);
      expect(count('item')).toBeGreaterThanOrEqual(5);
      expect(count('spell')).toBeGreaterThanOrEqual(12);
      expect(count('impact')).toBeGreaterThanOrEqual(4);
      for (const size of [0, 1, 2, 3]) {
        const ofSize = cards.filter((card) => card.size === size);
        expect(ofSize.length, `size ${size}`).toBeGreaterThanOrEqual(4);
      }
    },
  );

  it.each(['penetrate', 'counterattack', 'doubleAttack', 'move', 'soulguard', 'lifelink'])(
    'has several cards with %s in each world',
    (keyword) => {
      expect(withKeyword(keyword).length).toBeGreaterThanOrEqual(4);
      expect(new Set(withKeyword(keyword).map(({ world }) => world)).size).toBeGreaterThan(1);
    },
  );

  it('has items with and without defense, and one that is a Counter', () => {
    const shields = ofType('item').filter(({ defense }) => defense !== undefined);
    expect(shields.length).toBeGreaterThanOrEqual(4);
    expect(ofType('item').length - shields.length).toBeGreaterThanOrEqual(4);
    expect(ofType('item').filter((card) => withKeyword('counter').includes(card))).toHaveLength(1);
  });

  it('has a Counter against everything that can be answered', () => {
    const unused = wordsOf(THINGS).filter((thing) => !WRITTEN.includes(`"things":"${thing}"`));
    expect(unused).toEqual([]);
  });

  it('has every kind of price', () => {
    for (const part of ['gauge', 'life', 'deck', 'soul', 'rest', 'gives']) {
      expect(CARDS.some(({ price = {} }) => part in price) || WRITTEN.includes(`"${part}":`)).toBe(
        true,
      );
    }
  });

  it.each(wordsOf(KEYWORDS))('uses the keyword %s', (keyword) => {
    expect(names(withKeyword(keyword))).not.toEqual([]);
  });
});

/** Words that no card of the set says yet: those of scenarios do. */
const ON_TRIAL = [
  'exchange',
  'put-under',
  'offer',
  'other-destroyed',
  'ally-attacks',
  'you-gain-life',
  'opponent-gains-life',
];
const SAID_ON_TRIAL = JSON.stringify(trialCards);

describe('Every word of the vocabulary is used by a card of the set, or by one on trial', () => {
  it.each(wordsOf(TIMINGS))('timing %s', (timing) => {
    const written = ON_TRIAL.includes(timing) ? SAID_ON_TRIAL : WRITTEN;
    expect(written).toContain(`"timing":"${timing}"`);
  });

  it.each(wordsOf(LANGUAGE.entries.verbs))('verb %s', (verb) => {
    const written = ON_TRIAL.includes(verb) ? SAID_ON_TRIAL : WRITTEN;
    expect(written).toContain(`"verb":"${verb}"`);
  });

  it.each(wordsOf(FILTERS))('filter %s', (filter) => {
    expect(WRITTEN).toContain(`"${filter}":`);
  });
});

describe('Every card', () => {
  it('says what it does, or has flavour', () => {
    for (const card of CARDS) {
      const text = cardText(buddyfight, FACES[card.code] as (typeof FACES)[string]).join(' ');
      expect(text || card.flavour || '', card.name).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('says each text once: no two do the same for the same price', () => {
    const told = Object.values(FACES).map(({ type, stats, keywords, abilities, allows }) =>
      JSON.stringify([type, stats, keywords, abilities, allows]),
    );
    expect(new Set(told).size).toBe(told.length);
  });

  it('asks for attributes that cards of its world have', () => {
    const known = new Set(CARDS.flatMap(({ attributes = [] }) => attributes));
    const wanted = [...WRITTEN.matchAll(/"attribute":"([^"]+)"/g)].map(([, word]) => word);
    expect(wanted.filter((word) => !known.has(word ?? ''))).toEqual([]);
  });
});

describe('The text of a card', () => {
  const textOf = (name: string): string => {
    const face = Object.values(FACES).find((each) => each.name === name);
    return face ? cardText(buddyfight, face).join(' / ') : '';
  };

  it.each([
    ['Kettle Diver', 'Lifelink 2.'],
    ['Scuttle Her', 'Cast (2 gauge): Choose an opposing monster. Destroy it.'],
    ['Slag Walker', 'Call: 1 gauge, drop one of your monsters.'],
    [
      'Duchess of the Dry Dock',
      'Soulguard. / Call: 1 gauge, put a Boiler monster in your drop zone into its soul.',
    ],
    [
      'Wrong Pier',
      'Counter. / Cast (1 gauge): Choose a monster that your opponent calls with a size of at ' +
        'most 2. Nullify it.',
    ],
    [
      'Tar Apprentice',
      'Act (1 gauge, once a turn): Choose one of your other monsters. It gets +3000 power until ' +
        'the turn ends.',
    ],
    ['Anchor Toddler', 'While this monster is in the center area, it has Counterattack.'],
    [
      'Travelling Doctor',
      'Instead of a destruction (drop a card in your hand): This monster stays.',
    ],
    ['Ivy Curtain', 'Set. / Cast: 2 gauge. / Your side has -1 damage from each source.'],
    ['Full Broadside', 'Cast (2 gauge): If you have an item, deal 4 damage to your opponent.'],
    [
      'The Old Pear Tree',
      'Soulguard. / Call: 1 gauge, the top 2 cards of your deck into its soul. / Counter Act ' +
        '(once a turn, drop a card in its soul): Gain 1 life.',
    ],
    [
      'Heads or Heels',
      "Cast: Choose a monster in your drop zone. Put it on top of its owner's deck. Only if you " +
        'have at most 4 life: Draw 1 card.',
    ],
  ])('%s: %s', (name, text) => {
    expect(textOf(name)).toBe(text);
  });
});
