/** The change that an instruction gives to cards: of what, by how much, for how long. */
import type { Change } from '../acts/modify.js';
import type { Reading } from '../contract/rules.js';
import type { Seat } from '../contract/state.js';
import type { Amount, Effect, Instruction } from '../contract/vocabulary.js';
import { amountOf } from './select.js';

/** A change that names no number is one by 1, as of what a card simply has from then on. */
export function changeMeant(reading: Reading, instruction: Instruction, effect: Effect): Change {
  return {
    what: String(instruction['what']),
    by: amountOf(reading, (instruction['by'] ?? 1) as Amount, effect),
    until: untilMeant(instruction, effect),
    giver: effect.controller,
  };
}

/** What ends when this seat's turn begins: the game says so by `endModifiers`. */
export const untilTurnOf = (seat: Seat): string => `turn-of-${seat}`;

/** `your-next-turn` is the giver's; without a word it is for as long as the card stays (`leaves`). */
export const untilMeant = (
  { until = 'leaves' }: Instruction,
  { controller }: Pick<Effect, 'controller'>,
): string => (until === 'your-next-turn' ? untilTurnOf(controller) : String(until));
