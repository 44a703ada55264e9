import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { TOPICS } from '@scoresheet/contracts-messages';
import { PartitionProjector } from './partition-projector.js';
import { PROJECTOR_OPTIONS, type ProjectorOptions } from './projector-options.js';

/** Projects every partition of the matches' events for as long as the application lives. */
@Injectable()
export class ProjectorService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ProjectorService.name);
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(@Inject(PROJECTOR_OPTIONS) private readonly options: ProjectorOptions) {}

  onApplicationBootstrap(): void {
    const { log, database, onFatal } = this.options;
    const onTrouble = (error: unknown) => this.logger.warn(wordsOf(error));
    const sources = { log, database, topic: TOPICS.matchEvents, onTrouble };
    const lives = Array.from({ length: log.partitions }, (_, partition) =>
      new PartitionProjector(sources, partition).run(this.stopping.signal).catch((error: Error) => {
        this.stopping.abort();
        onFatal(error);
      }),
    );
    this.running = Promise.all(lives);
  }

  /** The batch in hand is written; whatever comes later is projected after the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }
}

// A statement's parameters hold events, and those what nobody may log.
const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
