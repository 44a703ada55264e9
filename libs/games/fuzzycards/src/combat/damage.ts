/**
 * Damage: what is dealt, what a card takes of it, what counts for the 589.
 *
 * Rules: R-FUZ-48, R-FUZ-49, R-FUZ-52, R-FUZ-53, R-FUZ-61, R-FUZ-63, R-FUZ-75, R-FUZ-76;
 * decisions A-FUZ-04 to 12, A-FUZ-23, A-FUZ-24, A-FUZ-43, A-FUZ-50 to 55, A-FUZ-74.
 */
import {
  cardOf,
  faceOfCard,
  mark,
  markOf,
  seatCounter,
  setCounter,
  tell,
  valueOf,
  type CardId,
  type Happening,
  type HappeningRule,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { winBy589 } from '../endings.js';
import { controllerOf, opponentOf } from '../field.js';
import { forceBonus } from '../forces.js';
import { count589 } from '../readings.js';
import { hpLeft, keyword, statOf } from '../values.js';

interface Hit {
  readonly card: CardId;
  readonly amount: number;
}

interface LifeHit {
  readonly seat: Seat;
  readonly amount: number;
}

/** One attack or one instruction: all of it strikes at the same moment. */
export interface Damage extends Happening {
  readonly kind: 'damage';
  /** The seat that counts the damage as its own, if it hits the other side. */
  readonly by: Seat;
  /** The card whose own damage it is; none for Events and Burn (A-FUZ-55). */
  readonly source: CardId | null;
  readonly way: 'attack' | 'ability' | 'on-hit' | 'burn';
  /** How much of it may count for the 589; Burn that is printed counts for nobody (A-FUZ-74). */
  readonly counts?: number;
  readonly hits: readonly { readonly [K in keyof Hit]: Hit[K] }[];
  readonly life: readonly { readonly [K in keyof LifeHit]: LifeHit[K] }[];
}

export const damageRule: HappeningRule = {
  resolve: (play, happening) => deal(play, happening as Damage),
};

/** ATK − half of DEF, rounded down, + the bonus of the Force; at least 1 (R-FUZ-48, 49). */
export function attackDamage(reading: Reading, attacker: CardId, target: CardId): number {
  const { state } = reading;
  const bonus = forceBonus(
    faceOfCard(reading, cardOf(state, attacker)).words['force'] ?? '',
    faceOfCard(reading, cardOf(state, target)).words['force'] ?? '',
  );
  const blunted = Math.floor(statOf(reading, target, 'def') / 2);
  return Math.max(1, statOf(reading, attacker, 'atk') - blunted + bonus);
}

/** Life has no DEF and no Force, but an attack is never nothing (A-FUZ-43, A-FUZ-52). */
export const directDamage = (reading: Reading, attacker: CardId): number =>
  Math.max(1, statOf(reading, attacker, 'atk'));

function deal(play: Play, damage: Damage): void {
  let dealt = 0;
  let pierced = 0;
  for (const { card, amount } of damage.hits) {
    const taken = strike(play, damage, card, raisedOrLowered(play, damage, amount, card));
    dealt += taken.absorbed;
    if (damage.way === 'attack') pierced += taken.beyond;
  }
  if (isWonByCardPart(play, damage)) return;
  if (pierced > 0) dealt += strikeLife(play, damage, opponentOf(damage.by), pierced);
  for (const { seat, amount } of damage.life) {
    dealt += strikeLife(play, damage, seat, raisedOrLowered(play, damage, amount));
  }
  drain(play, damage, dealt);
  if (dealt > 0) {
    const { by, source, way } = damage;
    tell(play, 'damage-dealt', { by, source, way, amount: dealt });
  }
}

/** An attack has two parts, the card and Life; a match may look for the 589 between them (A-FUZ-05). */
function isWonByCardPart(play: Play, { way }: Damage): boolean {
  if (way === 'attack' && count589.of(play.state) === 'part') winBy589(play);
  return play.state.outcome !== null;
}

/**
 * What raises and what lowers damage comes after the formula and before the Shield (A-FUZ-53): of
 * the card that deals it, and of the card that takes it. Where nothing is dealt nothing is raised.
 */
function raisedOrLowered(
  reading: Reading,
  { source, way }: Damage,
  amount: number,
  card: CardId | null = null,
): number {
  if (amount <= 0) return 0;
  const changeOf = (
    id: CardId | null,
    { ever, inAttacks }: typeof DEALT | typeof TAKEN,
  ): number => {
    if (id === null || !reading.state.cards[id]) return 0;
    return valueOf(reading, id, ever) + (way === 'attack' ? valueOf(reading, id, inAttacks) : 0);
  };
  return Math.max(0, amount + changeOf(source, DEALT) + changeOf(card, TAKEN));
}

/** Values that change every damage, and those that change the damage of attacks alone. */
const DEALT = { ever: 'deals', inAttacks: 'dealsInAttacks' } as const;
const TAKEN = { ever: 'takes', inAttacks: 'takesFromAttacks' } as const;

interface Taken {
  /** What the card's HP took; the rest is overflow. */
  readonly absorbed: number;
  readonly beyond: number;
}

function strike(play: Play, damage: Damage, card: CardId, amount: number): Taken {
  if (amount <= 0) return { absorbed: 0, beyond: 0 };
  if (isShielded(play, card)) {
    mark(play, card, 'struck', 1);
    tell(play, 'shielded', { card, amount });
    return { absorbed: 0, beyond: 0 };
  }
  const left = Math.max(0, hpLeft(play, card));
  const absorbed = Math.min(amount, left);
  const before = cardOf(play.state, card);
  mark(play, card, 'struck', 1);
  mark(play, card, 'damage', markOf(before, 'damage') + absorbed);
  tell(play, 'card-hit', { card, source: damage.source, amount: absorbed });
  count(play, damage, controllerOf(play.state, before), absorbed);
  if (left > 0 && absorbed === left) tell(play, 'felled', { card, by: killerOf(damage) });
  return { absorbed, beyond: amount - absorbed };
}

/** The Shield meets the first damage of a turn alone (R-FUZ-63, A-FUZ-54). */
const isShielded = (play: Play, card: CardId): boolean =>
  markOf(cardOf(play.state, card), 'struck') === 0 && keyword(play, card, 'shield') > 0;

const killerOf = ({ source, way }: Damage): CardId | null => (way === 'burn' ? null : source);

function strikeLife(play: Play, damage: Damage, seat: Seat, amount: number): number {
  if (amount <= 0) return 0;
  setCounter(play, seat, 'life', seatCounter(play.state, seat, 'life') - amount);
  tell(play, 'life-hit', { seat, source: damage.source, amount });
  count(play, damage, seat, amount);
  return amount;
}

/** Damage to one's own side counts for nobody (A-FUZ-08). */
function count(play: Play, { by, counts }: Damage, victim: Seat, amount: number): void {
  const counted = Math.min(amount, counts ?? amount);
  if (victim === by || counted === 0) return;
  setCounter(play, by, 'total', seatCounter(play.state, by, 'total') + counted);
}

/** Heals what was dealt, up to the maximum; damage of On Hit abilities does not (A-FUZ-55). */
function drain(play: Play, { source, way }: Damage, dealt: number): void {
  if (source === null || dealt === 0 || way === 'on-hit' || way === 'burn') return;
  const card = play.state.cards[source];
  if (!card || keyword(play, source, 'drain') === 0) return;
  const healed = Math.min(dealt, markOf(card, 'damage'));
  if (healed === 0) return;
  mark(play, source, 'damage', markOf(card, 'damage') - healed);
  tell(play, 'healed', { card: source, amount: healed });
}
