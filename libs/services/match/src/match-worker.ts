/** The worker of one partition of `match.commands`, with the clocks and the series of its matches. */
import { performance } from 'node:perf_hooks';
import { Logger } from '@nestjs/common';
import { MATCH_MESSAGES } from '@scoresheet/contracts-messages';
import { matchAggregate, matchSecretOf } from '@scoresheet/domain-match';
import type { MatchAggregate } from '@scoresheet/domain-match';
import { sha256 } from '@scoresheet/domain-record/node';
import { wordsOf } from '@scoresheet/event-log-port';
import { rulesOf } from '@scoresheet/games-catalog';
import {
  keyNamed,
  MissingKey,
  recordWorker,
  type DeciderReports,
} from '@scoresheet/services-decider';
import type { MatchKeys } from '@scoresheet/services-keys';
import type { Suspension } from '@scoresheet/services-tail';
import { ClockedWorker } from './clocked-worker.js';
import { matchClock } from './match-clock.js';
import { NextGames } from './next-games.js';
import type { MatchServiceOptions } from './match-service-options.js';

export type MatchWorker = ClockedWorker;

export type MatchWorkerOptions = Omit<MatchServiceOptions, 'onFatal'> & DeciderReports;

/** The match as this installation decides it: the games of the catalog, secrets from its keys. */
export const matchesOf = (matchKeys: MatchKeys): MatchAggregate =>
  matchAggregate({
    rulesOf,
    sha256,
    secretOf: (record, key) => matchSecretOf(keyNamed(matchKeys, key), record, sha256),
    keyAt: (atMs) => matchKeys.nameAt(atMs),
  });

export function matchWorker(options: MatchWorkerOptions, partition: number): MatchWorker {
  const { log, keys, matchKeys, due } = options;
  const { now = () => performance.now() } = options;
  const clock = matchClock(now);
  const onSuspended = (suspension: Suspension): void => {
    const { record, error } = suspension;
    clock.forget(record);
    if (error instanceof MissingKey) clock.silence(record);
    options.onSuspended(suspension);
  };
  const worker = recordWorker(
    {
      messages: MATCH_MESSAGES,
      aggregate: matchesOf(matchKeys),
      onState: (state) => clock.hear(state),
    },
    { ...options, onSuspended },
    partition,
  );
  const nextGames = new NextGames({
    log,
    partition,
    keys,
    tail: worker.tail,
    ended: due,
    rules: { rulesOf, sha256 },
    onTrouble: onTrouble(`Series of partition ${partition}`),
  });
  return new ClockedWorker({
    worker,
    clock,
    nextGames,
    log,
    partition,
    keys,
    onTrouble: onTrouble(`Clocks of partition ${partition}`),
    matches: due,
  });
}

const logger = new Logger('MatchClock');
const onTrouble =
  (where: string) =>
  (error: unknown): void =>
    logger.warn(`${where}: ${wordsOf(error)}`);
