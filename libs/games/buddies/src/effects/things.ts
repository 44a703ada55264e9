/**
 * Targets that are no cards: decks, players, and what waits on the stack.
 *
 * Rules: R-BUD-60, R-BUD-62, R-BUD-63; decisions A-BUD-15, A-BUD-27, A-BUD-34, A-BUD-38.
 */
import { thing } from '@scoresheet/rules-cards';
import type { Reading } from '@scoresheet/rules-engine';
import { nounOf } from '../cards/types.js';
import { attackable } from '../combat/targets.js';
import { deckWord, playerWord, seatsIn } from '../field.js';
import type { ItemKind, StackItem } from '../stack/item.js';
import { windowOf } from '../stack/window-of.js';

const decks = ({ state }: Reading): readonly string[] => seatsIn(state).map(deckWord);

/** Items that a Power may cancel or change: none that was set off (A-BUD-38). */
function waiting(...kinds: readonly ItemKind[]) {
  return ({ state }: Reading): readonly string[] => {
    const items = (windowOf(state)?.items ?? []) as unknown as readonly StackItem[];
    return items.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  };
}

export const THINGS = [
  thing('attackable', {
    means: 'Buddies that do not Defend, and decks.',
    noun: ['Buddy or deck', 'Buddies or decks'],
    there: (reading, choosing, by) => [...attackable(reading, choosing, by), ...decks(reading)],
  }),
  thing('attackable-buddies', {
    means: 'Buddies that do not Defend.',
    noun: nounOf('buddy'),
    there: attackable,
  }),
  thing('decks', { means: 'The decks of all players.', noun: ['deck', 'decks'], there: decks }),
  thing('other-players', {
    means: 'The other players.',
    noun: ['opponent', 'opponents'],
    there: ({ state }, _, { controller }) =>
      seatsIn(state)
        .filter((seat) => seat !== controller)
        .map(playerWord),
  }),
  thing('players', {
    means: 'All players.',
    noun: ['player', 'players'],
    there: ({ state }) => seatsIn(state).map(playerWord),
  }),
  thing('skills', {
    means: 'Skills, Powers and used abilities that wait on the stack.',
    noun: ['Skill, Power or ability', 'Skills, Powers or abilities'],
    there: waiting('skill', 'power', 'ability'),
  }),
  thing('skill-cards', {
    means: 'Skills and Powers that wait on the stack.',
    noun: ['Skill or Power', 'Skills or Powers'],
    there: waiting('skill', 'power'),
  }),
  thing('powers', {
    means: 'Powers that wait on the stack.',
    noun: nounOf('power'),
    there: waiting('power'),
  }),
  thing('abilities', {
    means: 'Used abilities that wait on the stack.',
    noun: ['ability', 'abilities'],
    there: waiting('ability'),
  }),
];
