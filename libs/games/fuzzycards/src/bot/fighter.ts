/** A card of the field in the numbers that a battle needs. */
import {
  cardsIn,
  faceOfCard,
  markOf,
  type Card,
  type CardFace,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { isStealthy } from '../combat/hiding.js';
import { cardsOnField, relicsOn, rowOf } from '../field.js';
import { hpLeft, keyword, statOf } from '../values.js';

export interface Fighter {
  readonly isHero: boolean;
  readonly onAltar: boolean;
  /** May still attack this turn, once it stands on the Altar. */
  readonly ready: boolean;
  readonly atk: number;
  readonly def: number;
  readonly force: string;
  readonly hp: number;
  readonly fullHp: number;
  readonly guard: boolean;
  readonly stealthy: boolean;
  readonly shield: boolean;
  /** The worth of the card while it is unhurt. */
  readonly worth: number;
}

/** What a point of each is worth: ATK strikes every turn, HP and DEF make the turns. */
const PER_ATK = 1.5;
const PER_DEF = 0.4;
const PER_HP = 0.6;
const PER_ABILITY = 2;
const PER_KEYWORD = { guard: 2, stealth: 2, drain: 3, shield: 4, bridge: 3 } as const;

export const fightersOf = (reading: Reading, seat: Seat): readonly Fighter[] =>
  cardsOnField(reading.state, seat).map((card) => fighter(reading, card));

function fighter(reading: Reading, card: Card): Fighter {
  const face = faceOfCard(reading, card);
  const has = (name: Parameters<typeof keyword>[2]): number => keyword(reading, card.id, name);
  const [atk, def, fullHp] = (['atk', 'def', 'hp'] as const).map((stat) =>
    statOf(reading, card.id, stat),
  ) as [number, number, number];
  const keywords = (Object.keys(PER_KEYWORD) as (keyof typeof PER_KEYWORD)[]).filter(
    (name) => has(name) > 0,
  );
  const abilities = abilitiesOn(reading, card, face);
  return {
    isHero: face.type === 'hero',
    onAltar: rowOf(card) === 'altar',
    ready: isReady(reading, card, face),
    atk,
    def,
    fullHp,
    force: face.words['force'] ?? '',
    hp: Math.max(0, hpLeft(reading, card.id) - has('burn')),
    guard: keywords.includes('guard'),
    stealthy: isStealthy(reading, card),
    shield: keywords.includes('shield'),
    worth:
      PER_ATK * atk +
      PER_DEF * def +
      PER_HP * fullHp +
      PER_ABILITY * abilities +
      keywords.reduce((sum, name) => sum + PER_KEYWORD[name], 0),
  };
}

const isReady = (reading: Reading, card: Card, { type }: CardFace): boolean =>
  type === 'hero' &&
  markOf(card, 'attacked') === 0 &&
  (markOf(card, 'fresh') === 0 || keyword(reading, card.id, 'rush') > 0);

/** Abilities that go on counting while the card stands, those of its Relics too. */
function abilitiesOn(reading: Reading, card: Card, face: CardFace): number {
  const relics = cardsIn(reading.state, relicsOn(card.id)).map((id) =>
    faceOfCard(reading, reading.state.cards[id] as Card),
  );
  return [face, ...relics]
    .flatMap(({ abilities }) => abilities)
    .filter(({ timing }) => timing !== 'on-deploy').length;
}

/** What is left of a card's worth while it has so many HP. */
export const worthAt = ({ worth, fullHp }: Fighter, hp: number): number =>
  hp <= 0 ? 0 : worth * (0.4 + (0.6 * hp) / Math.max(1, fullHp));
