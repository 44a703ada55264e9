/** Brings together what the process, the api and the samples know of health. */
import { Inject, Injectable } from '@nestjs/common';
import { ApiFigures } from '../api-figures.service.js';
import { ANSWER_TALLY, API_CLOCK, PROCESS_WATCH, SHORTAGE, type Shortage } from '../api-parts.js';
import type { Clock } from '../clock.js';
import type { AnswerTally } from './answer-tally.js';
import { HealthSamples } from './health-samples.service.js';
import type { HealthCheck, HealthTimes, ProcessHealth, TurnedAway } from './health.type.js';
import type { ProcessWatch } from './process-watch.js';
import { readerLags } from './reader-lags.js';

type ApiFiguresOfNow = ReturnType<ApiFigures['figures']>;

@Injectable()
export class Health {
  @Inject(SHORTAGE) private readonly shortage!: Shortage;
  @Inject(API_CLOCK) private readonly clock!: Clock;

  constructor(
    private readonly figures: ApiFigures,
    private readonly samples: HealthSamples,
    @Inject(PROCESS_WATCH) private readonly watch: ProcessWatch,
    @Inject(ANSWER_TALLY) private readonly tally: AnswerTally,
  ) {}

  async ofNow(): Promise<ProcessHealth> {
    const { lags, freeBytes = null, startedAtMs: startedAt, ...look } = this.watch.look();
    const api = this.figures.figures();
    return {
      ...look,
      freeBytes,
      startedAt,
      process: this.watch.name,
      isWhole: this.watch.isWhole,
      now: this.clock.now(),
      shortage: this.shortage() ?? null,
      checks: [...(await this.checks()), copiesCheck(look)],
      readers: readerLags(lags),
      rates: this.samples.ratesOfNow(),
      times: this.times(),
      subscribers: api.subscriptions,
      turnedAway: turnedAway(api),
    };
  }

  private async checks(): Promise<readonly HealthCheck[]> {
    const { checks } = await this.watch.check();
    return Object.entries(checks).map(([name, { ok, says = null }]) => ({ name, ok, says }));
  }

  private times(): HealthTimes {
    const { answerTimes, commandTimes } = this.tally;
    const [answer, command] = [answerTimes.ofNow(), commandTimes.ofNow()];
    return {
      answerP50: answer.p50Ms ?? null,
      answerP99: answer.p99Ms ?? null,
      commandP50: command.p50Ms ?? null,
      commandP99: command.p99Ms ?? null,
    };
  }
}

/** What the scrubber of this process found; what is in the database besides is the doctor's. */
function copiesCheck(look: {
  readonly copyDifferences: number;
  readonly incompletePartitions: number;
}): HealthCheck {
  const ok = look.copyDifferences === 0 && look.incompletePartitions === 0;
  const says =
    `Log and archive differ in ${look.copyDifferences} events, and ${look.incompletePartitions} ` +
    'partitions of the archive lack some. Run "scoresheet doctor": it says which, and what to do.';
  return { name: 'copies', ok, says: ok ? null : says };
}

const turnedAway = ({ refusals, exceededQuotas }: ApiFiguresOfNow): readonly TurnedAway[] => [
  ...refusals.filter(({ count }) => count > 0),
  ...exceededQuotas
    .filter(({ count }) => count > 0)
    .map(({ quota, count }) => ({ reason: quota, count, enforced: true })),
];
