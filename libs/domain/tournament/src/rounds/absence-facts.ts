/**
 * Facts that an event causes in a bracket of the rules `/2`: walkovers that have fallen due, and
 * losers who play on for a winner who has left. What was decided stays, even if others leave later.
 */
import {
  dueDecisions,
  openMatchesOf,
  type Bracket,
  type Decision,
} from '@scoresheet/tournament-pairing';
import type { AbsenceFact, Entrant } from '../fold/round-facts.js';
import type { TournamentFact } from '../fold/tournament-facts.js';
import {
  currentPhase,
  entrantIn,
  isIn,
  type PhaseState,
  type TournamentState,
} from '../fold/tournament-state.js';
import { bracketOf, isLoserNext, isNextSeed } from './bracket-of.js';
import { decidedPlay, isDecidedOnce } from './decided-play.js';

type Facts = readonly TournamentFact[];

/** `facts` are those of the event so far, and are folded already. */
export function absenceFacts(state: TournamentState, facts: Facts): Facts {
  const corrected = facts.flatMap((fact) => (fact.kind === 'result-corrected' ? [fact.phase] : []));
  const phases = new Set([...corrected, state.phases.length]);
  return [...phases].flatMap((number) => {
    const phase = state.phases[number - 1];
    const bracket = phase && isDecidedOnce(phase) ? bracketOf(phase) : undefined;
    return phase && bracket ? factsIn(state, phase, bracket, facts) : [];
  });
}

function factsIn(state: TournamentState, phase: PhaseState, bracket: Bracket, facts: Facts): Facts {
  const isGone = (entrant: Entrant): boolean => !isThere(state, entrant);
  const touched = touchedMatches(state, phase, bracket, facts);
  if (touched.length === 0) return [];
  const absence = { isGone, isLoserNext: isLoserNext(phase) };
  const decisions = dueDecisions(bracket, decidedPlay(phase), touched, absence);
  const decided = decisions.slice(0, MAX_DECIDED_AT_ONCE).map(factOf(phase));
  if (decisions.length <= decided.length) return decided;
  return decided.map((fact, at) => (at < decided.length - 1 ? fact : { ...fact, more: true }));
}

/** Together with the entrants who leave the largest bracket at once they fit one event. */
const MAX_DECIDED_AT_ONCE = 1_000;

const factOf =
  ({ phase }: PhaseState) =>
  (decision: Decision): AbsenceFact => {
    if (decision.is === 'walkover') {
      return { kind: 'walkover-decided', phase, ...decision.walkover };
    }
    const { match, entrant, by } = decision.stepIn;
    return { kind: 'entrant-replaced', phase, match, replaced: entrant, by };
  };

/** Only matches that an event touches can have fallen due: to evaluate a large bracket as a whole takes milliseconds. */
function touchedMatches(
  state: TournamentState,
  phase: PhaseState,
  bracket: Bracket,
  facts: Facts,
): readonly string[] {
  if (phase.decided.hasMore) {
    const isFull = facts.some(({ kind }) => kind === 'round-drawn' || kind === 'round-published');
    return isFull ? [] : bracket.matches.map(({ id }) => id);
  }
  if (phase.rounds.length === 0) {
    if (isNextSeed(phase) && canBeDrawn(state, phase)) return [];
    const isJoined = facts.some(({ kind }) => JOINING.has(kind));
    if (isNextSeed(phase) || isJoined) return bracket.matches.map(({ id }) => id);
  }
  const isCurrent = phase === currentPhase(state);
  const left = isCurrent ? facts.flatMap(leavingBy) : [];
  const open = left.length > 0 ? openMatchesOf(bracket, decidedPlay(phase), left) : [];
  return [...open, ...facts.flatMap((fact) => decidedTable(phase, isCurrent, fact))];
}

/** Players who come into the phase; before the first pairing everything is decided again for them. */
const JOINING: ReadonlySet<string> = new Set([
  'entrant-re-entered',
  'entrants-joined-phase',
  'entrant-entered',
]);

/** Before the first pairing the next seeds move up, if two are there to play. */
function canBeDrawn(state: TournamentState, { entrants }: PhaseState): boolean {
  let there = 0;
  for (const entrant of entrants) {
    if (isThere(state, entrant)) there += 1;
    if (there > 1) return true;
  }
  return false;
}

function isThere(state: TournamentState, entrant: Entrant): boolean {
  const found = entrantIn(state, entrant);
  return found !== undefined && isIn(found);
}

function leavingBy(fact: TournamentFact): readonly Entrant[] {
  if (fact.kind === 'entrants-dropped') return fact.entrants;
  return fact.kind === 'entrant-disqualified' ? [fact.entrant] : [];
}

/** The match of the table whose result this fact is. */
function decidedTable(
  { phase, rounds }: PhaseState,
  isCurrent: boolean,
  fact: TournamentFact,
): readonly string[] {
  const isCorrected = fact.kind === 'result-corrected' && fact.phase === phase;
  if (!isCorrected && !(isCurrent && fact.kind === 'result-recorded')) return [];
  const round = fact.kind === 'result-corrected' ? rounds[fact.round - 1] : rounds.at(-1);
  const place = round?.tables.get(fact.table)?.place;
  return place == null ? [] : [place];
}
