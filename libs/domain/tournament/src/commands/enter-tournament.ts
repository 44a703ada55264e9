/** Enters oneself while registration is open; whoever finds it full waits, in the order of entry. */
import type { EnterTournament } from '@scoresheet/contracts-messages';
import { encodeUtf8, type Sha256 } from '@scoresheet/domain-record';
import type { Entrant } from '../fold/round-facts.js';
import { entrantIn, type TournamentState } from '../fold/tournament-state.js';
import { fullRefusal, nextNumber, numbersRefusal } from './entrant-numbers.js';
import type { Decided, Situation } from './deciding.js';
import { refused, type Refused } from './not-accepted.js';

/** Refuses a code that is not the entry code of the tournament. */
export const codeRefusal = (
  { codeDigest }: Pick<TournamentState, 'codeDigest'>,
  code: string | undefined,
  sha256: Sha256,
): Refused | undefined =>
  codeDigest === null || sha256(encodeUtf8(code ?? '')) === codeDigest ? undefined : WRONG_CODE;

const WRONG_CODE = refused(
  'wrong-code',
  'This is not the entry code. Check your spelling, or ask the organiser for the code.',
);

export function enterTournament(
  { state, deciding }: Situation,
  { actor, code }: EnterTournament,
): Decided {
  const wrongCode = codeRefusal(state, code, deciding.sha256);
  if (wrongCode) return wrongCode;
  const { terms, places } = state;
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
