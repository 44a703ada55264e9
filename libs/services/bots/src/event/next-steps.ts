/** What an organiser does next, from nothing but what the api tells of the tournament. */
import { BEGIN_PHASE, lifeStep, roundStep } from './event-operations.js';

export interface EventPlace {
  readonly stage: string;
  /** Number of the last event: a command that was refused is another one after the next event. */
  readonly seq: number;
  readonly phases: readonly unknown[];
  readonly round: {
    readonly phase: number;
    readonly round: number;
    /** `drawn`, `reviewed`, `published`, `playing` or `closed`. */
    readonly stage: string;
    /** Tables without a result. */
    readonly open: number;
  } | null;
}

export interface Step {
  readonly mutation: string;
  readonly variables: Readonly<Record<string, unknown>> & { readonly commandId: string };
}

/**
 * Steps of which the first is taken that is not refused because its phase is over, or another one
 * has begun: the server knows how many rounds a phase has. None: there is something to wait for.
 */
export function nextSteps(place: EventPlace, isEverybodyIn: boolean): readonly Step[] {
  switch (place.stage) {
    case 'DRAFT':
      return [step(place, 'announce', lifeStep('announceTournament'))];
    case 'ANNOUNCED':
      return [step(place, 'open', lifeStep('openRegistration'))];
    case 'REGISTRATION':
      return isEverybodyIn ? [beginPhase(place, 1)] : [];
    case 'PLAYING':
      return stepsOfPlay(place);
    default:
      return [];
  }
}

function stepsOfPlay(place: EventPlace): readonly Step[] {
  if (place.round === null) return [draw(place, 1, 1)];
  const { phase, round, stage, open } = place.round;
  const here = { phase, round };
  switch (stage) {
    case 'drawn':
    case 'reviewed':
      return [step(place, `publish-${phase}-${round}`, roundStep('publishRound'), here)];
    case 'published':
      return [step(place, `start-${phase}-${round}`, roundStep('startRound'), here)];
    case 'playing':
      if (open > 0) return [];
      return [step(place, `close-${phase}-${round}`, roundStep('closeRound'), here)];
    default:
      return afterRound(place, phase, round);
  }
}

/** Before its first draw a phase cannot be told from the one before it. */
const afterRound = (place: EventPlace, phase: number, round: number): readonly Step[] => [
  draw(place, phase, round + 1),
  ...(phase < place.phases.length ? [draw(place, phase + 1, 1), beginPhase(place, phase + 1)] : []),
  step(place, 'finish', lifeStep('finishTournament')),
];

const draw = (place: EventPlace, phase: number, round: number): Step =>
  step(place, `draw-${phase}-${round}`, roundStep('drawRound'), { phase, round });

const beginPhase = (place: EventPlace, phase: number): Step =>
  step(place, `begin-phase-${phase}`, BEGIN_PHASE, { phase });

const step = ({ seq }: EventPlace, name: string, mutation: string, variables = {}): Step => ({
  mutation,
  variables: { commandId: `${name}-after-${seq}`, ...variables },
});
