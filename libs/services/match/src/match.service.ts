import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Suspension } from '@scoresheet/services-tail';
import { WorkerLife, type WorkerCounts } from '@scoresheet/services-worker';
import { MATCH_SERVICE_OPTIONS, type MatchServiceOptions } from './match-service-options.js';
import { matchWorker, type MatchWorker } from './match-worker.js';

/** Decides the commands of matches, in every partition, for as long as the application lives. */
@Injectable()
export class MatchService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MatchService.name);
  private readonly lives: readonly WorkerLife<MatchWorker>[];
  private running: Promise<unknown> = Promise.resolve();

  constructor(@Inject(MATCH_SERVICE_OPTIONS) private readonly options: MatchServiceOptions) {
    this.lives = Array.from({ length: options.log.partitions }, (_, partition) => {
      const onSuspended = (suspension: Suspension) => this.reportSuspended(suspension);
      return new WorkerLife<MatchWorker>({
        newWorker: () => matchWorker(options, partition, onSuspended),
        onTrouble: (error) =>
          this.logger.warn(`Partition ${partition} begins again: ${words(error)}`),
      });
    });
  }

  onApplicationBootstrap(): void {
    const lives = this.lives.map((life) =>
      life.run().catch((error: unknown) => {
        this.options.onFatal(error instanceof Error ? error : new Error(String(error)));
      }),
    );
    this.running = Promise.all(lives);
  }

  /** What is in flight is finished as far as the log lets it; the rest is decided after a start. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.lives.map((life) => life.stop()));
    await this.running;
  }

  /** Figures of each partition; undefined while its worker begins again. */
  counts(): readonly (WorkerCounts | undefined)[] {
    return this.lives.map(({ worker }) => worker?.counts());
  }

  // The message of the error may name cards that players must not know; where it came from does not.
  private reportSuspended({ record, seq, reference, error }: Suspension): void {
    const name = error instanceof Error ? error.name : typeof error;
    const trace = error instanceof Error ? framesOf(error) : '';
    this.logger.error(
      `${record} is suspended at ${seq}: ${name}, reference ${reference}\n${trace}`,
    );
  }
}

const words = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
