/** Whether the phases that somebody asks for can be played one after another. */
import type { CreateTournament, PhaseAsked } from '@scoresheet/contracts-messages';
import { isRoundTable, isStandingsPreset } from '@scoresheet/tournament-standings';
import { refused, type Refused } from './not-accepted.js';

export function phasesRefusal({ phases, play }: CreateTournament): Refused | undefined {
  for (const [index, phase] of phases.entries()) {
    const refusal = presetRefusal(phase);
    if (refusal) return refusal;
    const problem = phaseProblem(phase, phases[index - 1]) ?? extraTurnsProblem(phase, play);
    if (problem !== undefined) return refused('terms-unclear', `Phase ${index + 1}: ${problem}`);
  }
  return undefined;
}

function presetRefusal(phase: PhaseAsked): Refused | undefined {
  const { standings } = phase;
  if (!isStandingsPreset(standings)) {
    return refused('unknown-preset', `There are no standings called '${standings}'.`);
  }
  const rounds = 'rounds' in phase ? phase.rounds : 1;
  if (typeof rounds === 'number' || isRoundTable(rounds)) return undefined;
  return refused('unknown-preset', `There is no table of head-counts called '${rounds}'.`);
}

function phaseProblem(phase: PhaseAsked, before: PhaseAsked | undefined): string | undefined {
  if ((phase.cut === undefined) !== (before === undefined)) {
    return before === undefined
      ? 'nobody was cut before the first one.'
      : 'a cut says who is in it.';
  }
  if (phase.cut?.by === 'head-count' && !hasRoundTable(before)) {
    return 'a cut by head-count follows rounds by head-count.';
  }
  if (
    before !== undefined &&
    !('rounds' in before || 'times' in before) &&
    phase.cut?.by !== 'rank'
  ) {
    return 'behind a bracket a cut is by rank.';
  }
  if (phase.kind !== 'pods') return undefined;
  const { least, most, wanted } = phase;
  const isInOrder = least <= wanted && wanted <= most;
  return isInOrder ? undefined : 'the usual size of a pod lies between the least and the largest.';
}

/** The house counts extra turns in its own matches, from when it calls the time of the round. */
function extraTurnsProblem(
  { extraTurns = 0, roundMs }: PhaseAsked,
  play: CreateTournament['play'],
): string | undefined {
  if (extraTurns === 0) return undefined;
  if (play === 'tables') return 'extra turns are counted where matches are played on the platform.';
  return roundMs === undefined
    ? 'extra turns follow the end of a round: name its length.'
    : undefined;
}

const hasRoundTable = (phase: PhaseAsked | undefined): boolean =>
  phase !== undefined && 'rounds' in phase && typeof phase.rounds === 'string';
