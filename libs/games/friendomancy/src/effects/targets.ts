/**
 * What an effect may choose: players, and wherever a text asks for a Friend that need not be the
 * player's own, a Foe of the same kind as well.
 *
 * Rules: R-FRI-22; decisions A-FRI-38, A-FRI-56, A-FRI-59, A-FRI-63.
 */
import {
  fits,
  select,
  type Card,
  type Choosing,
  type Reading,
  type Rules,
  type Standpoint,
} from '@scoresheet/rules-engine';
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
  const foes = faceUpFoes(reading.state).filter((foe) => fits(reading, foe, traits, by));
  return [...friends, ...foes.map(({ id }) => id)];
}

export const THINGS: NonNullable<Rules['things']> = {
  'friends-and-foes': friendsAndFoes,
  foes: (reading, { from }, by) =>
    faceUpFoes(reading.state)
      .filter((foe) => fits(reading, foe, from, by))
      .map(({ id }) => id),
  players: ({ state }) => seatsIn(state).map(playerWord),
  'other-players': ({ state }, _, { controller }) =>
    seatsIn(state)
      .filter((seat) => seat !== controller)
      .map(playerWord),
};
