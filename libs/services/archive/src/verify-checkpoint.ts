/**
 * A reader that comes back looks whether the log it finds is the one it has read: where it is not,
 * the reader stops with words, because going on would mix two histories.
 */
import { sha256 } from '@scoresheet/domain-record/node';
import {
  firstStampOf,
  type Entry,
  type EventLog,
  type PartitionRef,
} from '@scoresheet/event-log-port';
import type { ArchiveReader } from './archive-reader.port.js';
import type { Checkpoint } from './checkpoint.js';
import { sealedEvent } from './copies/sealed-event.js';
import { placeIn } from './place-in.js';

/** The log is not the one that the checkpoint was made in. The message says what to do. */
export class CheckpointMismatch extends Error {
  override readonly name = 'CheckpointMismatch';
}

/**
 * Throws `CheckpointMismatch` unless the log still holds what stood before the checkpoint. Where the
 * archive, if there is one of this topic, shows that the log's copy of that entry was changed or
 * lost, the log is the same: whoever compares the copies tells of it, and no reader needs the entry.
 */
export async function verifyCheckpoint(
  log: EventLog,
  of: PartitionRef,
  checkpoint: Checkpoint,
  archive?: Pick<ArchiveReader, 'eventAt'>,
): Promise<void> {
  const place = `Topic "${of.topic}", partition ${of.partition}`;
  if (checkpoint.logId !== log.logId) {
    throw new CheckpointMismatch(
      `${place}: the log's id is ${log.logId}, but ${checkpoint.logId} was read before. ${OTHER_LOG}`,
    );
  }
  const end = await log.end(of);
  if (end < checkpoint.next) {
    throw new CheckpointMismatch(
      `${place} ends at offset ${end}, but was read up to ${checkpoint.next}. ${OLDER_LOG}`,
    );
  }
  if (checkpoint.digest === undefined) return;
  const [read] = await log.read(of, checkpoint.next - 1, 1);
  const before = read?.offset === checkpoint.next - 1 ? read : undefined;
  if (before !== undefined && sha256(before.value) === checkpoint.digest) return;
  if (archive !== undefined && (await isDamaged(log, of, checkpoint, { before, archive }))) return;
  throw new CheckpointMismatch(
    `${place} holds another entry at offset ${checkpoint.next - 1} than was read. ` +
      (archive === undefined ? OTHER_COMMAND : FORKED_LOG),
  );
}

interface Evidence {
  readonly before: Entry | undefined;
  readonly archive: Pick<ArchiveReader, 'eventAt'>;
}

/**
 * Of a log that went on by itself the archive has the entry that was read, too: what tells the two
 * apart is the log's own copy. In a fork it is another event; a damaged one is gone, is no event any
 * more, or differs in its header alone and has its old stamp.
 */
async function isDamaged(
  log: EventLog,
  of: PartitionRef,
  { next, digest }: Checkpoint,
  { before, archive }: Evidence,
): Promise<boolean> {
  const archived = await archive.eventAt(of.partition, next - 1);
  if (archived === undefined || sha256(archived.bytes) !== digest) return false;
  if (before === undefined) return true;
  if (before.key !== archived.record) return false;
  const event = sealedEvent(placeIn(log, of), before.value);
  if (event === undefined) return true;
  const isBodySame = bodyOf(before.value).equals(bodyOf(archived.bytes));
  return isBodySame && firstStampOf(before) === archived.stampedAtMs;
}

/** An event's lines below its header, which names them by their hashes. */
const bodyOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes).subarray(bytes.indexOf(LINE_FEED));

const LINE_FEED = 0x0a;

const OTHER_LOG =
  'Put the settings of the log right; or move the old one here with "scoresheet log copy"; or, ' +
  'where it is lost, fill this one from the archive with "scoresheet log restore".';
const OLDER_LOG =
  'The log comes from an older copy than the database. Stop every Scoresheet and give the log ' +
  'back what it lacks: "scoresheet log restore".';
const OTHER_COMMAND =
  'The log comes from an older copy and went on by itself, or the entry was changed on a disk: of ' +
  'commands there is no other copy that could tell. Stop every Scoresheet and run "scoresheet log ' +
  'restore": where log and archive do not contradict each other, it takes every command in the log ' +
  'for decided, and whoever waits for an answer sends it again.';
const FORKED_LOG =
  'The log comes from an older copy and went on by itself. Stop every Scoresheet; "scoresheet log ' +
  'restore" puts both together where they do not contradict each other, and says where they do.';
