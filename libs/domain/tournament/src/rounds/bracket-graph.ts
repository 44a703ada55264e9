/** A bracket as whoever looks at it sees it: each match, who comes from where, and what became of it. */
import type { BracketMatch, BracketState, MatchState } from '@scoresheet/tournament-pairing';
import type { Entrant } from '../fold/round-facts.js';
import type { PhaseState } from '../fold/tournament-state.js';
import { bracketOf, standOf } from './bracket-of.js';

export interface BracketGraph {
  /** The algorithm that made it, such as `single-elimination/1`. */
  readonly rule: string;
  /** The first seed first. */
  readonly seeds: readonly Entrant[];
  /** In the order of stages; a match stands behind those that its entrants come from. */
  readonly matches: readonly BracketNode[];
  /** The places that are certain, the first one first; `from` 5 `to` 8 are shared. */
  readonly places: BracketState['places'];
}

interface BracketNode extends Pick<BracketMatch, 'id' | 'stage' | 'from'> {
  /** Only played when the match before it was won by the second of its sides. */
  readonly isConditional: boolean;
  readonly kind: MatchState['kind'];
  /** Who has come so far, the higher seed first. */
  readonly entrants: readonly Entrant[];
  readonly winner: Entrant | null;
  /** Round and table of the match: known when its round is published. */
  readonly at: { readonly round: number; readonly table: number } | null;
}

/** Says nothing of what was drawn and is not published; undefined where a phase has no bracket. */
export function bracketGraph(phase: PhaseState): BracketGraph | undefined {
  const bracket = bracketOf(phase);
  if (bracket === undefined) return undefined;
  const { matches, places } = standOf(phase, bracket);
  const tables = publishedTables(phase);
  return {
    rule: bracket.rule,
    seeds: [...phase.entrants],
    matches: bracket.matches.map(({ id, stage, from, isConditional = false }) => {
      const stand = matches.get(id);
      return {
        id,
        stage,
        from,
        isConditional,
        kind: stand?.kind ?? 'waiting',
        entrants: stand?.entrants ?? [],
        winner: stand !== undefined && 'winner' in stand ? stand.winner : null,
        at: tables.get(id) ?? null,
      };
    }),
    places,
  };
}

function publishedTables({ rounds }: PhaseState): ReadonlyMap<string, BracketNode['at']> {
  const found = new Map<string, BracketNode['at']>();
  for (const { round, stage, tables } of rounds) {
    if (stage === 'drawn' || stage === 'reviewed') continue;
    for (const { number, place } of tables.values()) {
      if (place !== null) found.set(place, { round, table: number });
    }
  }
  return found;
}
