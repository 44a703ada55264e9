/** Holds a finished world against the promises. Answers what was broken, in words; none is right. */
import { isRecordId } from '@scoresheet/domain-record';
import type { AdmittedEvent } from '@scoresheet/services-tail';
import type { AnyCommand, AnyRefusal } from '@scoresheet/domain-record';
import type { Told } from './client.js';
import { keyOf, type RecordKindOf } from './play.js';
import { unfitRows } from './poison/told.js';
import { disagreements } from './readers.js';
import type { Simulated } from './simulation.js';
import type { World } from './world.js';
import { admittedEvents, answered, decidedInOrder, entriesOf, recordsOf } from './truth.js';

/** Records of one kind in a finished world. */
interface Judged<S, C extends AnyCommand, R extends AnyRefusal> {
  readonly world: Pick<World, 'log'>;
  readonly play: RecordKindOf<S, C, R> & { readonly records: readonly string[] };
}

export async function judge<S, C extends AnyCommand, R extends AnyRefusal>(
  simulated: Simulated<S, C, R>,
): Promise<readonly string[]> {
  const { world, broken, play, isPoisoned } = simulated;
  const events = await admittedEvents(world.log);
  return [
    ...broken.map((error) => `broken: ${error instanceof Error ? error.stack : String(error)}`),
    ...doubled(events.filter(({ header }) => play.records.includes(header.record))),
    ...(isPoisoned === true ? [...unfitRows(events), ...(await wonByHand(simulated))] : []),
    ...(await otherThanInOrder(simulated, events)),
    ...(await forgotten(simulated, events)),
    ...simulated.told.flatMap((told) => falselyTold(simulated, events, told)),
    ...(await disagreements(simulated, events)),
  ];
}

/** A command for a match that was won by hand is told that it stands still, and nothing else. */
async function wonByHand<S, C extends AnyCommand, R extends AnyRefusal>({
  world,
  play,
}: Simulated<S, C, R>): Promise<readonly string[]> {
  const { forged } = play;
  if (forged === undefined) return [];
  const outcomes = (await entriesOf(world.log, 'outcomes')).map(({ value }) =>
    play.decodeOutcome(value),
  );
  const told = outcomes.flatMap((one) => (one?.record === forged.record ? [one.outcome] : []));
  const others = told.filter((outcome) => outcome !== 'internal-error');
  if (told.length === 0) return [`forgotten: the command for ${forged.record}`];
  return others.map((outcome) => `believed: ${forged.record} answers ${outcome}`);
}

function doubled(events: readonly AdmittedEvent[]): readonly string[] {
  const keys = events.map(({ header }) => keyOf(header));
  const twice = keys.filter((key, place) => keys.indexOf(key) !== place);
  return twice.map((key) => `doubled: ${key} is in the record twice`);
}

/** Nothing lost, nothing reordered, nothing refused that was accepted later, and no other way round. */
export async function otherThanInOrder<S, C extends AnyCommand, R extends AnyRefusal>(
  { world, play }: Judged<S, C, R>,
  events: readonly AdmittedEvent[],
): Promise<readonly string[]> {
  const found = recordsOf(events);
  const expected = await decidedInOrder(world.log, play);
  return play.records.flatMap((record) => {
    const [is, should] = [found.get(record) ?? [], expected.get(record) ?? []];
    const place = Array.from({ length: Math.max(is.length, should.length) }, (_, i) => i).find(
      (i) => is[i] !== should[i],
    );
    if (place === undefined) return [];
    return [`reordered: ${record}/${place} is ${is[place]}, in order it is ${should[place]}`];
  });
}

/** Whoever handed a command in can learn what became of it. */
export async function forgotten<S, C extends AnyCommand, R extends AnyRefusal>(
  { world, play }: Judged<S, C, R>,
  events: readonly AdmittedEvent[],
): Promise<readonly string[]> {
  const known = new Set([
    ...events.map(({ header }) => keyOf(header)),
    ...(await answered(world.log, play)),
  ]);
  const commands = (await entriesOf(world.log, 'commands', play.topics)).map(({ value }) =>
    play.decodeCommand(value),
  );
  const lost = commands.filter(
    (command) => command !== undefined && isRecordId(command.record) && !known.has(keyOf(command)),
  );
  return lost.map((command) => `forgotten: ${command && keyOf(command)}`);
}

function falselyTold<S, C extends AnyCommand, R extends AnyRefusal>(
  { play, mayGuess }: Simulated<S, C, R>,
  events: readonly AdmittedEvent[],
  told: Told<C>,
): readonly string[] {
  const { command, verdict } = told;
  if (verdict.is === 'accepted') return lost(play, events, told);
  const event = eventOf(play, events, command);
  if (event === undefined || (mayGuess && play.isGuess(command))) return [];
  const { outcome } = verdict.outcome;
  return [`turned: ${keyOf(command)} was told ${outcome} and is event ${event.head.seq}`];
}

/** What somebody was told is accepted is in the record, where it was said to be. */
export function lost<S, C extends AnyCommand, R extends AnyRefusal>(
  kind: RecordKindOf<S, C, R>,
  events: readonly AdmittedEvent[],
  { command, verdict }: Told<C>,
): readonly string[] {
  if (verdict.is !== 'accepted') return [];
  const head = eventOf(kind, events, command)?.head;
  if (head?.seq === verdict.seq && head.hash === verdict.hash) return [];
  return [`lost: ${keyOf(command)} was accepted as event ${verdict.seq} and is ${head?.seq}`];
}

const eventOf = <S, C extends AnyCommand, R extends AnyRefusal>(
  { isEventOf }: RecordKindOf<S, C, R>,
  events: readonly AdmittedEvent[],
  command: C,
): AdmittedEvent | undefined =>
  events.find((event) => keyOf(event.header) === keyOf(command) && isEventOf(command, event));
