/** "Why this opponent?", told to both of a table. */
import { whyOpponent, type TournamentState } from '@scoresheet/domain-tournament';
import type { OpponentsAsked } from './asked.js';

type Reasons = NonNullable<ReturnType<typeof whyOpponent>>;

export interface OpponentsExplained {
  /** The round was drawn by this event, and of the tournament as it stood before. */
  readonly drawnSeq: number;
  /** One for each who sits at the table. */
  readonly reasons: readonly Reasons[];
}

interface States {
  readonly state: TournamentState;
  /** As of an event before. */
  stateAt(seq: number): TournamentState;
}

/** Reasons of a table; null where no such table is published, and where it was not drawn by who has how many points. */
export function explainOpponents(
  { state, stateAt }: States,
  { phase, round: number, table: seats, tellsForbidden }: OpponentsAsked,
): OpponentsExplained | null {
  const round = state.phases[phase - 1]?.rounds[number - 1];
  if (round === undefined || round.stage === 'drawn' || round.stage === 'reviewed') return null;
  const table = round.tables.get(seats);
  if (table === undefined) return null;
  const before = stateAt(round.drawnSeq - 1);
  const reasons = table.entrants.flatMap((entrant) => {
    const why = whyOpponent(before, round, entrant);
    return why === undefined ? [] : [tellsForbidden ? why : withoutForbidden(why)];
  });
  return reasons.length === 0 ? null : { drawnSeq: round.drawnSeq, reasons };
}

/** Which pairs are forbidden, the house alone knows: of such an opponent nothing is said at all. */
const withoutForbidden = (why: Reasons): Reasons => ({
  ...why,
  cost: { ...why.cost, forbidden: 0 },
  alternatives: why.alternatives.filter(({ reason }) => reason.code !== 'forbidden-pair'),
});
