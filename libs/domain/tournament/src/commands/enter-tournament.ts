/** Enters oneself while registration is open; whoever finds it full waits, in the order of entry. */
import type { EnterTournament } from '@scoresheet/contracts-messages';
import { encodeUtf8 } from '@scoresheet/domain-record';
import { nextNumber, numbersRefusal } from './entrant-numbers.js';
import type { Decided, Situation } from './deciding.js';
import { refused } from './not-accepted.js';

export function enterTournament(
  { state, deciding }: Situation,
  { actor, code }: EnterTournament,
): Decided {
  const { codeDigest, terms, places } = state;
  if (codeDigest !== null && deciding.sha256(encodeUtf8(code ?? '')) !== codeDigest) {
    return refused('wrong-code', 'This is not the code of entry: ask the organiser for it.');
  }
  if (state.entrantOf.has(actor)) {
    return refused('already-entered', 'You have entered this tournament already.');
  }
  const refusal = numbersRefusal(state, 1);
  if (refusal) return refusal;
  const waits = places >= terms.capacity;
  return [{ kind: 'entrant-entered', entrant: nextNumber(state), actor, guest: null, waits }];
}
