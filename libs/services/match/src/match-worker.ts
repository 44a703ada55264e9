/** The worker of one partition of `match.commands`. */
import {
  cloudEventHeaders,
  decodeCommand,
  encodeOutcome,
  TOPICS,
  type Command,
} from '@scoresheet/contracts-messages';
import { matchAggregate, matchSecretOf } from '@scoresheet/domain-match';
import type { Aggregate, MatchState, NotAccepted } from '@scoresheet/domain-match';
import type { Header } from '@scoresheet/domain-record';
import { rulesOf } from '@scoresheet/games-catalog';
import { sha256, type Suspension } from '@scoresheet/services-tail';
import { CommandWorker, type WorkerTopics } from '@scoresheet/services-worker';
import type { MatchServiceOptions } from './match-service-options.js';

export type MatchWorker = CommandWorker<MatchState, Command, NotAccepted>;

export const MATCH_WORKER_TOPICS: WorkerTopics = {
  commands: TOPICS.matchCommands,
  events: TOPICS.matchEvents,
  outcomes: TOPICS.matchOutcomes,
};

/** The match as this installation decides it: the games of the catalog, secrets from its key. */
export const matchesOf = (installationKey: Uint8Array): Aggregate<MatchState> =>
  matchAggregate({
    rulesOf,
    sha256,
    secretOf: (record) => matchSecretOf(installationKey, record, sha256),
  });

export function matchWorker(
  options: Omit<MatchServiceOptions, 'onFatal'>,
  partition: number,
  onSuspended: (suspension: Suspension) => void,
): MatchWorker {
  const { log, archive, checkpoints, installationKey } = options;
  return new CommandWorker({
    ...{ log, archive, checkpoints, partition, onSuspended, headersOf, encodeOutcome },
    topics: MATCH_WORKER_TOPICS,
    aggregate: matchesOf(installationKey),
    decodeCommand(bytes) {
      const decoded = decodeCommand(bytes);
      return decoded.ok ? decoded.value : undefined;
    },
  });
}

const headersOf = (header: Header): Readonly<Record<string, string>> =>
  cloudEventHeaders(header, TOPICS.matchEvents, new Date(header.at).toISOString());
