import { withoutUndefined } from '@scoresheet/rules-engine';
import { performance } from 'node:perf_hooks';
import { traceHeadersOf, traceIdOf } from '@scoresheet/contracts-messages';
import { partitionOf } from '@scoresheet/domain-record';
import type { AnyCommand, AnyRefusal, Header, SealedEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { canHave } from '@scoresheet/services-archive';
import type { Entry, Message } from '@scoresheet/event-log-port';
import type { Conflict } from './outcome.js';

/** A command on its way through the worker. */
export interface TakenCommand<C extends AnyCommand, R extends AnyRefusal> {
  readonly entry: Entry;
  readonly command: C;
  /** When the command was taken, by the clock of this process that never falls. */
  readonly takenAtMs: number;
  /** Called when the command's event is in the record, or its outcome is out. */
  readonly done: () => void;
  /** What the command came to when it was last decided; that stands only once it is settled. */
  decided: Decided<R> | undefined;
  /** Times that its event was passed over although nobody else was faster. */
  passedOver: number;
  /** Times that work was done before it could be decided. */
  prepared?: number;
  /** Whether more events follow the accepted command by themselves, the last of which ends it. */
  goesOn?: boolean;
  /** The command that such an event follows from; it travels as a command would. */
  readonly follows?: TakenCommand<C, R>;
}

/** The next event of an action that goes on: no command of its own, and nobody to be told. */
export const continuing = <C extends AnyCommand, R extends AnyRefusal>(
  follows: TakenCommand<C, R>,
): TakenCommand<C, R> => ({
  entry: follows.entry,
  command: follows.command,
  takenAtMs: follows.takenAtMs,
  done: () => undefined,
  decided: undefined,
  passedOver: 0,
  follows,
});

export interface AcceptedAhead {
  readonly is: 'accepted';
  readonly event: SealedEvent;
  /** The event is admitted. */
  isConfirmed: boolean;
}

export type Decided<R extends AnyRefusal> =
  | AcceptedAhead
  | { readonly is: 'refused'; readonly refusal: R | Conflict }
  | {
      readonly is: 'failed';
      readonly seq: number;
      readonly error: unknown;
      readonly hash?: string;
    };

/** What became of a command, once it stands: for figures and the log of the service. */
export interface FinishedCommand {
  readonly record: string;
  readonly commandId: string;
  readonly outcome: string;
  /** Why the command was refused. */
  readonly code?: string;
  /** The event that the command became, or had become before. */
  readonly seq?: number;
  readonly trace?: string;
  /** Milliseconds since the command was taken in. */
  readonly tookMs: number;
}

/** What is told of an outcome; the words for people may name cards and stay out. */
interface Told {
  readonly outcome: string;
  readonly code?: unknown;
  readonly seq?: unknown;
}

export function finishedCommand<C extends AnyCommand>(
  { command, entry, takenAtMs }: Pick<TakenCommand<C, never>, 'command' | 'entry' | 'takenAtMs'>,
  { outcome, code, seq }: Told,
): FinishedCommand {
  const { record, commandId } = command;
  const trace = traceIdOf(entry.headers);
  return withoutUndefined({
    record,
    commandId,
    outcome,
    tookMs: performance.now() - takenAtMs,
    code: typeof code === 'string' ? code : undefined,
    seq: typeof seq === 'number' ? seq : undefined,
    trace,
  });
}

/** What cannot even be looked at is no command. */
export const tolerant =
  <C>(decode: (entry: Entry) => C | undefined) =>
  (entry: Entry): C | undefined => {
    try {
      return decode(entry);
    } catch {
      return undefined;
    }
  };

/** What stands beside the bytes of an event. */
export interface EventHeaders {
  /** Headers of the entry, for foreign clients. */
  readonly headersOf?: (header: Header) => Readonly<Record<string, string>>;
  /** Proves to readers who has made the event with this hash. */
  readonly proofOf?: (hash: string) => Readonly<Record<string, string>>;
}

/** An event as it goes into the log, with the trace of the command that it comes of. */
export function eventMessage(
  { header, bytes, head }: SealedEvent,
  { headers: given }: Entry,
  { headersOf, proofOf }: EventHeaders,
): Message {
  const headers = {
    ...copiesOf(header, headersOf),
    ...proofOf?.(head.hash),
    ...traceHeadersOf(given),
  };
  return { key: header.record, value: bytes, headers };
}

/** Copies for foreign clients: an event that they cannot be made of goes without. */
function copiesOf(
  header: Header,
  headersOf: EventHeaders['headersOf'],
): Readonly<Record<string, string>> {
  try {
    return headersOf?.(header) ?? {};
  } catch {
    return {};
  }
}

interface PartitionOfWorker {
  readonly log: { readonly partitions: number };
  readonly partition: number;
  readonly topics: { readonly commands: string };
}

/** No reader would take an event of another name or kind, or in another's partition. */
export function isOfPartition(
  { record }: AnyCommand,
  { log, partition, topics }: PartitionOfWorker,
): boolean {
  if (!canHave(topics.commands, record)) return false;
  return partitionOf(record, log.partitions, sha256) === partition;
}
