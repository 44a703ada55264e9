/** The set Genesis against the rules of sets: R-FUZ-01, 03, 12, 16 to 18, 87; A-FUZ-27, 45, 72. */
import type { Ability, Instruction } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { CARD_SETS } from './card-set.js';
import { wordsOf } from '@scoresheet/rules-cards';
import { KEYWORDS } from '../effects/values.js';
import * as printed from './card.js';
import type { CardEntry, Rarity } from './card.js';
import type { CardType } from './types.js';

const FORCES = Object.keys(printed.FORCES) as printed.Force[];
const RARITIES = Object.keys(printed.RARITIES) as Rarity[];

/** Other sets have specs of their own. */
const CARDS = CARD_SETS.find(({ set }) => set === 'genesis')?.cards ?? [];

const AT_LEAST = 3; // cards for each keyword and each timing

/** Timings that came later are shown by later sets and by cards on trial. */
const OF_GENESIS = [
  'on-deploy',
  'on-attack',
  'on-hit',
  'on-kill',
  'on-ko',
  'passive',
  'activate',
  'event',
];

const names = (cards: readonly CardEntry[]): readonly string[] => cards.map(({ name }) => name);
const ofType = (...types: readonly CardType[]): readonly CardEntry[] =>
  CARDS.filter(({ type }) => types.includes(type));
const ofRarity = (rarity: Rarity): readonly CardEntry[] =>
  CARDS.filter((card) => card.rarity === rarity);
const HEROES = ofType('hero');

const abilitiesOf = ({ abilities = [] }: CardEntry): readonly Ability[] => abilities;
/** Keywords, instructions, and values that are changed for as long as the card stands. */
const weightOf = (card: CardEntry): number =>
  Object.keys(card.keywords ?? {}).length +
  abilitiesOf(card).reduce((sum, { does, lasting = [] }) => sum + does.length + lasting.length, 0);
const instructionsOf = (card: CardEntry): readonly Instruction[] =>
  abilitiesOf(card).flatMap(({ does }) => does);

describe('Genesis', () => {
  it('has 110 Heroes, 20 Relics of both kinds, and 20 Events (R-FUZ-01, R-FUZ-04)', () => {
    expect(HEROES).toHaveLength(110);
    expect(ofType('equip-relic', 'field-relic')).toHaveLength(20);
    expect(ofType('equip-relic')).toHaveLength(10);
    expect(ofType('event')).toHaveLength(20);
    expect(CARDS).toHaveLength(150);
  });

  it.each<[Rarity, number]>([
    ['legendary', 10],
    ['epic', 20],
    ['rare', 30],
    ['uncommon', 40],
    ['common', 50],
  ])('has of the rarity %s %i cards (R-FUZ-17)', (rarity, count) => {
    expect(ofRarity(rarity)).toHaveLength(count);
  });

  it.each(FORCES)('has thirty cards of %s, evenly by rarity and type (R-FUZ-18)', (force) => {
    const cards = CARDS.filter((card) => card.force === force);
    expect(cards).toHaveLength(30);
    expect(cards.filter(({ type }) => type === 'hero')).toHaveLength(22);
    expect(RARITIES.map((r) => cards.filter(({ rarity }) => rarity === r).length)).toEqual([
      10, 8, 6, 4, 2,
    ]);
  });

  it('goes by codes in the order of the Forces, then of what the cards cost', () => {
    const place = ({ force, cost }: CardEntry): number => FORCES.indexOf(force) * 10 + cost;
    const sorted = [...CARDS].sort((a, b) => place(a) - place(b));
    expect(names(CARDS)).toEqual(names(sorted));
    expect(CARDS.map(({ code }) => code)).toEqual(
      CARDS.map((_, index) => `gen-${String(index + 1).padStart(3, '0')}`),
    );
  });

  it('has no name twice, and no two cards that are alike in all but name', () => {
    expect(new Set(names(CARDS)).size).toBe(150);
    const unnamed = { code: '', name: '', flavour: '' };
    const faces = CARDS.map((card) => JSON.stringify({ ...card, ...unnamed }));
    expect(new Set(faces).size).toBe(150);
  });

  it('has names that can stand in a list and in a sentence', () => {
    expect(names(CARDS).filter((name) => !/^[A-Z][A-Za-z-]*( [A-Za-z-]+)*$/.test(name))).toEqual(
      [],
    );
  });

  it('costs from one to five (R-FUZ-12)', () => {
    expect(CARDS.filter(({ cost }) => cost < 1 || cost > 5)).toEqual([]);
  });
});

type Range = readonly [number, number];
interface Stats {
  readonly cost: number;
  readonly atk: Range;
  readonly def: Range;
  readonly hp: Range;
}

/** R-FUZ-16, of Heroes alone (A-FUZ-45). */
const STATS: Readonly<Record<Rarity, Stats>> = {
  legendary: { cost: 5, atk: [11, 13], def: [9, 13], hp: [17, 18] },
  epic: { cost: 4, atk: [8, 10], def: [7, 9], hp: [12, 13] },
  rare: { cost: 3, atk: [7, 10], def: [5, 8], hp: [9, 11] },
  uncommon: { cost: 2, atk: [5, 8], def: [4, 7], hp: [6, 8] },
  common: { cost: 1, atk: [3, 6], def: [3, 6], hp: [4, 6] },
};

describe('A Hero', () => {
  it.each(RARITIES)('that is %s costs and has what its rarity allows (R-FUZ-16)', (rarity) => {
    const { cost, ...ranges } = STATS[rarity];
    const heroes = HEROES.filter((card) => card.rarity === rarity);
    expect(heroes.length).toBeGreaterThan(0);
    for (const hero of heroes) {
      expect([hero.name, hero.cost]).toEqual([hero.name, cost]);
      for (const stat of ['atk', 'def', 'hp'] as const) {
        const [least, most] = ranges[stat];
        expect(hero[stat], `${stat} of ${hero.name}`).toBeGreaterThanOrEqual(least);
        expect(hero[stat], `${stat} of ${hero.name}`).toBeLessThanOrEqual(most);
      }
    }
  });

  it('that is common prints no ability and no keyword, all others do (R-FUZ-03, A-FUZ-72)', () => {
    const plain = HEROES.filter(({ keywords, abilities }) => !keywords && !abilities);
    expect(names(plain)).toEqual(names(HEROES.filter(({ rarity }) => rarity === 'common')));
  });
});

describe('Abilities', () => {
  it.each(wordsOf(KEYWORDS))('print %s on three cards or more', (keyword) => {
    const cards = CARDS.filter(({ keywords }) => keywords?.[keyword]);
    expect(cards.length).toBeGreaterThanOrEqual(AT_LEAST);
  });

  it.each(OF_GENESIS)('are timed %s on three cards or more', (timing) => {
    const cards = CARDS.filter((card) => abilitiesOf(card).some((one) => one.timing === timing));
    expect(cards.length).toBeGreaterThanOrEqual(AT_LEAST);
  });

  it('give Silence on three cards or more, each for a time that it names (A-FUZ-27)', () => {
    const silences = CARDS.flatMap(instructionsOf).filter(({ verb }) => verb === 'silence');
    expect(silences.length).toBeGreaterThanOrEqual(AT_LEAST);
    for (const { until } of silences) expect(until).toMatch(/^(turn|your-next-turn|leaves)$/);
  });

  it('use each way to choose, to count and to pay that cards have', () => {
    const all = JSON.stringify(CARDS.flatMap(abilitiesOf));
    const ways = ['may', 'when', 'cost', 'choose', 'lasting', 'count', 'times', 'value', 'counter'];
    expect(ways.filter((way) => !all.includes(`"${way}":`))).toEqual([]);
    for (const verb of ['energy', 'life']) expect(all).toMatch(`"cost":{"${verb}"`);
  });

  it.each<[Rarity, number, number]>([
    ['uncommon', 1, 2],
    ['rare', 1, 2],
    ['epic', 1, 3],
    ['legendary', 2, 3],
  ])('of a Hero that is %s are at least %i and at most %i (R-FUZ-87)', (rarity, least, most) => {
    const heroes = HEROES.filter((card) => card.rarity === rarity);
    expect(heroes.length).toBeGreaterThan(0);
    for (const hero of heroes) {
      const count = Object.keys(hero.keywords ?? {}).length + abilitiesOf(hero).length;
      expect(count, hero.name).toBeGreaterThanOrEqual(least);
      expect(count, hero.name).toBeLessThanOrEqual(most);
    }
  });

  it('weigh the more the rarer the Hero is (R-FUZ-87)', () => {
    const weights = RARITIES.map((rarity) => {
      const heroes = HEROES.filter((card) => card.rarity === rarity);
      return heroes.reduce((sum, hero) => sum + weightOf(hero), 0) / heroes.length;
    });
    expect([...weights].sort((a, b) => a - b)).toEqual(weights);
    expect(weights[0]).toBe(0);
  });

  it('of two Heroes are not the same', () => {
    const heroes = HEROES.filter(({ rarity }) => rarity !== 'common');
    const abilities = heroes.map((hero) => JSON.stringify([hero.keywords, hero.abilities]));
    expect(new Set(abilities).size).toBe(heroes.length);
  });
});

describe('Words without effect', () => {
  it('stand on every Common and every Legendary, short and each once', () => {
    const flavoured = CARDS.filter(({ flavour }) => flavour);
    expect(names(flavoured)).toEqual(
      expect.arrayContaining([...names(ofRarity('common')), ...names(ofRarity('legendary'))]),
    );
    expect(new Set(flavoured.map(({ flavour }) => flavour)).size).toBe(flavoured.length);
    expect(flavoured.filter(({ flavour = '' }) => flavour.length > 60)).toEqual([]);
  });
});
