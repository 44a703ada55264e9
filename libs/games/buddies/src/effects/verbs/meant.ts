/** Whom and what an instruction means, among those that it can reach. Rules: A-BUD-44, A-BUD-65. */
import {
  cardOf,
  cardsMeant,
  type CardId,
  type Effect,
  type Instruction,
  type Play,
  type Seat,
} from '@scoresheet/rules-engine';
import { active, isDown, isIn, isInParty, roundFrom, seatMeantBy } from '../../field.js';

/** Seats by `who`, from the turn player to the left; the controller where it says nothing. */
export function seatsMeant(
  play: Play,
  { controller, chosen }: Effect,
  { who }: Instruction,
): readonly Seat[] {
  const all = roundFrom(play.state, active(play.state));
  if (who === 'each') return all;
  if (who === 'others') return all.filter((seat) => seat !== controller);
  if (typeof who !== 'string' || who === 'you') return all.filter((seat) => seat === controller);
  const named = (chosen[who] ?? []).map((word) => seatMeantBy(word, 'player'));
  return named.filter((seat) => seat !== undefined && isIn(play.state, seat)) as readonly Seat[];
}

const CALLED: Readonly<Record<string, string>> = {
  each: 'each player',
  others: 'each other player',
};

/** How a card speaks of those seats; a choice has named one player. */
export const called = (who: string): string => CALLED[who] ?? 'that player';

/** What waits on the stack, or a deck: words of a choice that are no cards. */
export const wordsMeant = ({ chosen }: Effect, { to }: Instruction): readonly string[] =>
  typeof to === 'string' ? (chosen[to] ?? []) : [];

/** Buddies in play, face up, among those that are meant. */
export const buddiesMeant = (
  play: Play,
  effect: Effect,
  instruction: Instruction,
): readonly CardId[] =>
  inPartyMeant(play, effect, instruction).filter((id) => !isDown(cardOf(play.state, id)));

/** Buddies in play, knocked out or not. */
export const inPartyMeant = (
  play: Play,
  effect: Effect,
  instruction: Instruction,
): readonly CardId[] =>
  cardsMeant(play, instruction, effect).filter((id) => isInParty(cardOf(play.state, id)));
