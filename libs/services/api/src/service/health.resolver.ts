/** How this process is, and was: for those who look after the installation. */
import { Inject } from '@nestjs/common';
import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { onlyOperators } from '../accounts/only-operators.js';
import {
  API_CLOCK,
  PROCESS_WATCH,
  SUSPENDED_TOURNAMENTS,
  type SuspendedTournaments,
} from '../api-parts.js';
import type { Clock } from '../clock.js';
import { Asker } from '../transport/request-context.js';
import { HealthSamples, SAMPLE_EVERY_MS } from './health-samples.service.js';
import { healthColumns } from './health-series.js';
import { HealthSeries } from './health-series.type.js';
import { Health } from './health.service.js';
import { ProcessHealth } from './health.type.js';
import type { ProcessWatch } from './process-watch.js';

const MINUTE_MS = 60_000;
/** More at once are one trouble, not many: the first ones say which. */
const MAX_SUSPENDED = 100;

@Resolver()
export class HealthResolver {
  @Inject(PROCESS_WATCH) private readonly watch!: ProcessWatch;
  @Inject(API_CLOCK) private readonly clock!: Clock;

  constructor(
    private readonly health: Health,
    private readonly samples: HealthSamples,
    @Inject(SUSPENDED_TOURNAMENTS) private readonly suspended: SuspendedTournaments,
  ) {}

  @Query(() => ProcessHealth, {
    description: 'For operators: what `/readyz` and `/metrics` know of the process that answers.',
  })
  async processHealth(@Asker() asker: Identity | undefined): Promise<ProcessHealth> {
    onlyOperators(asker);
    return this.health.ofNow();
  }

  @Query(() => HealthSeries, {
    description: 'For operators: throughput and latency over time, of the process that answers.',
  })
  healthSeries(
    @Asker() asker: Identity | undefined,
    @Args('minutes', {
      type: () => Int,
      defaultValue: 60,
      description: 'How far back; three hours are remembered.',
    })
    minutes: number,
  ): HealthSeries {
    onlyOperators(asker);
    const samples = this.samples.since(this.clock.now() - minutes * MINUTE_MS);
    return { process: this.watch.name, everyMs: SAMPLE_EVERY_MS, ...healthColumns(samples) };
  }

  @Query(() => [ID], {
    description:
      'For operators: tournaments that stand still because of a bad event; `tournamentSuspension` ' +
      'says why. It may be a moment behind. For matches there is `matches(filter: { suspended })`.',
  })
  async suspendedTournaments(@Asker() asker: Identity | undefined): Promise<readonly string[]> {
    onlyOperators(asker);
    return (await this.suspended()).slice(0, MAX_SUSPENDED);
  }
}
