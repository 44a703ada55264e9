/** Holds a finished event against what was promised of it. Answers what was broken, in words. */
import type { AnyCommand, AnyRefusal } from '@scoresheet/domain-record';
import { forgotten, lost, otherThanInOrder } from '../judge.js';
import type { Told } from '../client.js';
import type { RecordKindOf } from '../play.js';
import { admittedEvents, entriesOf } from '../truth.js';
import type { World } from '../world.js';
import type { SimulatedEvent } from './event-simulation.js';
import { eventTruth, factsOf, type EventTruth } from './event-truth.js';
import { wrongMatches } from './judge-matches.js';
import { wrongNumbers } from './judge-standings.js';
import { MATCH_KIND, TOURNAMENT_KIND } from './kinds.js';

export async function judgeEvent(simulated: SimulatedEvent): Promise<readonly string[]> {
  const { world, broken, told, toldOfMatches } = simulated;
  const truth = await eventTruth(world.log);
  return [
    ...broken.map((error) => `broken: ${error instanceof Error ? error.stack : String(error)}`),
    ...(truth.state?.stage === 'finished' ? [] : [`unfinished: it is ${truth.state?.stage}`]),
    ...drawnOtherThanOnce(truth),
    ...wrongMatches(truth),
    ...wrongNumbers(truth),
    ...(await wrongRecords(world, TOURNAMENT_KIND, told)),
    ...(await wrongRecords(world, MATCH_KIND, toldOfMatches)),
  ];
}

/** Whoever presses, and how often: each round of each phase is drawn once, in its order. */
export function drawnOtherThanOnce({ events, state }: EventTruth): readonly string[] {
  const nameOf = (phase: unknown, round: unknown) => `${String(phase)}/${String(round)}`;
  const drawn = factsOf(events, 'round-drawn').map(({ phase, round }) => nameOf(phase, round));
  const held = (state?.phases ?? []).flatMap(({ phase, rounds }) =>
    rounds.map(({ round }) => nameOf(phase, round)),
  );
  return drawn.join() === held.join() && drawn.length > 0
    ? []
    : [`drawn: ${drawn.join(' ')} for the rounds ${held.join(' ')}`];
}

/** One worker alone makes the same records of the commands, and nobody was told anything else. */
async function wrongRecords<S, C extends AnyCommand, R extends AnyRefusal>(
  world: World,
  kind: RecordKindOf<S, C, R>,
  told: readonly Told<C>[],
): Promise<readonly string[]> {
  const events = await admittedEvents(world.log, kind.topics);
  const commands = await entriesOf(world.log, 'commands', kind.topics);
  const named = commands.flatMap(({ value }) => kind.decodeCommand(value)?.record ?? []);
  const records = [...new Set([...named, ...events.map(({ header }) => header.record)])];
  const judged = { world, play: { ...kind, records } };
  return [
    ...(await otherThanInOrder(judged, events)),
    ...(await forgotten(judged, events)),
    ...told.flatMap((one) => lost(kind, events, one)),
  ];
}
