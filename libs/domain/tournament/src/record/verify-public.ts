/**
 * Verification of a tournament without the house's lines: everybody's file. What is public is decided
 * again; a draw is made again from its published seed, and compared as it was published. Pairs that
 * are kept apart lie in the house's lines, so tables that they may have moved cannot be checked here.
 */
import { canonicalJson, type Json } from '@scoresheet/domain-record';
import type { RecordedEvent, RecordExport } from '@scoresheet/domain-record';
import { foldTournament } from '../fold/fold-tournament.js';
import type { Entrant, FactTable, RoundPublished } from '../fold/round-facts.js';
import type { TournamentFact } from '../fold/tournament-facts.js';
import {
  currentPhase,
  type PhaseState,
  type RoundState,
  type TournamentState,
} from '../fold/tournament-state.js';
import { factTables, mendedSince } from '../rounds/mended-draw.js';
import { numbered } from '../rounds/numbered.js';
import { repairedDraw } from '../rounds/repaired-draw.js';
import { isSeedOf } from '../secret/round-seeds.js';
import { completed, knownPart, toldLater, type ToldLater } from './public-facts.js';
import { decideRecorded, type TournamentRules } from './tournament-refolder.js';

/** Tables of a round that only the house can explain. */
interface UncheckedTables {
  readonly phase: number;
  readonly round: number;
  readonly tables: readonly number[];
}

export interface PublicVerdict {
  /** How many rounds were drawn again. */
  readonly rounds: number;
  readonly unchecked: readonly UncheckedTables[];
  /** The first event that is not as the rules make it; absent: none. */
  readonly differs?: { readonly seq: number; readonly says: string };
}

/** Never throws: what a stranger's file makes the rules throw is a difference at that event. */
export function verifyPublicTournament(
  rules: TournamentRules,
  { events }: RecordExport,
): PublicVerdict {
  const walk: Walk = {
    rules,
    told: toldLater(events),
    state: undefined,
    keepsApart: false,
    rounds: 0,
    unchecked: [],
  };
  for (const event of events) {
    const says = passOrStop(walk, event);
    const { rounds, unchecked } = walk;
    if (says !== undefined) return { rounds, unchecked, differs: { seq: event.header.seq, says } };
  }
  return { rounds: walk.rounds, unchecked: walk.unchecked };
}

interface Walk {
  readonly rules: TournamentRules;
  readonly told: ToldLater;
  state: TournamentState | undefined;
  /** Whether the house has named pairs by now. */
  keepsApart: boolean;
  rounds: number;
  readonly unchecked: UncheckedTables[];
}

function passOrStop(walk: Walk, event: RecordedEvent): string | undefined {
  try {
    return pass(walk, event);
  } catch (error) {
    return error instanceof Error ? error.message : 'the rules stopped';
  }
}

/** What is wrong with the next event; undefined: nothing. */
function pass(walk: Walk, event: RecordedEvent): string | undefined {
  const { rules, state, told } = walk;
  const known = knownPart(event);
  if (known === undefined) return 'the public line holds no action and facts';
  const { header } = event;
  const { part, isWhole } = known;
  const facts = part.facts as unknown as readonly TournamentFact[];
  const published = facts.find((fact) => fact.kind === 'round-published');
  // A published round rests on its draw, which lies with the house until then.
  if (isWhole && published === undefined) {
    const again = decideRecorded(rules, state, { ...header, part });
    if (!again.decided) return `refused: ${again.code}`;
    if (!isEqual(again.part, part)) return 'decided otherwise';
    walk.state = again.state;
    return undefined;
  }
  const says = published && state && checkRound(walk, state, published);
  walk.keepsApart ||= facts.some((fact) => fact.kind === 'pairs-forbidden');
  const house = isWhole ? part : completed(state, part, told);
  walk.state = foldTournament(rules.sha256, state, { header, house });
  return says;
}

function checkRound(
  walk: Walk,
  state: TournamentState,
  published: RoundPublished,
): string | undefined {
  const { sha256 } = walk.rules;
  const phase = currentPhase(state);
  const drawn = phase?.rounds.at(-1);
  if (phase === undefined || drawn === undefined) return 'nothing was drawn';
  if (!isSeedOf(phase.terms, published, sha256)) {
    return 'the seed is not the one that was committed to';
  }
  walk.rounds += 1;
  const seatedTwice = twice([...published.tables.flatMap(([, each]) => each), ...published.byes]);
  if (seatedTwice !== undefined) return `entrant ${seatedTwice} has two places`;
  const says = tablesSay(walk, state, { phase, drawn, published });
  if (says === undefined || !walk.keepsApart) return says;
  const tables = differingTables(published.tables, factTables(drawn.tables));
  walk.unchecked.push({ phase: phase.phase, round: published.round, tables });
  return undefined;
}

interface Published {
  readonly phase: PhaseState;
  readonly drawn: RoundState;
  readonly published: RoundPublished;
}

/** What is wrong with the tables of a round, as far as pairs that are kept apart do not explain it. */
function tablesSay(
  { keepsApart }: Walk,
  state: TournamentState,
  { phase, drawn, published }: Published,
): string | undefined {
  // Changed by hand is another draw than the one that can be made here, and the two fit nowhere.
  if (keepsApart && published.repaired !== undefined) return 'the house alone knows the draw';
  if (!isEqual(mendedSince(drawn) ?? null, published.repaired ?? null)) {
    return 'the draw was repaired otherwise';
  }
  const again = repairedDraw(state, phase, drawn);
  const differing = differingTables(published.tables, numbered(state, again.tables));
  const isSame = differing.length === 0 && isEqual(again.byes, published.byes);
  return isSame ? undefined : 'the tables are drawn otherwise';
}

const twice = (seats: readonly Entrant[]): Entrant | undefined => {
  const seen = new Set<Entrant>();
  return seats.find((entrant) => seen.size === seen.add(entrant).size);
};

const isEqual = (one: unknown, other: unknown): boolean =>
  canonicalJson(one as Json) === canonicalJson(other as Json);

/** Tables of the published round that would not have been drawn so. */
function differingTables(
  published: readonly FactTable[],
  again: readonly FactTable[],
): readonly number[] {
  const drawn = new Set(again.map(([, entrants]) => entrants.join()));
  return published.filter(([, entrants]) => !drawn.has(entrants.join())).map(([number]) => number);
}
