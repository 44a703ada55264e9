/**
 * Playing Skills and Powers: any number, each paid by itself, with its targets named first. They
 * wait on the stack, where others may answer.
 *
 * Rules: R-BUD-29, R-BUD-31, R-BUD-55, R-BUD-86; decisions A-BUD-05, A-BUD-07, A-BUD-36, A-BUD-37.
 */
import { readAnnounced } from '@scoresheet/rules-cards';
import {
  abilitiesTimed,
  faceOfCard,
  invariant,
  type Ability,
  type Card,
  type Effect,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { nameItem, type ItemKind, type StackItem } from '../stack/item.js';
import { costOf } from '../values.js';
import { announce } from './announce.js';
import { waysToAnnounce } from './ways.js';

/** What a card does when it is played, seen from the seat that holds it. */
export function playEffect(
  reading: Reading,
  seat: Seat,
  card: Card,
): { readonly ability: Ability; readonly effect: Effect } {
  const face = faceOfCard(reading, card);
  const [index] = abilitiesTimed(face, 'play');
  invariant(index !== undefined, () => `'${card.face}' does nothing when it is played`);
  const effect = { card: card.id, face: card.face, ability: index, controller: seat, chosen: {} };
  return { ability: face.abilities[index] as Ability, effect };
}

export function waysToPlaySkill(reading: Reading, seat: Seat, card: Card): readonly string[] {
  const { ability, effect } = playEffect(reading, seat, card);
  return waysToAnnounce(reading, ability, effect, costOf(reading, card));
}

/** Who burns the last card for it is out, and it leaves with its player (A-BUD-03). */
export function playSkill(
  play: Play,
  seat: Seat,
  card: Card,
  words: readonly string[],
): StackItem | undefined {
  const { effect } = playEffect(play, seat, card);
  const kind = faceOfCard(play, card).type as ItemKind;
  const { chosen, given } = readAnnounced(words);
  const id = announce(play, seat, card, given);
  return id === undefined ? undefined : nameItem(play, { ...effect, card: id, chosen, kind });
}
