/**
 * "Why am I 9th?" as data that can be sent: every number once, under a number of its own, with the
 * numbers that it was worked out from. Whoever doubts one looks up what stands below it.
 */
import type { Sha256 } from '@scoresheet/domain-record';
import {
  formatRational,
  type Explanation,
  type RoundEntry,
  type Standing,
  type StandingExplained,
} from '@scoresheet/tournament-standings';
import type { TournamentState } from '../fold/tournament-state.js';
import type { Rounds } from '../standings/history-of.js';
import { partsOf, type NumberPart } from './number-parts.js';
import { whyRank } from './why-rank.js';

export interface RankExplained {
  /** The standings are those after this event. */
  readonly seq: number;
  readonly standing: RankedEntrant;
  /** Ids of points, tie-breaks and the lot, in the order of the rules. */
  readonly roots: readonly number[];
  /** Who stands right ahead, on what the two are level, and what decided. */
  readonly ahead: {
    readonly standing: RankedEntrant;
    readonly level: readonly string[];
    readonly decidedBy: string;
    readonly theirs: number;
    readonly own: number;
  } | null;
  /** Where the id of each number is its place, from 0. */
  readonly numbers: readonly ExplainedNumber[];
}

interface RankedEntrant {
  readonly entrant: number;
  readonly rank: number | null;
}

interface ExplainedNumber {
  readonly id: number;
  readonly name: string;
  readonly entrant: number;
  /** Exact, such as `33/100`. */
  readonly value: string;
  readonly by: Explanation['made']['by'];
  readonly parts: readonly NumberPart[];
  /** What a share is raised or lowered to. */
  readonly least: string | null;
  readonly most: string | null;
  /** The round of a result. */
  readonly round: number | null;
  /** The result itself; null: the entrant was not there. */
  readonly entry: RoundEntry | null;
}

/** Says nothing where `whyRank` does not. */
export function explainRank(
  state: TournamentState,
  asked: Parameters<typeof whyRank>[1],
  sha256: Sha256,
  rounds: Rounds = {},
): RankExplained | undefined {
  const why = whyRank(state, asked, sha256, rounds);
  return why && { seq: state.seq, ...written(why) };
}

function written({ standing, numbers: made, ahead }: StandingExplained) {
  const numbers: ExplainedNumber[] = [];
  const ids = new Map<Explanation, number>();

  /** What stands below a number gets its id after it. */
  function idOf(explanation: Explanation): number {
    const known = ids.get(explanation);
    if (known !== undefined) return known;
    const id = numbers.length;
    ids.set(explanation, id);
    numbers.push(numberOf(explanation, id));
    const parts = partsOf(explanation.made, idOf);
    numbers[id] = { ...(numbers[id] as ExplainedNumber), parts };
    return id;
  }

  return {
    standing: rankedEntrant(standing),
    roots: made.map(idOf),
    ahead: ahead && {
      standing: rankedEntrant(ahead.standing),
      level: ahead.level,
      decidedBy: ahead.decidedBy,
      theirs: idOf(ahead.theirs),
      own: idOf(ahead.own),
    },
    numbers,
  };
}

const rankedEntrant = ({ entrant, rank }: Standing): RankedEntrant => ({ entrant, rank });

const numberOf = ({ name, entrant, value, made }: Explanation, id: number): ExplainedNumber => ({
  id,
  name,
  entrant,
  value: formatRational(value),
  by: made.by,
  parts: [],
  least: made.by === 'share' ? formatRational(made.least) : null,
  most: made.by === 'share' && made.most !== null ? formatRational(made.most) : null,
  round: made.by === 'round' ? made.round : null,
  entry: made.by === 'round' ? made.entry : null,
});
