import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { RECORD_TOPICS } from '@scoresheet/contracts-messages';
import { wordsOf } from '@scoresheet/event-log-port';
import { PartitionDeciders, type DeciderFigures } from '@scoresheet/services-decider';
import type { WorkerCounts } from '@scoresheet/services-worker';
import {
  TOURNAMENT_SERVICE_OPTIONS,
  type TournamentServiceOptions,
} from './tournament-service-options.js';
import { KnownMatches } from './process/known-matches.js';
import { largeWorkThread, type LargeWorkThread } from './thread/large-work.js';
import { tournamentWorker, type TournamentWorker } from './tournament-worker.js';

/** Decides the commands of tournaments, in the partitions that this process owns. */
@Injectable()
export class TournamentService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(TournamentService.name);
  private readonly matches: KnownMatches;
  private readonly thread: LargeWorkThread;
  private readonly deciders: PartitionDeciders<TournamentWorker>;
  private starting: Promise<void> | undefined;

  constructor(
    @Inject(TOURNAMENT_SERVICE_OPTIONS) private readonly options: TournamentServiceOptions,
  ) {
    const matches = new KnownMatches({
      ...options,
      archive: options.matchArchive,
      onTrouble: (error) => this.logger.warn(`Matches wait for the archive: ${wordsOf(error)}`),
    });
    this.matches = matches;
    const thread = largeWorkThread(options.threadProgram);
    this.thread = thread;
    this.deciders = new PartitionDeciders({
      ...options,
      topics: RECORD_TOPICS.tournament,
      logger: this.logger,
      newWorker: (partition, reports) =>
        tournamentWorker({ ...options, ...reports, matches, thread }, partition),
    });
  }

  onApplicationBootstrap(): void {
    this.starting = this.matches.start().then(
      () => this.deciders.start(),
      (error: unknown) => this.options.onFatal(error as Error),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.starting;
    await this.deciders.stop();
    await this.thread.stop();
    await this.matches.stop();
  }

  /** See `PartitionDeciders`. */
  ownedPartitions(): readonly number[] {
    return this.deciders.ownedPartitions();
  }

  counts(): readonly (WorkerCounts | undefined)[] {
    return this.deciders.counts();
  }

  figures(): DeciderFigures {
    return this.deciders.figures();
  }
}
