/** The worker of one partition of `tournament.commands`, and the process manager of its tournaments. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { performance } from 'node:perf_hooks';
import { Logger } from '@nestjs/common';
import { TOURNAMENT_MESSAGES } from '@scoresheet/contracts-messages';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  gamesOf,
  readOnlyTournament,
  tournamentAggregate,
  tournamentSecretOf,
  type TournamentAggregate,
} from '@scoresheet/domain-tournament';
import { wordsOf } from '@scoresheet/event-log-port';
import { rulesOf } from '@scoresheet/games-catalog';
import { keyNamed, recordWorker, type DeciderReports } from '@scoresheet/services-decider';
import type { MatchKeys } from '@scoresheet/services-keys';
import { doubting } from '@scoresheet/services-tail';
import type { Mortal, WorkerCounts } from '@scoresheet/services-worker';
import { HouseSender } from './process/house-sender.js';
import type { KnownMatches } from './process/known-matches.js';
import { ProcessManager } from './process/process-manager.js';
import { LargeWork, type LargeWorkThread } from './thread/large-work.js';
import type { TournamentServiceOptions } from './tournament-service-options.js';

const gameOf = gamesOf(rulesOf);

/** The tournament as this installation decides it: the games of the catalog, secrets from its keys. */
const tournamentsOf = (keys: MatchKeys, work: LargeWork | undefined): TournamentAggregate =>
  tournamentAggregate(
    withoutUndefined({
      gameOf,
      sha256,
      secretOf: (record, key) => secretFrom(keys, record, key),
      keyAt: (atMs) => keys.nameAt(atMs),
      decidedApart: work?.decided,
    }),
  );

const secretFrom = (keys: MatchKeys, record: string, key: string | undefined) =>
  tournamentSecretOf(keyNamed(keys, key), record, sha256);

export interface TournamentWorker extends Mortal {
  counts(): WorkerCounts;
}

type TournamentWorkerOptions = Omit<TournamentServiceOptions, 'onFatal'> &
  DeciderReports & {
    readonly matches: KnownMatches;
    /** Does what takes long; absent: all work is done on this loop. */
    readonly thread?: LargeWorkThread;
  };

export function tournamentWorker(
  options: TournamentWorkerOptions,
  partition: number,
): TournamentWorker {
  const work = largeWorkOf(options);
  const worker = recordWorker(
    {
      messages: TOURNAMENT_MESSAGES,
      aggregate: tournamentsOf(options.matchKeys, work),
      prepare: work?.prepare,
    },
    options,
    partition,
  );
  const manager = managerOf(options, partition);
  let failed: (error: unknown) => void = () => undefined;
  const managing = new Promise<never>((_, reject) => (failed = reject));
  return {
    ended: Promise.race([worker.ended, managing]),
    counts: () => worker.counts(),
    async start() {
      await worker.start();
      try {
        await manager.start();
      } catch (error) {
        await worker.stop();
        throw error;
      }
      manager.ended.catch(failed);
    },
    async stop() {
      await manager.stop();
      await worker.stop();
    },
  };
}

function largeWorkOf({ matchKeys, thread }: TournamentWorkerOptions): LargeWork | undefined {
  if (thread === undefined) return undefined;
  return new LargeWork({
    thread,
    chanceOf: ({ record, key }) => secretFrom(matchKeys, record, key ?? undefined),
    onTrouble: (error) =>
      workLogger.warn(`A draw or a cut is made on the main thread: ${wordsOf(error)}`),
  });
}

function managerOf(options: TournamentWorkerOptions, partition: number): ProcessManager {
  const { log, archive, belief, keys, matches, tournaments, nowMs = Date.now } = options;
  const { now = () => performance.now() } = options;
  return new ProcessManager(
    withoutUndefined({
      log,
      archive,
      belief,
      matches,
      nowMs,
      now,
      tournaments,
      aggregate: doubting(readOnlyTournament({ gameOf, sha256 }), belief),
      sender: new HouseSender({ log, keys, now }),
      onTrouble: (error) => logger.warn(`Matches of partition ${partition}: ${wordsOf(error)}`),
    }),
    partition,
  );
}

const logger = new Logger('ProcessManager');
const workLogger = new Logger('LargeWork');
