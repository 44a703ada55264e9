/** Why a target is not offered. Rules: R-BUD-60, R-BUD-62, R-BUD-63; decisions A-BUD-40, A-BUD-68. */
import { isGiving } from '@scoresheet/rules-cards';
import {
  inOneOrder,
  no,
  refusedBy,
  targetings,
  type Ability,
  type CardId,
  type Effect,
  type Reading,
  type Refusal,
} from '@scoresheet/rules-engine';
import { ATTACKED } from '../combat/targets.js';
import { isInParty } from '../field.js';
import { isAttack } from './use-ability.js';

/** Why targets are refused; undefined where they are such as the text asks for. */
export function refuseTargets(
  reading: Reading,
  ability: Ability,
  effect: Effect,
  words: readonly string[],
): Refusal | undefined {
  const named = words.filter((word) => !isGiving(word));
  const asked = inOneOrder(['', ...named].join(' '));
  const ways = targetings(reading, ability, effect);
  if (ways.some((way) => inOneOrder(way) === asked)) return undefined;
  const ids = named.flatMap((word) => (word.split('=')[1] ?? '').split(','));
  const attacked = isAttack(ability) ? refuseAttacked(reading, ids) : undefined;
  if (attacked) return attacked;
  if (ids.includes(effect.card)) return no('R-BUD-62', 'It is aimed at another than itself.');
  return no('R-BUD-63', 'Name every target that the text asks for; only legal ones are offered.');
}

function refuseAttacked(reading: Reading, ids: readonly CardId[]): Refusal | undefined {
  for (const id of ids) {
    const card = reading.state.cards[id];
    const refusal = card && isInParty(card) && refusedBy(ATTACKED, reading, card, id);
    if (refusal) return refusal;
  }
  return undefined;
}
