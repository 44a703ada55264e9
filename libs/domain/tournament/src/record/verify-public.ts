/**
 * Verification of a tournament without the house's lines: everybody's file. What is public is decided
 * again; a draw is made again from its published seed, and compared as it was published. Pairs that
 * are kept apart lie in the house's lines, so tables that they may have moved cannot be checked here.
 */
import {
  isPart,
  type HouseEvent,
  type Part,
  type RecordedEvent,
  type RecordExport,
} from '@scoresheet/domain-record';
import { canonicalJson, type Json } from '@scoresheet/domain-record';
import { foldTournament } from '../fold/fold-tournament.js';
import type { FactTable, RoundPublished, TournamentFact } from '../fold/tournament-facts.js';
import { currentPhase, type TournamentState } from '../fold/tournament-state.js';
import { drawTables } from '../rounds/draw-tables.js';
import { numbered } from '../rounds/numbered.js';
import { repairedDraw } from '../rounds/repaired-draw.js';
import { isSeedOf } from '../secret/round-seeds.js';
import { decideRecorded, type TournamentRules } from './tournament-refolder.js';

/** Tables of a round that only the house can explain. */
export interface UncheckedTables {
  readonly phase: number;
  readonly round: number;
  readonly tables: readonly number[];
}

export interface PublicVerdict {
  /** Rounds that were drawn again. */
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
  const walk = startWalk(rules, events);
  for (const event of events) {
    const { seq } = event.header;
    try {
      const says = walk.pass(event);
      if (says !== undefined) return { ...walk.found(), differs: { seq, says } };
    } catch (error) {
      const says = error instanceof Error ? error.message : 'the rules stopped';
      return { ...walk.found(), differs: { seq, says } };
    }
  }
  return walk.found();
}

interface Walk {
  /** What is wrong with the next event; undefined: nothing. */
  pass(event: RecordedEvent): string | undefined;
  found(): Pick<PublicVerdict, 'rounds' | 'unchecked'>;
}

function startWalk(rules: TournamentRules, events: readonly RecordedEvent[]): Walk {
  const seeds = publishedSeeds(events);
  const unchecked: UncheckedTables[] = [];
  let rounds = 0;
  let isSecretive = false;
  let state: TournamentState | undefined;

  function pass(event: RecordedEvent): string | undefined {
    const known = knownPart(event);
    if (known === undefined) return 'the public line holds no action and facts';
    const { header } = event;
    const facts = known.part.facts as unknown as readonly TournamentFact[];
    const [fact] = facts;
    if (known.isWhole && fact?.kind !== 'round-published') {
      const again = decideRecorded(rules, state, { ...header, part: known.part });
      if (!again.decided) return `refused: ${again.code}`;
      if (!isEqual(again.part, known.part)) return 'decided otherwise';
      state = again.state;
      return undefined;
    }
    const published = facts.find((each) => each.kind === 'round-published');
    const says = published && state && checkRound(state, published);
    isSecretive ||= fact?.kind === 'pairs-forbidden';
    const part = completed(rules, state, known.part, seeds);
    state = foldTournament(rules.sha256, state, { header, house: part });
    return says;
  }

  function checkRound(before: TournamentState, published: RoundPublished): string | undefined {
    const phase = currentPhase(before);
    const drawn = phase?.rounds.at(-1);
    if (phase === undefined || drawn === undefined) return 'nothing was drawn';
    if (!isSeedOf(phase.terms, published, rules.sha256)) {
      return 'the seed is not the one that was committed to';
    }
    const again = repairedDraw(before, phase, drawn, rules.sha256);
    const tables = numbered(before, again.tables);
    const differing = differingTables(published.tables, tables);
    rounds += 1;
    if (differing.length === 0 && isEqual(again.byes, published.byes)) return undefined;
    if (!isSecretive) return 'the tables are drawn otherwise';
    unchecked.push({ phase: phase.phase, round: published.round, tables: differing });
    return undefined;
  }

  return { pass, found: () => ({ rounds, unchecked }) };
}

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

/** What everybody knows of an event, and whether that is all that there is. */
function knownPart({ header, parts }: RecordedEvent) {
  const part = parts.house ?? parts.public;
  if (!isPart(part)) return undefined;
  const isWhole = header.hashes.house === undefined || parts.house !== undefined;
  return { part, isWhole };
}

/** By phase and round: a seed is told when its round is published, and needed when it is drawn. */
function publishedSeeds(events: readonly RecordedEvent[]): ReadonlyMap<string, string> {
  const seeds = new Map<string, string>();
  for (const { parts } of events) {
    const facts = isPart(parts.public) ? parts.public.facts : [];
    for (const fact of facts as unknown as readonly TournamentFact[]) {
      if (fact?.kind === 'round-published') seeds.set(`${fact.phase}/${fact.round}`, fact.seed);
    }
  }
  return seeds;
}

/** The public part of a draw says no more than that it was made: its tables are drawn again. */
function completed(
  { sha256 }: TournamentRules,
  state: TournamentState | undefined,
  part: Part,
  seeds: ReadonlyMap<string, string>,
): HouseEvent['part'] {
  const facts = (part.facts as unknown as readonly TournamentFact[]).map((fact) => {
    if (fact.kind === 'pairs-forbidden') return { ...fact, pairs: [] };
    const phase = state && currentPhase(state);
    if (fact.kind !== 'round-drawn' || state === undefined || phase === undefined) return fact;
    const { round } = fact;
    const seed = seeds.get(`${fact.phase}/${round}`);
    // A round that was never published opened no seed, and nobody played it.
    if (seed === undefined) return { ...fact, seed: '', tables: [], byes: [] };
    const { tables, byes } = drawTables(state, phase, { round, seed, sha256 });
    return { ...fact, seed, tables: numbered(state, tables), byes };
  });
  return { ...part, facts: facts as unknown as readonly Json[] };
}
