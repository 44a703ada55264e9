/** The worker of one partition of `match.commands`, and the clocks of its matches. */
import { performance } from 'node:perf_hooks';
import { Logger } from '@nestjs/common';
import {
  cloudEventHeaders,
  encodeOutcome,
  EVENT_MAC_PURPOSE,
  eventMacHeaders,
  TOPICS,
} from '@scoresheet/contracts-messages';
import { matchAggregate, matchSecretOf } from '@scoresheet/domain-match';
import type { MatchAggregate } from '@scoresheet/domain-match';
import type { Header } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { wordsOf } from '@scoresheet/event-log-port';
import { rulesOf } from '@scoresheet/games-catalog';
import { hmacSha256, type MatchKeys } from '@scoresheet/services-keys';
import { doubting, EventRefuted, type Suspension } from '@scoresheet/services-tail';
import {
  CommandWorker,
  type FinishedCommand,
  type WorkerTopics,
} from '@scoresheet/services-worker';
import { ClockedWorker } from './clocked-worker.js';
import { matchClock } from './match-clock.js';
import type { MatchServiceOptions } from './match-service-options.js';
import { MissingKey } from './missing-key.js';
import { CommandGate } from './senders/command-gate.js';
import type { SenderVerdict } from './senders/command-gate.js';

export type MatchWorker = ClockedWorker;

export interface MatchWorkerOptions extends Omit<MatchServiceOptions, 'onFatal'> {
  readonly onFinished?: (finished: FinishedCommand) => void;
  readonly onSender?: (verdict: SenderVerdict) => void;
}

export const MATCH_WORKER_TOPICS: WorkerTopics = {
  commands: TOPICS.matchCommands,
  events: TOPICS.matchEvents,
  outcomes: TOPICS.matchOutcomes,
};

/** The match as this installation decides it: the games of the catalog, secrets from its keys. */
export const matchesOf = (matchKeys: MatchKeys): MatchAggregate =>
  matchAggregate({
    rulesOf,
    sha256,
    secretOf: (record, key) => matchSecretOf(keyNamed(matchKeys, key), record, sha256),
    keyAt: (atMs) => matchKeys.nameAt(atMs),
  });

function keyNamed(keys: MatchKeys, name: string | undefined): Uint8Array {
  const key = keys.named(name);
  if (key === undefined) throw new MissingKey(name ?? 'that came first');
  return key;
}

export function matchWorker(
  options: MatchWorkerOptions,
  partition: number,
  onSuspended: (suspension: Suspension) => void,
): MatchWorker {
  const { log, archive, checkpoints, keys, matchKeys, due, belief } = options;
  const { now = () => performance.now() } = options;
  const clock = matchClock(now);
  const gate = new CommandGate({ ...options, partition });
  const worker = new CommandWorker({
    ...{ log, archive, checkpoints, partition, headersOf, encodeOutcome },
    ...(options.onFinished === undefined ? {} : { onFinished: options.onFinished }),
    topics: MATCH_WORKER_TOPICS,
    aggregate: doubting(matchesOf(matchKeys), belief),
    onState: (state) => clock.hear(state),
    proofOf: (hash) => eventMacHeaders(hash, hmacSha256(keys.current(EVENT_MAC_PURPOSE))),
    proves: belief?.proves,
    decodeCommand: (entry) => gate.commandIn(entry),
    beforeDecoding: (entries) => gate.prepare(entries),
    onSuspended(suspension) {
      const { record, error, hash } = suspension;
      clock.forget(record);
      if (error instanceof MissingKey) clock.silence(record);
      if (error instanceof EventRefuted && hash !== undefined) {
        options.noteRefuted?.({ record, hash }).catch(onNotNoted);
      }
      onSuspended(suspension);
    },
  });
  const onTrouble = (error: unknown) =>
    logger.warn(`Clocks of partition ${partition}: ${wordsOf(error)}`);
  return new ClockedWorker({
    ...{ worker, clock, log, partition, keys, onTrouble },
    ...(due === undefined ? {} : { matches: due }),
  });
}

const logger = new Logger('MatchClock');
const onNotNoted = (error: unknown): void =>
  logger.warn(`An event that is against the rules could not be noted: ${wordsOf(error)}`);

const headersOf = (header: Header): Readonly<Record<string, string>> =>
  cloudEventHeaders(header, TOPICS.matchEvents, timeOf);

const timeOf = (ms: number): string => new Date(ms).toISOString();
