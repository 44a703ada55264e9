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
import { MATCH_SERVICE_OPTIONS, type MatchServiceOptions } from './match-service-options.js';
import { matchWorker, type MatchWorker } from './match-worker.js';

/** Decides the commands of matches, in the partitions that this process owns. */
@Injectable()
export class MatchService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly deciders: PartitionDeciders<MatchWorker>;

  constructor(@Inject(MATCH_SERVICE_OPTIONS) options: MatchServiceOptions) {
    this.deciders = new PartitionDeciders({
      ...options,
      topics: RECORD_TOPICS.match,
      logger: new Logger(MatchService.name),
      newWorker: (partition, reports) => matchWorker({ ...options, ...reports }, partition),
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
