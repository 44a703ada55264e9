/** Readers that start anywhere beside an archive that has come any far: all see one history. */
import { checkpointAfter, memoryArchive, type MemoryArchive } from '@scoresheet/services-archive';
import type { Entry, Offset } from '@scoresheet/event-log-port';
import { EventRefuted, type AdmittedEvent, type RecordTail } from '@scoresheet/services-tail';
import type { AnyCommand, AnyRefusal } from '@scoresheet/domain-record';
import type { ForgedRecord } from './play.js';
import type { Simulated } from './simulation.js';
import { entriesOf } from './truth.js';
import { PARTITION, placeOf } from './world.js';

const READERS = 3;

export async function disagreements<S, C extends AnyCommand, R extends AnyRefusal>(
  simulated: Simulated<S, C, R>,
  events: readonly AdmittedEvent[],
): Promise<readonly string[]> {
  const { world, seen } = simulated;
  const lives = seen.flatMap((life, number) => unlike(`front door ${number}`, life, events));
  const entries = await entriesOf(world.log, 'events');
  const readers: string[] = [];
  for (let i = 0; i < READERS; i += 1) {
    const from = i === 0 ? 0 : world.random.below(entries.length + 1);
    const archivedTo = i === 0 ? 0 : world.random.below(entries.length + 1);
    readers.push(...(await readAgain(simulated, events, { entries, from, archivedTo })));
  }
  return [...lives, ...readers];
}

interface Start {
  readonly entries: readonly Entry[];
  readonly from: Offset;
  readonly archivedTo: Offset;
}

async function readAgain<S, C extends AnyCommand, R extends AnyRefusal>(
  { world, play, parts, isPoisoned }: Simulated<S, C, R>,
  events: readonly AdmittedEvent[],
  { entries, from, archivedTo }: Start,
): Promise<readonly string[]> {
  const refuted = isPoisoned === true ? play.forged : undefined;
  const archive = archiveOf(events, checkpointAfter(world.log, entries[archivedTo - 1]), refuted);
  const reading = { aggregate: play.aggregate(0), proves: play.signing?.proves };
  const tail = parts.newTail({
    log: world.log,
    of: placeOf('events'),
    archive,
    from,
    ...reading,
  });
  const admitted: AdmittedEvent[] = [];
  tail.onAdmitted((event) => admitted.push(event));
  await tail.start();
  await tail.atEnd();
  const name = `the reader from ${from}, archive at ${archivedTo}`;
  const found = unlike(name, admitted, events, from);
  for (const record of play.records) {
    const head = events.filter(({ header }) => header.record === record).at(-1)?.head;
    const folded = await tail.stateOf(record).catch((error: unknown) => String(error));
    const hash = typeof folded === 'object' && 'head' in folded ? folded.head.hash : undefined;
    if (hash !== head?.hash) found.push(`disagrees: ${name} has another head of ${record}`);
  }
  if (refuted !== undefined) found.push(...(await believed(name, tail, refuted)));
  await tail.stop();
  return found;
}

/** Nobody takes the word of an event that was written by hand and that the rules do not make. */
async function believed<S>(
  name: string,
  tail: RecordTail<S>,
  { record, refutedSeq }: ForgedRecord,
): Promise<readonly string[]> {
  const folded = await tail.stateOf(record);
  const stopped = folded?.status === 'suspended' ? folded.suspension : undefined;
  if (stopped?.seq === refutedSeq && stopped.error instanceof EventRefuted) return [];
  return [`believed: ${name} takes the word of ${record}/${refutedSeq}`];
}

/** What a reader has seen is one stretch of the admitted events, to the end if it was there. */
function unlike(
  name: string,
  seen: readonly AdmittedEvent[],
  events: readonly AdmittedEvent[],
  from?: Offset,
): string[] {
  const first = from ?? seen[0]?.offset ?? Infinity;
  const since = events.filter(({ offset }) => offset >= first);
  const expected = from === undefined ? since.slice(0, seen.length) : since;
  const hashes = (list: readonly AdmittedEvent[]): string =>
    list.map(({ offset, head }) => `${offset} ${head.hash}`).join();
  return hashes(seen) === hashes(expected) ? [] : [`disagrees: ${name} has admitted other events`];
}

function archiveOf(
  events: readonly AdmittedEvent[],
  checkpoint: ReturnType<typeof checkpointAfter>,
  refuted: ForgedRecord | undefined,
): MemoryArchive {
  const archive = memoryArchive();
  for (const { header, head, offset, bytes, stampedAtMs } of events) {
    archive.keep({
      ...head,
      record: header.record,
      partition: PARTITION,
      offset,
      bytes,
      stampedAtMs,
      isRefuted: header.record === refuted?.record && head.seq === refuted.refutedSeq,
    });
  }
  archive.moveTo(PARTITION, checkpoint);
  return archive;
}
