/** What travels about one kind of record: its topics, and how its messages are written and read. */
import type { Decoded } from './codec.js';
import type { RecordTopics } from './topics.js';

export interface RecordMessages<C, O> {
  readonly topics: RecordTopics;
  readonly encodeCommand: (command: C) => Uint8Array;
  readonly decodeCommand: (bytes: Uint8Array) => Decoded<C>;
  readonly encodeOutcome: (outcome: O) => Uint8Array;
  readonly decodeOutcome: (bytes: Uint8Array) => Decoded<O>;
}
