/**
 * When abilities are set off, and in which order those that wait together resolve.
 *
 * Rules: R-FUZ-66 to 70; decisions A-FUZ-29, A-FUZ-55, A-FUZ-57, A-FUZ-60, A-FUZ-79.
 */
import {
  cardsIn,
  tableCounter,
  zoneOf,
  type Card,
  type CardId,
  type Happened,
  type Reading,
  type Seat,
  type TimingRule,
} from '@scoresheet/rules-engine';
import { controllerOf, relicsOn } from '../field.js';

/** Triggers in one chain; a chain of more never ends, and the game is a draw. */
export const MAX_TRIGGERS = 1_000; // A-FUZ-79

const GROUPS = ['on-attack', 'on-deploy', 'on-hit', 'on-kill', 'on-ko'];

/** Group, then the turn player's, then position, then Hero before its Relics (A-FUZ-60). */
function rank(group: string) {
  const base = GROUPS.indexOf(group) * 1000;
  return ({ state }: Reading, card: Card, controller: Seat): number => {
    const side = controller === tableCounter(state, 'active') ? 0 : 500;
    const relic = zoneOf(card.place) === 'relics';
    const slot = relic ? slotOfBearer({ state } as Reading, card) : card.slot;
    return base + side + slot * 10 + (relic ? 1 : 0);
  };
}

function slotOfBearer({ state }: Reading, relic: Card): number {
  return state.cards[relic.place.slice(relic.place.indexOf('@') + 1)]?.slot ?? 0;
}

/** A card and the Relics on it: what they print happens to their Hero. */
const withRelics = ({ state }: Reading, id: unknown): readonly CardId[] =>
  typeof id === 'string' && state.cards[id] ? [id, ...cardsIn(state, relicsOn(id))] : [];

const asCard = (value: unknown): CardId | undefined =>
  typeof value === 'string' ? value : undefined;

export const TIMING_RULES: readonly TimingRule[] = [
  {
    timing: 'on-deploy',
    what: 'entered',
    whose: (_, fact) => [fact['card'] as CardId],
    rank: rank('on-deploy'),
  },
  {
    timing: 'on-attack',
    what: 'attack-declared',
    whose: (reading, fact) => withRelics(reading, fact['attacker']),
    it: (fact) => asCard(fact['target']),
    rank: rank('on-attack'),
  },
  {
    timing: 'on-hit',
    what: 'damage-dealt',
    whose: (reading, fact) => (isOwnHit(fact) ? withRelics(reading, fact['source']) : []),
    rank: rank('on-hit'),
  },
  {
    timing: 'on-kill',
    what: 'felled',
    whose: (reading, fact) => (isEnemy(reading, fact) ? withRelics(reading, fact['by']) : []),
    it: (fact) => asCard(fact['card']),
    rank: rank('on-kill'),
  },
  {
    timing: 'on-ko',
    what: 'knocked-out',
    whose: (reading, fact) => withRelics(reading, fact['card']),
    rank: rank('on-ko'),
  },
];

/** Damage by an On Hit ability sets off no On Hit: that stops a loop (A-FUZ-55). */
const isOwnHit = ({ way }: Happened): boolean => way === 'attack' || way === 'ability';

function isEnemy({ state }: Reading, { card, by }: Happened): boolean {
  const killer = state.cards[String(by)];
  const victim = state.cards[String(card)];
  return (
    killer !== undefined &&
    victim !== undefined &&
    controllerOf(state, killer) !== controllerOf(state, victim)
  );
}
