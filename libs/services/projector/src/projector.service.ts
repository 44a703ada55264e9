import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { TOPICS } from '@scoresheet/contracts-messages';
import { areMatchRowsCurrent } from '@scoresheet/services-read-models';
import { PartitionProjector } from './partition-projector.js';
import { PROJECTOR_OPTIONS, type ProjectorOptions } from './projector-options.js';
import { rebuildMatches, type RebuildSources } from './rebuild-matches.js';

/** Projects every partition of the matches' events for as long as the application lives. */
@Injectable()
export class ProjectorService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ProjectorService.name);
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(@Inject(PROJECTOR_OPTIONS) private readonly options: ProjectorOptions) {}

  onApplicationBootstrap(): void {
    this.running = this.run().catch((error: Error) => {
      if (this.stopping.signal.aborted) return;
      this.stopping.abort();
      this.options.onFatal(error);
    });
  }

  /** The batch in hand is written; whatever comes later is projected after the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { log, database } = this.options;
    const onTrouble = (error: unknown) => this.logger.warn(wordsOf(error));
    const sources = { log, database, topic: TOPICS.matchEvents, onTrouble };
    await this.bringUpToDate(sources);
    const { signal } = this.stopping;
    const partitions = Array.from({ length: log.partitions }, (_, partition) => partition);
    await Promise.all(
      partitions.map((partition) => new PartitionProjector(sources, partition).run(signal)),
    );
  }

  /** Rows that another version has made would be half of that version for ever. */
  private async bringUpToDate(sources: RebuildSources): Promise<void> {
    if (await areMatchRowsCurrent(sources.database)) return;
    const { matches, differing } = await rebuildMatches(sources, { stopped: this.stopping.signal });
    if (matches > 0) this.logger.log(`Rebuilt ${matches} matches; ${differing} rows were renewed.`);
  }
}

// A statement's parameters hold events, and those what nobody may log.
const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
