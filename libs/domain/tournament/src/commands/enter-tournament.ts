/** Enters oneself while registration is open; whoever finds it full waits, in the order of entry. */
import type { EnterTournament } from '@scoresheet/contracts-messages';
import { encodeUtf8 } from '@scoresheet/domain-record';
import type { Entrant } from '../fold/round-facts.js';
import { entrantIn, type TournamentState } from '../fold/tournament-state.js';
import { fullRefusal, nextNumber, numbersRefusal } from './entrant-numbers.js';
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
  const known = state.entrantOf.get(actor);
  if (known !== undefined) return enterAgain(state, known);
  const refusal = numbersRefusal(state, 1);
  if (refusal) return refusal;
  const waits = places >= terms.capacity;
  return [{ kind: 'entrant-entered', entrant: nextNumber(state), actor, guest: null, waits }];
}

/** Who has left may come back while there are places: nobody gets the old place in a waitlist. */
function enterAgain(state: TournamentState, entrant: Entrant): Decided {
  if (entrantIn(state, entrant)?.status !== 'dropped') {
    return refused('already-entered', 'You have entered this tournament already.');
  }
  return fullRefusal(state) ?? [{ kind: 'entrant-re-entered', entrant }];
}
