/** One kind of records, as a move of the log has to know it. */
import type { Message } from '@scoresheet/event-log-port';
import type { EntityManager } from 'typeorm';

interface KindTopics {
  readonly commands: string;
  readonly events: string;
  readonly outcomes: string;
}

/** How commands and what became of them are told apart; undefined: not a command. */
export interface CommandWords {
  readonly nameOfCommand: (bytes: Uint8Array) => string | undefined;
  readonly nameOfOutcome: (bytes: Uint8Array) => string | undefined;
  /** The command bears no proof of its sender, which may be required. */
  readonly isUnsigned: (command: Message) => boolean;
}

export interface LogKind {
  readonly topics: KindTopics;
  readonly words: CommandWords;
  /** Headers of an event's message, for foreign clients. */
  readonly headersOf?: (bytes: Uint8Array) => Readonly<Record<string, string>>;
  /** Called within the transaction: so many events were in the log and not in the archive. */
  readonly onArchived?: (manager: EntityManager, events: number) => Promise<void>;
}
