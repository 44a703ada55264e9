/**
 * The log as a port: topics of partitions, each partition in one total order and kept for ever,
 * unless the log was opened to truncate the topic.
 *
 * Nothing here is conditional: an adapter appends whatever it is given. Which entries are events
 * is settled by admission (`domain/record`), by every reader in the same way.
 *
 * Every operation refuses with a `LogError`, whose code is from a closed union.
 */

/** Place of an entry in its partition. Rises with every entry, but not always by one. */
export type Offset = number;

export interface Message {
  /** The record's id, kept for foreign clients; the partition is always given explicitly. */
  readonly key: string;
  readonly value: Uint8Array;
  /** Headers for foreign clients (CloudEvents), traces, first stamps. None is kept as absent. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Entry extends Message {
  readonly offset: Offset;
  /**
   * Milliseconds since the epoch, stamped by the log when it took the entry: the official time.
   * Does not fall within a partition as long as the log's own clock does not; a reader for whom
   * order matters makes it steady (`steadyTime`).
   */
  readonly appendedAtMs: number;
}

export interface Receipt {
  /** Offset of the first of the appended messages; the others follow it in their order. */
  readonly firstOffset: Offset;
}

/** A running reader of one partition. */
export interface Subscription {
  /**
   * No batch is begun any more; resolves when the one in hand is done. May be called at any time
   * and more than once. A handler that awaits it waits for itself.
   */
  stop(): Promise<void>;
  /**
   * Settles when the subscription ends: fulfilled by `stop` and by the log's `close`, rejected with
   * a handler's error or with a `LogError` when it cannot go on. Nobody listening is an unhandled
   * rejection, on purpose: a reader that died in silence is the worst of all readers.
   */
  readonly ended: Promise<void>;
}

/** Entries in order, never none, and the partition's end as known when they were fetched. */
export type OnBatch = (entries: readonly Entry[], end: Offset) => Promise<void> | void;

export interface PartitionRef {
  readonly topic: string;
  readonly partition: number;
}

export interface EventLog {
  /** Identity of the data: another value means another history, and a reader must not go on. */
  readonly logId: string;
  /** Partitions of every topic, chosen when the log was created and fixed for its life. */
  readonly partitions: number;
  /**
   * Appends the messages in their order and resolves when they are durable. Nothing is promised
   * about doubt: when it rejects with `log-unavailable` the messages may have been written, and an
   * adapter that had to try again may have written them twice. Both are harmless, because admission
   * passes over whatever repeats.
   */
  append(to: PartitionRef, messages: readonly Message[]): Promise<Receipt>;
  /**
   * At most `limit` entries at `from` and after it. May give fewer than there are, but none only at
   * the end. Beyond the end is refused (`offset-out-of-range`): whoever asks knows another history.
   */
  read(of: PartitionRef, from: Offset, limit: number): Promise<readonly Entry[]>;
  /**
   * The low-water mark: whatever the partition still has begins here. 0 where nothing was removed,
   * and for ever in a topic that is kept. Below it a reader is refused (`entries-removed`).
   */
  start(of: PartitionRef): Promise<Offset>;
  /**
   * Removes every entry before the offset for good, in portions. Refused for a topic that is kept
   * (`topic-kept`) and beyond the end. Not undone by anything, so that whoever calls it has made
   * sure that nobody reads there any more. What lies below the start already stays as it is.
   */
  truncate(of: PartitionRef, before: Offset): Promise<void>;
  /** The least offset that the next entry can get; every acknowledged entry lies below it. */
  end(of: PartitionRef): Promise<Offset>;
  /**
   * Delivers every entry from `from` on, in order, once each, for ever; one batch at a time. A log
   * that is briefly away is waited for; `from` beyond the end ends it with `offset-out-of-range`.
   */
  subscribe(of: PartitionRef, from: Offset, onBatch: OnBatch): Subscription;
  /** Stops the subscriptions as by `stop`, lets appends finish, refuses what comes later. */
  close(): Promise<void>;
}
