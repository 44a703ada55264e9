/**
 * A Buddy acts: it uses one ability listed on it, or on what it carries; its target is announced,
 * then it is paid, then others may answer.
 *
 * Rules: R-BUD-23, R-BUD-24, R-BUD-56 to 58, R-BUD-62; decisions A-BUD-08, A-BUD-13, A-BUD-35,
 * A-BUD-54, A-BUD-57, A-BUD-59.
 */
import { readAnnounced } from '@scoresheet/rules-cards';
import {
  abilitiesTimed,
  cardOf,
  cardsIn,
  faceOfCard,
  isAllowed,
  mark,
  markOf,
  optionOf,
  setOff,
  tell,
  type Ability,
  type Card,
  type CardFace,
  type CardId,
  type Guard,
  type Option,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { check } from '../endings.js';
import { controllerOf, isDown, isIn, isInParty, itemOn, partyOf } from '../field.js';
import { nameItem, type StackItem } from '../stack/item.js';
import { asSeen } from '../stack/last-seen.js';
import { is, ruleFor } from '../values.js';
import { inPhase } from './in-phase.js';
import { pay } from '../effects/prices.js';
import { waysToAnnounce } from './ways.js';

/** An ability that a Buddy may use, with the face on which it is printed. */
interface Listed {
  readonly ability: Ability;
  readonly face: CardFace;
  readonly index: number;
}

/** A Buddy's own abilities, then those of its items (A-BUD-54), in the order of the cards. */
export function abilitiesListed(reading: Reading, buddy: Card): readonly Listed[] {
  const items = cardsIn(reading.state, itemOn(buddy.id)).map((id) => cardOf(reading.state, id));
  return [buddy, ...items].flatMap((card) => {
    const face = faceOfCard(reading, card);
    return abilitiesTimed(face, 'use').map((index) => ({
      ability: face.abilities[index] as Ability,
      face,
      index,
    }));
  });
}

/** When abilities of Buddies are used. */
export const USE_TIME = inPhase('buddies', 'R-BUD-23');

/** Conditions for a Buddy to act, one order for all that it may do (A-BUD-68). */
export const ACTS: readonly Guard<Card>[] = [
  {
    rule: 'R-BUD-56',
    says: 'Each Buddy acts once in a turn.',
    holds: (_, buddy) => markOf(buddy, 'acted') === 0,
  },
  {
    rule: 'R-BUD-50',
    says: 'It came into play this turn, and acts from your next turn on.',
    holds: (reading, buddy, seat) =>
      markOf(buddy, 'entered') === 0 || ruleFor(reading, seat, 'swift') > 0,
  },
  {
    rule: 'R-BUD-20',
    says: 'A knocked-out Buddy does not act.',
    holds: (_, buddy) => !isDown(buddy),
  },
  {
    rule: 'R-BUD-56',
    says: 'Only Buddies that you control act in your turn.',
    holds: ({ state }, buddy, seat) => controllerOf(state, buddy) === seat,
  },
  {
    rule: 'R-BUD-70',
    says: 'Something keeps it from acting.',
    holds: (reading, buddy) => !is(reading, buddy.id, 'cannotAct'),
  },
];

/** The condition for an ability that is listed on a Buddy to be used. */
export const USED: readonly Guard<Listed, Card>[] = [
  {
    rule: 'R-BUD-70',
    says: 'Something keeps it from attacking.',
    holds: (reading, { ability }, buddy) =>
      !isAttack(ability) || !is(reading, buddy.id, 'cannotAttack'),
  },
];

/** An attack is one kind of ability (R-BUD-18). */
export const isAttack = ({ does }: Ability): boolean => does.some(({ verb }) => verb === 'attack');

export function waysToUse(reading: Reading, seat: Seat): readonly Option[] {
  if (!isAllowed(USE_TIME, reading, seat, seat)) return [];
  return partyOf(reading.state, seat)
    .filter((buddy) => isAllowed(ACTS, reading, buddy, seat))
    .flatMap((buddy) => waysOf(reading, seat, buddy));
}

function waysOf(reading: Reading, seat: Seat, buddy: Card): readonly Option[] {
  return abilitiesListed(reading, buddy).flatMap((listed, number) => {
    if (!isAllowed(USED, reading, listed, buddy)) return [];
    const { ability, face, index } = listed;
    const effect = {
      card: buddy.id,
      face: face.code,
      ability: index,
      controller: seat,
      chosen: {},
    };
    return waysToAnnounce(reading, ability, effect, 0).map((words) =>
      optionOf(buddy.id, `use ${buddy.id} ${number}`, words),
    );
  });
}

export function useAbility(
  play: Play,
  seat: Seat,
  id: CardId,
  [number, ...words]: readonly string[],
): StackItem | undefined {
  const buddy = cardOf(play.state, id);
  const { ability, face, index } = abilitiesListed(play, buddy)[Number(number)] as Listed;
  const { chosen, given } = readAnnounced(words);
  const was = asSeen(play, id);
  mark(play, id, 'acted', 1);
  tell(play, 'ability-used', { seat, card: id, face: face.code, ability: index });
  pay(play, { seat, card: id, price: ability.cost ?? {}, named: given });
  check(play);
  if (!isIn(play.state, seat) || play.state.outcome) return undefined;
  if (isAttack(ability)) setOff(play, 'attack-announced', { seat, card: id });
  const source = { card: id, face: face.code, ability: index, controller: seat };
  const item = nameItem(play, { ...source, chosen, kind: 'ability' });
  const now = play.state.cards[id];
  return now && isInParty(now) && !isDown(now) ? item : { ...item, was };
}
