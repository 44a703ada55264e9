/** The worker of one partition of commands, for any kind of record. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { Logger } from '@nestjs/common';
import {
  cloudEventHeaders,
  EVENT_MAC_PURPOSE,
  eventMacHeaders,
  type RecordMessages,
} from '@scoresheet/contracts-messages';
import type { Aggregate, AnyCommand, AnyRefusal } from '@scoresheet/domain-record';
import { wordsOf } from '@scoresheet/event-log-port';
import { hmacSha256 } from '@scoresheet/services-keys';
import { doubting, EventRefuted } from '@scoresheet/services-tail';
import { CommandWorker, type OutcomeOf, type Prepare } from '@scoresheet/services-worker';
import { CommandGate, type SentCommand } from './command-gate.js';
import type { DeciderOptions } from './decider-options.js';
import type { DeciderReports } from './partition-deciders.js';

interface RecordWorkerOptions<S, C extends AnyCommand & SentCommand, R extends AnyRefusal> {
  readonly messages: Pick<
    RecordMessages<C, OutcomeOf<R>>,
    'topics' | 'decodeCommand' | 'encodeOutcome'
  >;
  readonly aggregate: Aggregate<S, C, R>;
  /** Told of every state that a record comes to, ahead of the log. Cheap. */
  readonly onState?: (state: S) => void;
  /** What is done elsewhere before a command is decided; absent: nothing. */
  readonly prepare?: Prepare<S, C> | undefined;
}

export function recordWorker<S, C extends AnyCommand & SentCommand, R extends AnyRefusal>(
  { messages, aggregate, onState, prepare }: RecordWorkerOptions<S, C, R>,
  options: Omit<DeciderOptions, 'onFatal'> & DeciderReports,
  partition: number,
): CommandWorker<S, C, R> {
  const { log, archive, checkpoints, keys, belief, onFinished } = options;
  const { topics, encodeOutcome } = messages;
  const gate = new CommandGate({ ...options, messages, partition });
  return new CommandWorker(
    withoutUndefined({
      log,
      archive,
      checkpoints,
      partition,
      topics,
      encodeOutcome,
      onFinished,
      onState,
      prepare,
      aggregate: doubting(aggregate, belief),
      headersOf: (header) => cloudEventHeaders(header, topics.events, timeOf),
      proofOf: (hash) => eventMacHeaders(hash, hmacSha256(keys.current(EVENT_MAC_PURPOSE))),
      proves: belief?.proves,
      decodeCommand: (entry) => gate.commandIn(entry),
      beforeDecoding: (entries) => gate.prepare(entries),
      onSuspended(suspension) {
        const { record, error, hash } = suspension;
        if (error instanceof EventRefuted && hash !== undefined) {
          options.noteRefuted?.({ record, hash }).catch(onNotNoted);
        }
        options.onSuspended(suspension);
      },
    }),
  );
}

const logger = new Logger('RecordWorker');
const onNotNoted = (error: unknown): void =>
  logger.warn(`An event that is against the rules could not be noted: ${wordsOf(error)}`);

const timeOf = (ms: number): string => new Date(ms).toISOString();
