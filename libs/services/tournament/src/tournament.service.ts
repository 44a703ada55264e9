import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { RECORD_TOPICS } from '@scoresheet/contracts-messages';
import { PartitionDeciders, type DeciderFigures } from '@scoresheet/services-decider';
import type { WorkerCounts } from '@scoresheet/services-worker';
import {
  TOURNAMENT_SERVICE_OPTIONS,
  type TournamentServiceOptions,
} from './tournament-service-options.js';
import { tournamentWorker, type TournamentWorker } from './tournament-worker.js';

/** Decides the commands of tournaments, in the partitions that this process owns. */
@Injectable()
export class TournamentService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly deciders: PartitionDeciders<TournamentWorker>;

  constructor(@Inject(TOURNAMENT_SERVICE_OPTIONS) options: TournamentServiceOptions) {
    this.deciders = new PartitionDeciders({
      ...options,
      topics: RECORD_TOPICS.tournament,
      logger: new Logger(TournamentService.name),
      newWorker: (partition, reports) => tournamentWorker({ ...options, ...reports }, partition),
    });
  }

  onApplicationBootstrap(): void {
    this.deciders.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.deciders.stop();
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
