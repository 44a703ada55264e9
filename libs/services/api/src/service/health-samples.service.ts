/**
 * Looks at this process every few seconds and remembers what it saw, so that whoever opens the
 * operator's page sees how it came to be as it is. It is kept in memory alone: a process that
 * begins anew has no past.
 */
import { performance } from 'node:perf_hooks';
import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { ANSWER_TALLY, API_CLOCK, PROCESS_WATCH } from '../api-parts.js';
import type { Clock } from '../clock.js';
import type { AnswerCounts, AnswerTally } from './answer-tally.js';
import { WINDOWS_OF_NOW, type Durations } from './duration-windows.js';
import type { ProcessWatch } from './process-watch.js';

/** Short enough to see a hiccup, long enough that looking costs nothing. */
export const SAMPLE_EVERY_MS = 5_000;
/** An evening's event; some 300 bytes each, so less than a megabyte in all. */
const KEPT_MS = 3 * 3_600_000;
export const MAX_SAMPLES = KEPT_MS / SAMPLE_EVERY_MS;
const MS_IN_A_SECOND = 1_000;

/** Of one second, on the average. */
type Rates = AnswerCounts;

export interface HealthSample extends Rates {
  /** Milliseconds since the epoch. */
  readonly atMs: number;
  readonly answerTimes: Durations;
  readonly commandTimes: Durations;
  /** Of the reader that is behind most. */
  readonly lagSeconds: number;
  readonly eventLoopLagMs: number;
  readonly memoryBytes: number;
}

const NONE: AnswerCounts = { answers: 0, accepted: 0, refused: 0, conflicts: 0 };

@Injectable()
export class HealthSamples implements OnApplicationBootstrap, OnApplicationShutdown {
  private samples: HealthSample[] = [];
  private counted = NONE;
  private cutAtMs = performance.now();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(PROCESS_WATCH) private readonly watch: ProcessWatch,
    @Inject(ANSWER_TALLY) private readonly tally: AnswerTally,
    @Inject(API_CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.sample(performance.now()), SAMPLE_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** `nowMs` is of a clock that never falls. */
  sample(nowMs: number): void {
    const { lags, eventLoopLagMs, memoryBytes } = this.watch.look();
    const counts = this.tally.counts();
    const sample: HealthSample = {
      atMs: this.clock.now(),
      ...ratesOf(this.counted, counts, nowMs - this.cutAtMs),
      answerTimes: this.tally.answerTimes.cut(),
      commandTimes: this.tally.commandTimes.cut(),
      lagSeconds: Math.max(0, ...lags.map(({ seconds }) => seconds)),
      eventLoopLagMs,
      memoryBytes,
    };
    this.samples = [...this.samples.slice(1 - MAX_SAMPLES), sample];
    this.counted = counts;
    this.cutAtMs = nowMs;
  }

  /** The oldest first. */
  since(fromMs: number): readonly HealthSample[] {
    return this.samples.filter(({ atMs }) => atMs >= fromMs);
  }

  /** On the average of about a minute. */
  ratesOfNow(): Rates {
    const newest = this.samples.slice(-WINDOWS_OF_NOW);
    const mean = (of: keyof Rates): number =>
      newest.reduce((sum, sample) => sum + sample[of], 0) / Math.max(newest.length, 1);
    return eachRate(mean);
  }
}

const ratesOf = (before: AnswerCounts, after: AnswerCounts, ms: number): Rates =>
  eachRate((of) => ((after[of] - before[of]) * MS_IN_A_SECOND) / Math.max(ms, 1));

const eachRate = (rate: (of: keyof Rates) => number): Rates => ({
  answers: rate('answers'),
  accepted: rate('accepted'),
  refused: rate('refused'),
  conflicts: rate('conflicts'),
});
