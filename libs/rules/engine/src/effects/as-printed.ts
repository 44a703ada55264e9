/**
 * Cards in a pile that nobody can tell from one another are named as printed: each printed card
 * once, in the order of the codes, so that the order of the pile stays unknown.
 */
import type { Option } from '../contract/decision.js';
import type { Reading } from '../contract/rules.js';
import type { CardId } from '../contract/state.js';
import { cardOf } from '../state/state.js';

const TAKE = 'take';

/** `take` and the code of what may be taken. */
export function optionsAsPrinted({ state }: Reading, ids: readonly CardId[]): readonly Option[] {
  const faces = new Set(ids.map((id) => cardOf(state, id).face));
  return [...faces].sort().map((face) => ({ id: `${TAKE} ${face}` }));
}

/** The first of the cards that is printed as the answer says; undefined where it takes none. */
export function cardAsPrinted(
  { state }: Reading,
  ids: readonly CardId[],
  answer: Option | undefined,
): CardId | undefined {
  const [verb, face] = answer?.id.split(' ') ?? [];
  return verb === TAKE ? ids.find((id) => cardOf(state, id).face === face) : undefined;
}
