/** One seed: a world with its processes and clients, played to its end, and what came of it. */
import { inVirtualTime, randomFrom } from '@scoresheet/event-log-faulty';
import type { FaultTally, Random, VirtualTime } from '@scoresheet/event-log-faulty';
import { RecordTail, type AdmittedEvent, type TailOptions } from '@scoresheet/services-tail';
import { CommandWorker, type WorkerLife, type WorkerOptions } from '@scoresheet/services-worker';
import type { AnyCommand, AnyRefusal } from '@scoresheet/domain-record';
import { Archiver } from './archiver.js';
import { playAsClient, type Told } from './client.js';
import { FrontDoor } from './front-door.js';
import type { Play } from './play.js';
import { isHurt, poison } from './poison/poisoner.js';
import { Lives } from './lives.js';
import { weatherFrom, type Weather } from './weather.js';
import { newWorld, PARTITION, placeOf, TOPICS } from './world.js';
import type { LogClock, World } from './world.js';

/** Virtual time in which everybody has to come to an end, storm included. */
const WITHIN_MS = 1_800_000;
const LOOK_AGAIN_MS = 100;
/** Longer than a message may still be on its way when its sender has given up. */
const STRAGGLERS_MS = 5_000;
/** The archive is at times this far behind. */
const LAGS_MS = [0, 100, 10_000, 100_000];
/** Half of all worlds have a clock that is right. */
const CLOCKS: readonly LogClock[] = ['rising', 'rising', 'still', 'stepping'];

/** What a bug is planted in, to see that it is found. */
export interface Parts<S, C extends AnyCommand, R extends AnyRefusal> {
  readonly newWorker: (options: WorkerOptions<S, C, R>) => CommandWorker<S, C, R>;
  readonly newTail: (options: TailOptions<S>) => RecordTail<S>;
}

export const soundParts = <S, C extends AnyCommand, R extends AnyRefusal>(): Parts<S, C, R> => ({
  newWorker: (options) => new CommandWorker(options),
  newTail: (options) => new RecordTail(options),
});

export interface SimulationOptions<S, C extends AnyCommand, R extends AnyRefusal> {
  readonly seed: number;
  readonly play: Play<S, C, R>;
  readonly parts: Parts<S, C, R>;
  readonly tally: FaultTally;
  /** Somebody writes whatever they like into the topics. */
  readonly isPoisoned?: boolean;
}

export interface Simulated<S, C extends AnyCommand, R extends AnyRefusal> extends SimulationOptions<
  S,
  C,
  R
> {
  readonly world: World;
  readonly told: readonly Told<C>[];
  /** What each life of a front door has admitted, in order. */
  readonly seen: readonly (readonly AdmittedEvent[])[];
  /** What stopped a process that should have gone on. */
  readonly broken: readonly unknown[];
  /** Some clients answered what was not asked yet. */
  readonly mayGuess: boolean;
}

/** `judge` looks at the world while its time is still virtual. */
export function simulate<S, C extends AnyCommand, R extends AnyRefusal, T>(
  options: SimulationOptions<S, C, R>,
  judge: (simulated: Simulated<S, C, R>) => Promise<T>,
): Promise<T> {
  const order = randomFrom(options.seed);
  return inVirtualTime(order, async (time) => {
    const simulation = new Simulation(options, time);
    await time.until(simulation.run(), WITHIN_MS);
    return time.until(judge(simulation.result()), WITHIN_MS);
  });
}

class Simulation<S, C extends AnyCommand, R extends AnyRefusal> {
  private readonly random: Random;
  private readonly weather: Weather;
  private readonly world: World;
  private readonly clock: LogClock;
  private readonly told: Told<C>[][] = [];
  private readonly seen: (readonly AdmittedEvent[])[] = [];
  private readonly lives: Lives;
  private readonly workers: WorkerLife<CommandWorker<S, C, R>>[] = [];
  private readonly doors: WorkerLife<FrontDoor<S, C, R>>[] = [];

  constructor(
    private readonly options: SimulationOptions<S, C, R>,
    private readonly time: VirtualTime,
  ) {
    const { tally, seed } = options;
    const random = randomFrom(seed ^ 0x5eed);
    this.random = random;
    this.weather = weatherFrom(random, time, tally);
    this.clock = random.pick(CLOCKS);
    const { rates } = this.weather;
    this.world = newWorld({ time, random, rates, tally, clock: this.clock, kinds: [TOPICS] });
    this.lives = new Lives(this.world);
  }

  async run(): Promise<void> {
    const { random } = this;
    this.addArchiver();
    for (let i = 2 + random.below(2); i > 0; i -= 1) this.addWorker(i);
    for (let i = 1 + random.below(2); i > 0; i -= 1) this.addDoor(i);
    const clients = Array.from({ length: 2 + random.below(3) }, (_, i) => this.client(`c${i}`));
    const storm = this.weather.storm(() => this.lives.processes());
    const all = [...clients, storm, this.poison()];
    await this.lives.until(Promise.all(all).then(() => this.quiet()));
  }

  result(): Simulated<S, C, R> {
    const { world, seen } = this;
    const { broken } = this.lives;
    const told = this.told.flat();
    return { ...this.options, world, told, seen, broken, mayGuess: this.clock === 'rising' };
  }

  private addWorker(number: number): void {
    const { play, parts } = this.options;
    // An impostor decides the same and seals other bytes: its events compete with the others'.
    const salt = number === 1 && this.random.chance(0.5) ? 1 : 0;
    const life = this.lives.add(`worker ${number}`, play.topics, (around) =>
      parts.newWorker({
        ...around,
        topics: play.topics,
        partition: PARTITION,
        aggregate: play.aggregate(salt),
        ...play.signing,
        decodeCommand: ({ value }) => play.decodeCommand(value),
        encodeOutcome: (outcome) => play.encodeOutcome(outcome),
        onSuspended: ({ record, error }) =>
          void (isHurt(play, record) || this.lives.broken.push(error)),
      }),
    );
    this.workers.push(life);
  }

  private addDoor(number: number): void {
    const { play, parts } = this.options;
    const life = this.lives.add(`door ${number}`, play.topics, (around, process) => {
      const door = new FrontDoor({ play, process, around, newTail: parts.newTail });
      this.seen.push(door.seen);
      return door;
    });
    this.doors.push(life);
  }

  private addArchiver(): void {
    const { world, time, random, options } = this;
    const { play } = options;
    const judging = play.signing && { aggregate: play.aggregate(0), proves: play.signing.proves };
    const lagMs = random.pick(LAGS_MS);
    const dawdle = () => time.sleep(random.below(lagMs + 1));
    this.lives.add(
      'archiver',
      play.topics,
      (around) =>
        new Archiver({
          around,
          dawdle,
          judging,
          topics: play.topics,
          archive: world.archiveOf(play.topics),
        }),
    );
  }

  private async poison(): Promise<void> {
    const { world, options, weather } = this;
    if (options.isPoisoned !== true) return;
    const random = randomFrom(options.seed ^ 0xbad);
    const isGoingOn = () => weather.isStormy;
    const { records: neighbours, forged } = options.play;
    await poison({ world, random, neighbours, forged, isGoingOn });
  }

  private client(name: string): Promise<void> {
    const { random, time } = this;
    // Where stamps are alike, which of two came first is known only of what was taken in.
    const mayTie = this.clock !== 'rising';
    const told: Told<C>[] = [];
    this.told.push(told);
    return playAsClient({
      name,
      random,
      time,
      play: this.options.play,
      mayGuess: !mayTie,
      mayReuse: ({ verdict }) => !mayTie || verdict.is === 'accepted',
      mayGiveUp: () => this.weather.isStormy,
      door: () => this.openDoor(),
      told,
    });
  }

  private async openDoor(): Promise<FrontDoor<S, C, R>> {
    for (;;) {
      const { worker: door } = this.random.pick(this.doors);
      if (door?.isOpen === true) return door;
      await this.time.sleep(LOOK_AGAIN_MS);
    }
  }

  /** Resolves when every worker is done with every command, stragglers included. */
  private async quiet(): Promise<void> {
    await this.time.sleep(STRAGGLERS_MS);
    for (;;) {
      const end = await this.world.log.end(placeOf('commands'));
      const isDone = this.workers.every(({ worker }) => {
        const counts = worker?.counts();
        return counts !== undefined && counts.nextCommand >= end && counts.inFlight === 0;
      });
      if (isDone) return;
      await this.time.sleep(LOOK_AGAIN_MS);
    }
  }
}
