/** What the correction of a result would change, before anybody decides on it. */
import type { CorrectResult } from '@scoresheet/contracts-messages';
import type { Sha256 } from '@scoresheet/domain-record';
import { invariant } from '@scoresheet/rules-engine';
import { changedMatches } from '@scoresheet/tournament-pairing';
import { correctResult } from '../commands/correct-result.js';
import { isNo } from '../commands/deciding.js';
import type { Conflict, Refused } from '../commands/not-accepted.js';
import { evolveAbsence, isAbsenceFact } from '../fold/evolve-absence.js';
import type { Entrant } from '../fold/round-facts.js';
import type { PhaseState, TournamentState } from '../fold/tournament-state.js';
import { absenceFacts } from '../rounds/absence-facts.js';
import { bracketOf, standOf } from '../rounds/bracket-of.js';
import { permissionRefusal } from '../staff/who-asks.js';
import { standingsIn, type StandingLine } from '../standings/standing-lines.js';

interface CorrectionPreview {
  /** The event that it was made of: the correction names it. */
  readonly seq: number;
  /** Everybody whose rank or numbers would be others, in the order of the new standings. */
  readonly standings: readonly {
    readonly entrant: Entrant;
    readonly before: StandingLine;
    readonly after: StandingLine;
  }[];
  /** Matches of the bracket in which others would meet. */
  readonly bracket: readonly string[];
  /** Matches that the correction would decide by walkover, since a player has left. */
  readonly walkovers: readonly string[];
}

type Correction = Pick<CorrectResult, 'phase' | 'round' | 'table' | 'result'>;

/** A preview is for whoever may correct, and of what could be a correction: or they are told why not. */
export function previewFor(
  state: TournamentState,
  command: CorrectResult,
  sha256: Sha256,
): CorrectionPreview | Refused | Conflict {
  const forbidden = permissionRefusal(state, command);
  const decided = forbidden ?? correctResult({ state }, command);
  if (isNo(decided)) return decided;
  const preview = previewCorrection(state, command, sha256);
  invariant(preview, 'what can be corrected has a table');
  return preview;
}

/** Changes nothing; undefined where there is no such table. */
export function previewCorrection(
  state: TournamentState,
  correction: Correction,
  sha256: Sha256,
): CorrectionPreview | undefined {
  const phase = state.phases[correction.phase - 1];
  const round = phase?.rounds[correction.round - 1];
  const table = round?.tables.get(correction.table);
  if (phase === undefined || round === undefined || table === undefined) return undefined;
  const { walkovers, stepIns, hasMore } = phase.decided;
  const corrected: PhaseState = {
    ...phase,
    decided: { walkovers: new Map(walkovers), stepIns: new Map(stepIns), hasMore },
    rounds: phase.rounds.with(correction.round - 1, {
      ...round,
      tables: new Map(round.tables).set(table.number, { ...table, result: correction.result }),
    }),
  };
  const after = { ...state, phases: state.phases.with(correction.phase - 1, corrected) };
  const caused = absenceFacts(after, [{ kind: 'result-corrected', ...correction }]);
  for (const fact of caused) if (isAbsenceFact(fact)) evolveAbsence(after, fact);
  return {
    seq: state.seq,
    standings: changedLines(standingsIn(state, sha256), standingsIn(after, sha256)),
    bracket: changedPlaces(phase, corrected),
    walkovers: caused.flatMap((fact) => (fact.kind === 'walkover-decided' ? [fact.match] : [])),
  };
}

function changedLines(
  before: readonly StandingLine[],
  after: readonly StandingLine[],
): CorrectionPreview['standings'] {
  const lineOf = new Map(before.map((line) => [line.entrant, line]));
  return after.flatMap((line) => {
    const known = lineOf.get(line.entrant);
    if (known === undefined || isSame(known, line)) return [];
    return [{ entrant: line.entrant, before: known, after: line }];
  });
}

const isSame = (one: StandingLine, other: StandingLine): boolean =>
  one.rank === other.rank &&
  one.points === other.points &&
  one.tieBreaks.every(({ value }, at) => value === other.tieBreaks[at]?.value);

function changedPlaces(before: PhaseState, after: PhaseState): readonly string[] {
  const bracket = bracketOf(before);
  if (bracket === undefined) return [];
  return changedMatches(standOf(before, bracket), standOf(after, bracket));
}
