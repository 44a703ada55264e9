/** The set First Friends against what a set has to hold: R-BUD-07 to 09, R-BUD-79; A-BUD-66. */
import { wordsOf } from '@scoresheet/rules-cards';
import { cardText, type Ability } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { buddies } from '../game.js';
import { CARDS, FACES } from './card-set.js';
import { TIMINGS } from '../effects/timings.js';
import { KEYWORDS } from '../effects/values.js';
import { written, type CardEntry } from './card.js';
import { ELEMENTS, type Element } from './elements.js';
import { CARD_TYPES, type CardType } from './types.js';

const names = (cards: readonly CardEntry[]): readonly string[] => cards.map(({ name }) => name);
const ofType = (type: CardType): readonly CardEntry[] => CARDS.filter((card) => card.type === type);
const abilitiesOf = ({ abilities = [] }: CardEntry): readonly Ability[] => abilities.map(written);
const VERBS_SAID = JSON.stringify(CARDS.flatMap(abilitiesOf));

describe('First Friends', () => {
  it('has more than ninety cards', () => {
    expect(CARDS.length).toBeGreaterThanOrEqual(90);
  });

  it.each(wordsOf(CARD_TYPES))('has some of the type %s for each element', (type) => {
    expect(new Set(ofType(type).map(({ element }) => element))).toEqual(new Set(ELEMENTS));
  });

  it('goes by codes in the order of the ring of elements', () => {
    const sorted = [...CARDS].sort(
      (a, b) => ELEMENTS.indexOf(a.element) - ELEMENTS.indexOf(b.element),
    );
    expect(names(CARDS)).toEqual(names(sorted));
    expect(CARDS.map(({ code }) => code)).toEqual(
      CARDS.map((_, index) => `ff-${String(index + 1).padStart(3, '0')}`),
    );
  });

  it('has no name twice', () => {
    expect(new Set(names(CARDS)).size).toBe(CARDS.length);
  });

  it.each(ELEMENTS)('has a generic and a unique Buddy of %s', (element) => {
    const marked = (mark: 'generic' | 'unique') =>
      ofType('buddy').filter((card) => card.element === element && card.keywords?.includes(mark));
    expect(marked('generic').length).toBeGreaterThan(0);
    expect(marked('unique').length).toBeGreaterThan(0);
  });

  it('gives each Buddy the weakness that its element has by the ring (R-BUD-79)', () => {
    const holdsDown = (element: Element): Element =>
      ELEMENTS[(ELEMENTS.indexOf(element) + ELEMENTS.length - 1) % ELEMENTS.length] as Element;
    const odd = ofType('buddy').filter((card) => card.weakness !== holdsDown(card.element));
    expect(names(odd)).toEqual([]);
  });

  it('has Powers against Skills, against Powers and against abilities', () => {
    const cancels = ofType('power').flatMap((card) =>
      abilitiesOf(card)
        .filter(({ does }) => does.some(({ verb }) => verb === 'cancel'))
        .flatMap(({ choose = [] }) => choose.map(({ things }) => things)),
    );
    expect(new Set(cancels)).toEqual(new Set(['skills', 'skill-cards', 'powers', 'abilities']));
  });

  it('has at least three cards with dice, three for the Prepare phase, three to equip', () => {
    const withVerb = (verb: string) =>
      CARDS.filter((card) =>
        abilitiesOf(card).some(({ does }) => does.some((d) => d.verb === verb)),
      );
    const prepare = CARDS.filter((card) =>
      abilitiesOf(card).some(({ timing }) => timing === 'prepare'),
    );
    const equipment = CARDS.filter(({ keywords }) => keywords?.includes('equip'));
    for (const group of [withVerb('roll'), prepare, equipment]) {
      expect(group.length).toBeGreaterThanOrEqual(3);
    }
  });

  const onTrial: readonly string[] = [
    'equipped',
    'other-knocked-out',
    'other-healed',
    'ally-attacks',
    'enemy-attacks',
  ];
  const used = wordsOf(TIMINGS).filter((timing) => !onTrial.includes(timing));
  it.each(used)('uses the timing %s', (timing) => {
    expect(VERBS_SAID).toContain(`"timing":"${timing}"`);
  });

  it.each(wordsOf(KEYWORDS))('uses the keyword %s', (keyword) => {
    expect(CARDS.some(({ keywords }) => keywords?.includes(keyword))).toBe(true);
  });
});

describe('Every card', () => {
  it('says what it does, or is a shield or a Buddy of few words', () => {
    for (const face of Object.values(FACES)) {
      expect(cardText(buddies, face).join(' '), face.name).toMatch(/^[A-Z(].+\.$/);
    }
  });

  it('says each text once: no two do the same for the same price', () => {
    const told = Object.values(FACES).map(({ type, cost, stats, abilities, keywords }) =>
      JSON.stringify([type, cost, stats, abilities, keywords]),
    );
    expect(new Set(told).size).toBe(told.length);
  });

  it('has flavour where it is unique or generic, and each line once', () => {
    const marked = CARDS.filter(
      ({ type, keywords = [] }) =>
        type === 'buddy' && (keywords.includes('unique') || keywords.includes('generic')),
    );
    const lines = marked.map(({ flavour = '' }) => flavour);
    expect(lines.filter((line) => line === '')).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe('The text of a card', () => {
  const textOf = (name: string): string => {
    const face = Object.values(FACES).find((each) => each.name === name);
    return face ? cardText(buddies, face).join(' / ') : '';
  };

  it.each([
    ['Candle Kin', 'Generic. / Act: Attack for 10 Light.'],
    ['Not Today', 'Target a Skill, Power or ability. Cancel it.'],
    ['Group Hug', 'Restore 20 HP to each of your Buddies.'],
    [
      'Window Saint',
      'Act (2 Energy): Attack for 30 Light. / On coming into play: You may target one of your ' +
        'knocked-out Buddies, then turn it face up with 20 HP.',
    ],
    ['Book Burning', 'Target an opponent. That player loses 2 cards off the top of the deck.'],
    ['Fork in the Socket', 'Roll of 3: Each other player loses 3 cards off the top of the deck.'],
    ['Clean Sweep', "Target an Event of another player. Put it into its owner's Trash."],
    ['Open House', 'Each player has +1 to the Buddies to play in a turn.'],
    [
      'Balloon Captain',
      'Act (1 Energy): Attack for 30 Wind. / Prepare (1 Energy): You may draw 1 card.',
    ],
    ['Dented Shield', 'Equip. If its Buddy would be damaged, this goes to the Trash instead.'],
  ])('%s: %s', (name, text) => {
    expect(textOf(name)).toBe(text);
  });
});
