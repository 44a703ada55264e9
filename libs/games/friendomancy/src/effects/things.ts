/**
 * What an effect may choose: players, and wherever a text asks for a Friend that need not be the
 * player's own, a Foe of the same kind as well.
 *
 * Rules: R-FRI-22; decisions A-FRI-38, A-FRI-56, A-FRI-59, A-FRI-63.
 */
import { thing } from '@scoresheet/rules-cards';
import {
  compileSelector,
  fits,
  select,
  type Card,
  type Choosing,
  type Reading,
  type Standpoint,
} from '@scoresheet/rules-engine';
import { nounOf } from '../cards/types.js';
import { faceUpFoes, isOnBoard, controllerOf, playerWord, seatsIn } from '../field.js';
import { is } from '../values.js';

/** A text that says so keeps a card from the effects of others. */
export function mayTarget(reading: Reading, card: Card, by: Standpoint): boolean {
  if (!isOnBoard(card) || controllerOf(reading.state, card) === by.controller) return true;
  return !is(reading, card.id, 'warded');
}

function friendsAndFoes(reading: Reading, { from }: Choosing, by: Standpoint): readonly string[] {
  const traits = Object.fromEntries(Object.entries(from).filter(([word]) => word !== 'type'));
  const friends = select(reading, from, by).filter((id) => {
    const card = reading.state.cards[id];
    return card !== undefined && mayTarget(reading, card, by);
  });
  const alike = compileSelector(reading.rules, traits);
  const foes = faceUpFoes(reading.state).filter((foe) => alike.fits(reading, foe, by));
  return [...friends, ...foes.map(({ id }) => id)];
}

export const THINGS = [
  thing('friends-and-foes', {
    means: 'Friends that fit, and Foes of the same kind.',
    noun: nounOf('friend'),
    there: friendsAndFoes,
  }),
  thing('foes', {
    means: 'Foes that lie face up.',
    noun: nounOf('foe'),
    there: (reading, { from }, by) =>
      faceUpFoes(reading.state)
        .filter((foe) => fits(reading, foe, from, by))
        .map(({ id }) => id),
  }),
  thing('players', {
    means: 'Players.',
    noun: ['player', 'players'],
    there: ({ state }) => seatsIn(state).map(playerWord),
  }),
  thing('other-players', {
    means: 'Players but the one of the card.',
    noun: ['other player', 'other players'],
    there: ({ state }, _, { controller }) =>
      seatsIn(state)
        .filter((seat) => seat !== controller)
        .map(playerWord),
  }),
];
