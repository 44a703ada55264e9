/** The services of an event as processes that die: match service and tournament service. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { MortalProcess, VirtualTime } from '@scoresheet/event-log-faulty';
import { matchWorker } from '@scoresheet/services-match';
import type { Suspension } from '@scoresheet/services-tail';
import { KnownMatches, tournamentWorker } from '@scoresheet/services-tournament';
import { WorkerLife, type Mortal, type WorkerCounts } from '@scoresheet/services-worker';
import { BEGINNING_MS, PARTITION, type Surroundings } from '../world.js';
import { BELIEF, KEYS, MATCH_KEYS } from './kinds.js';
import type { EventParts } from './event-parts.js';

interface Decider extends Mortal {
  /** The counts of its worker; undefined while the worker begins again. */
  counts(): WorkerCounts | undefined;
}

interface ServiceOptions {
  readonly around: Surroundings;
  readonly time: VirtualTime;
  readonly onSuspended: (suspension: Suspension) => void;
}

const decidingIn = ({ around, time, onSuspended }: ServiceOptions) => ({
  ...around,
  onSuspended,
  keys: KEYS,
  matchKeys: MATCH_KEYS,
  belief: BELIEF,
  now: () => time.nowMs,
  onFinished: () => undefined,
  onSender: () => undefined,
});

export const matchService = (options: ServiceOptions): Decider =>
  matchWorker(decidingIn(options), PARTITION);

interface TournamentServiceOptions extends ServiceOptions {
  readonly process: MortalProcess;
  readonly matches: Surroundings;
  readonly parts: EventParts;
  /** Records of tournaments that the lists know of; where absent, the whole log is read. */
  readonly live: (() => Promise<readonly string[]>) | undefined;
  /** The worker could not go on, and another one begins in the same process. */
  readonly onTrouble: (error: unknown) => void;
}

/** As its process runs it: what it knows of matches lasts as long, its worker begins again. */
export class TournamentProcess implements Decider {
  readonly ended: Promise<void>;
  private readonly matches: KnownMatches;
  private readonly life: WorkerLife<Decider>;
  private fail: (error: unknown) => void = () => undefined;

  constructor(private readonly options: TournamentServiceOptions) {
    const { matches: around, parts, onTrouble } = options;
    const fatal = new Promise<never>((_, reject) => (this.fail = reject));
    this.matches = parts.newMatches({
      log: around.log,
      archive: around.archive,
      belief: BELIEF,
      onFatal: (error) => this.fail(error),
      onTrouble: () => undefined,
    });
    this.life = new WorkerLife<Decider>({ newWorker: () => this.worker(), onTrouble });
    this.ended = Promise.race([fatal, options.process.death]);
    this.ended.catch(() => this.stop().catch(() => undefined));
  }

  async start(): Promise<void> {
    await this.matches.start();
    this.life.run().catch(this.fail);
  }

  async stop(): Promise<void> {
    await this.life.stop();
    await this.matches.stop();
  }

  counts(): WorkerCounts | undefined {
    return this.life.worker?.counts();
  }

  private worker(): Decider {
    const { options, matches } = this;
    const { around, matches: ofMatches, parts, live, time } = options;
    const deciding = decidingIn({
      ...options,
      around: { ...around, log: parts.logOf(around.log) },
    });
    return tournamentWorker(
      withoutUndefined({
        ...deciding,
        matches,
        matchKeys: parts.keys(),
        matchArchive: ofMatches.archive,
        tournaments: live === undefined ? undefined : { live: (after) => pageOf(live, after) },
        nowMs: () => BEGINNING_MS + time.nowMs,
      }),
      PARTITION,
    );
  }
}

/** The page behind a tournament; one is all there is, so it stands on the first page. */
const pageOf = async (
  live: () => Promise<readonly string[]>,
  after: string,
): Promise<readonly string[]> => (after === '' ? live() : []);
