/** A tournament out of a file, as it stood at any event: with the house's lines, or without them. */
import type { RecordExport, Sha256 } from '@scoresheet/domain-record';
import { invariant } from '@scoresheet/rules-engine';
import { foldTournament } from '../fold/fold-tournament.js';
import type { TournamentState } from '../fold/tournament-state.js';
import { completed, knownPart, toldLater } from './public-facts.js';

/** `upTo` is the last event that counts; all of them where absent. Throws what folding throws. */
export function replayTournament(
  { events }: Pick<RecordExport, 'events'>,
  sha256: Sha256,
  upTo = Infinity,
): TournamentState {
  const told = toldLater(events);
  let state: TournamentState | undefined;
  for (const event of events) {
    if (event.header.seq > upTo) break;
    const known = knownPart(event);
    invariant(known, `event ${event.header.seq} holds no action and facts`);
    const house = known.isWhole ? known.part : completed(state, known.part, told);
    state = foldTournament(sha256, state, { header: event.header, house });
  }
  invariant(state, 'a tournament begins with an event');
  return state;
}
