/**
 * What may be a target: Buddies by the effect's own words, decks, players, and what waits on the
 * stack. A Defending Buddy is no target for attacks.
 *
 * Rules: R-BUD-60, R-BUD-62, R-BUD-63; decisions A-BUD-15, A-BUD-27, A-BUD-34, A-BUD-38, A-BUD-54.
 */
import {
  select,
  type Card,
  type Choosing,
  type Reading,
  type Rules,
  type Standpoint,
} from '@scoresheet/rules-engine';
import { controllerOf, deckWord, isInParty, playerWord, seatsIn } from '../field.js';
import { cardOf } from '@scoresheet/rules-engine';
import { windowOf } from '../stack/window-of.js';
import type { ItemKind, StackItem } from '../stack/item.js';
import { is, isDefending } from '../values.js';

/** A text that says so keeps a Buddy from the effects of others: "cannot" beats "may". */
export function mayTarget(reading: Reading, card: Card, by: Standpoint): boolean {
  if (!isInParty(card) || controllerOf(reading.state, card) === by.controller) return true;
  return !is(reading, card.id, 'warded');
}

function buddies(reading: Reading, { from }: Choosing, by: Standpoint): readonly string[] {
  const cards = select(reading, from, by).map((id) => cardOf(reading.state, id));
  return cards
    .filter((card) => !isDefending(card) && mayTarget(reading, card, by))
    .map(({ id }) => id);
}

const decks = ({ state }: Reading): readonly string[] => seatsIn(state).map(deckWord);

/** Items that a Power may cancel or change: none that was set off (A-BUD-38). */
function waiting(...kinds: readonly ItemKind[]) {
  return ({ state }: Reading): readonly string[] => {
    const items = (windowOf(state)?.items ?? []) as unknown as readonly StackItem[];
    return items.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  };
}

export const THINGS: NonNullable<Rules['things']> = {
  attackable: (reading, choosing, by) => [...buddies(reading, choosing, by), ...decks(reading)],
  'attackable-buddies': buddies,
  decks,
  'other-players': ({ state }, _, { controller }) =>
    seatsIn(state)
      .filter((seat) => seat !== controller)
      .map(playerWord),
  players: ({ state }) => seatsIn(state).map(playerWord),
  skills: waiting('skill', 'power', 'ability'),
  'skill-cards': waiting('skill', 'power'),
  powers: waiting('power'),
  abilities: waiting('ability'),
};
