import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { wordsOf } from '@scoresheet/event-log-port';
import { abandonClock } from './abandon-clock.js';
import { MATCH_SERVICE_OPTIONS, type MatchServiceOptions } from './match-service-options.js';

/** A match is closed by so much later than its time, and nobody minds. */
const LOOK_EVERY_MS = 5_000;

/** Lets the clock look for matches that were left, for as long as the application lives. */
@Injectable()
export class AbandonClockService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(AbandonClockService.name);
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(@Inject(MATCH_SERVICE_OPTIONS) private readonly options: MatchServiceOptions) {}

  onApplicationBootstrap(): void {
    const { log, due, keys } = this.options;
    if (due === undefined) return;
    const clock = abandonClock({ log, due, keys, now: Date.now });
    this.timer = setInterval(() => {
      this.looking ??= clock
        .look()
        .catch((error: unknown) => this.report(error))
        .finally(() => (this.looking = undefined));
    }, LOOK_EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  /** A log or a database that is away is no reason to stop: the next look comes. */
  private report(error: unknown): void {
    this.logger.warn(`Matches that were left could not be looked for: ${wordsOf(error)}`);
  }
}
