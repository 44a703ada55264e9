/**
 * The facts of a tournament as everybody knows them, completed by what follows from them: the tables
 * of a draw are drawn again from the seed that was published later.
 */
import { isPart, type Json, type Part, type RecordedEvent } from '@scoresheet/domain-record';
import type { MendedDraw, RoundPublished } from '../fold/round-facts.js';
import type { TournamentFact } from '../fold/tournament-facts.js';
import { currentPhase, type PhaseState, type TournamentState } from '../fold/tournament-state.js';
import { drawTables } from '../rounds/draw-tables.js';
import { withSeeds } from '../rounds/moved-seeds.js';
import { numbered } from '../rounds/numbered.js';

/** What a file tells of an event. */
interface KnownPart {
  readonly part: Part;
  /** Whether that is all there is: the house's line is there, or it has none. */
  readonly isWhole: boolean;
}

/** Says nothing of an event without action and facts. */
export function knownPart({ header, parts }: RecordedEvent): KnownPart | undefined {
  const part = parts.house ?? parts.public;
  if (!isPart(part)) return undefined;
  return { part, isWhole: header.hashes.house === undefined || parts.house !== undefined };
}

/** What is told when a round is published, and needed when it is drawn and when its draw is repaired. */
type Told = Pick<RoundPublished, 'seed' | 'repaired'>;

/** By phase and round. */
export type ToldLater = ReadonlyMap<string, Told>;

export function toldLater(events: readonly RecordedEvent[]): ToldLater {
  const told = new Map<string, Told>();
  for (const { parts } of events) {
    const facts = isPart(parts.public) ? parts.public.facts : [];
    for (const fact of facts as unknown as readonly TournamentFact[]) {
      if (fact.kind === 'round-published') told.set(nameOf(fact), fact);
    }
  }
  return told;
}

const nameOf = ({ phase, round }: Pick<RoundPublished, 'phase' | 'round'>): string =>
  `${phase}/${round}`;

/** A part that is folded as if it were the house's; pairs that are kept apart stay unknown. */
export function completed(state: TournamentState | undefined, part: Part, told: ToldLater): Part {
  const known = part.facts as unknown as readonly TournamentFact[];
  const moved = known.find((fact) => fact.kind === 'seeds-moved');
  const facts = known.map((fact) => {
    if (fact.kind === 'pairs-forbidden') return { ...fact, pairs: [] };
    const phase = state && currentPhase(state);
    if (fact.kind === 'draw-repaired') return { ...fact, ...mended(phase, told.get(nameOf(fact))) };
    if (fact.kind !== 'round-drawn' || state === undefined || phase === undefined) return fact;
    const { round } = fact;
    const seed = told.get(nameOf(fact))?.seed;
    // A round that was never published opened no seed, and nobody played it.
    if (seed === undefined) return { ...fact, seed: '', tables: [], byes: [] };
    const drawn = moved === undefined ? phase : withSeeds(phase, moved.entrants);
    const { tables, byes } = drawTables(state, drawn, { round, seed });
    return { ...fact, seed, tables: numbered(state, tables), byes };
  });
  return { ...part, facts: facts as unknown as readonly Json[] };
}

/** All repairs of a draw are told as one, which stands for the first of them; the others change nothing. */
function mended(phase: PhaseState | undefined, told: Told | undefined): MendedDraw {
  const round = phase?.rounds.at(-1);
  const byes = told?.repaired?.byes ?? round?.byes ?? [];
  const { removed, added } = told?.repaired ?? { removed: [], added: [] };
  return round?.asDrawn === null ? { removed, added, byes } : { removed: [], added: [], byes };
}
