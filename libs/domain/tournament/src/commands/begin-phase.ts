/** Begins the next phase with those who are in it, and fixes how many rounds it has. */
import { MAX_ROUND_ROBIN, type BeginPhase } from '@scoresheet/contracts-messages';
import { headCountOf, roundsFor } from '@scoresheet/tournament-standings';
import type { Entrant } from '../fold/round-facts.js';
import type { PhaseTerms, TournamentFact } from '../fold/tournament-facts.js';
import { currentPhase, isIn, type TournamentState } from '../fold/tournament-state.js';
import { isPhaseOver } from '../rounds/phase-over.js';
import { qualified } from '../standings/qualified.js';
import { isNo, type Decided, type Facts, type SituationApart } from './deciding.js';
import { conflict, refused, type Refused } from './not-accepted.js';

export function beginPhase(
  { state, deciding }: SituationApart,
  { phase, seeds }: BeginPhase,
): Decided {
  if (phase <= state.phases.length) {
    return conflict(`Phase ${phase} has begun already: look again.`);
  }
  const terms = state.terms.phases[phase - 1];
  if (terms === undefined || phase !== state.phases.length + 1) {
    return refused('wrong-phase', `Phase ${phase} is not the next one.`);
  }
  const refusal = stageRefusal(state);
  if (refusal) return refusal;
  const field =
    phase === 1
      ? fieldOf(state)
      : { leaving: [], playing: qualified(state, terms, deciding.sha256) };
  const { playing, leaving } = field;
  if (playing.length < 2) {
    return refused('too-few-entrants', 'A phase needs at least two entrants.');
  }
  if (terms.kind === 'round-robin' && playing.length > MAX_ROUND_ROBIN) {
    return refused('wrong-phase', `A round robin has at most ${MAX_ROUND_ROBIN} entrants.`);
  }
  const entrants = seeds === undefined ? playing : seededByHand(playing, seeds);
  if (isNo(entrants)) return entrants;
  const rounds = roundsOf(state, terms, entrants);
  return [...leaving, { kind: 'phase-begun', phase, entrants, rounds }];
}

function stageRefusal(state: TournamentState): Refused | undefined {
  const before = currentPhase(state);
  if (before === undefined) {
    const { checkIn } = state.terms;
    if (!checkIn || state.stage === 'check-in') return undefined;
    return refused('wrong-stage', 'This tournament has a check-in: begin that first.');
  }
  if (isPhaseOver(before)) return undefined;
  return refused('round-open', `Phase ${before.phase} has rounds that are not closed.`);
}

interface Field {
  readonly leaving: Facts;
  readonly playing: readonly Entrant[];
}

/**
 * Who plays in the first phase. Who was called and is not there has left, and those who wait there
 * come in for them, in the order in which they entered.
 */
function fieldOf({ stage, entrants, terms }: TournamentState): Field {
  const isCalled = stage === 'check-in';
  const here = entrants.filter(({ isPresent }) => isPresent || !isCalled);
  const placed = here.filter(isIn);
  const waiting = here.filter(({ status }) => status === 'waiting');
  const admitted = waiting.slice(0, Math.max(0, terms.capacity - placed.length));
  const playing = [...placed, ...admitted].map(({ number }) => number).sort((a, b) => a - b);
  const chosen = new Set(playing);
  const away = entrants.filter(({ status, number }) => LISTED.has(status) && !chosen.has(number));
  return {
    playing,
    leaving: [
      ...listOf(
        'entrants-dropped',
        away.map(({ number }) => number),
      ),
      ...listOf(
        'entrants-admitted',
        admitted.map(({ number }) => number),
      ),
    ],
  };
}

const LISTED: ReadonlySet<string> = new Set(['entered', 'waiting']);

const listOf = (
  kind: 'entrants-dropped' | 'entrants-admitted',
  entrants: readonly Entrant[],
): readonly TournamentFact[] => (entrants.length > 0 ? [{ kind, entrants }] : []);

function seededByHand(
  playing: readonly Entrant[],
  seeds: readonly Entrant[],
): readonly Entrant[] | Refused {
  const left = new Set(playing);
  const isEveryone = seeds.length === playing.length && seeds.every((seed) => left.delete(seed));
  if (isEveryone) return seeds;
  return refused('seeds-unclear', `Seeds name each of the ${playing.length} entrants once.`);
}

function roundsOf(
  state: TournamentState,
  terms: PhaseTerms,
  entrants: readonly Entrant[],
): number | null {
  switch (terms.kind) {
    case 'swiss':
    case 'pods':
      if (typeof terms.rounds === 'number') return terms.rounds;
      return roundsFor(terms.rounds, headCount(state, entrants));
    case 'round-robin':
      return roundRobinRounds(terms, entrants.length);
    case 'single-elimination':
    case 'double-elimination':
      return null;
  }
}

/** Returns the rounds in which everyone meets everyone; an odd one out has a bye in each. */
export const roundRobinRounds = (
  { times }: Pick<Extract<PhaseTerms, { kind: 'round-robin' }>, 'times'>,
  entrantCount: number,
): number => times * (entrantCount % 2 === 0 ? entrantCount - 1 : entrantCount);

const headCount = ({ entrants }: TournamentState, playing: readonly Entrant[]): number =>
  headCountOf(playing.map((each) => entrants[each - 1]?.awardedByes ?? 0));
