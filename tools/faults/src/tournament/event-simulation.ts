/** One seed: a whole event with its services, organisers and players, while everything goes wrong. */
import type { Command, TournamentCommand } from '@scoresheet/contracts-messages';
import type { AnyCommand, AnyRefusal } from '@scoresheet/domain-record';
import { inVirtualTime, randomFrom } from '@scoresheet/event-log-faulty';
import type { FaultTally, Random, VirtualTime } from '@scoresheet/event-log-faulty';
import type { WorkerLife } from '@scoresheet/services-worker';
import type { Asking, Told } from '../client.js';
import type { FrontDoor } from '../front-door.js';
import { weatherFrom, type Weather } from '../weather.js';
import { newWorld, placeOf, type LogClock, type World } from '../world.js';
import { takePart } from './entrant.js';
import type { EventParts } from './event-parts.js';
import { eventPlan, isLargeEvent, ORGANISER, OWNER, type EventPlan } from './event-plan.js';
import { installation, type Installation } from './installation.js';
import { MATCH_KIND, TOURNAMENT_KIND } from './kinds.js';
import { matchList } from './match-list.js';
import { organise } from './organiser.js';

/** Virtual time in which the event has to be over, storm included. */
const WITHIN_MS = 3_600_000;
const LOOK_AGAIN_MS = 100;
/** Longer than anybody waits before something is said once more: then nothing is missing. */
const AT_REST_MS = 60_000;
/** How long things go wrong; most events are over in less than a minute without any fault. */
const STORMS_MS = [30_000, 60_000, 120_000];
/** Half of all worlds have a clock that is right; one that stands still gives two logs no order. */
const CLOCKS: readonly LogClock[] = ['rising', 'stepping'];

export interface EventOptions {
  readonly seed: number;
  readonly parts: EventParts;
  readonly tally: FaultTally;
}

export interface SimulatedEvent {
  readonly world: World;
  readonly plan: EventPlan;
  readonly told: readonly Told<TournamentCommand>[];
  readonly toldOfMatches: readonly Told<Command>[];
  /** What stopped a process that should have gone on. */
  readonly broken: readonly unknown[];
}

/** `judge` looks at the world while its time is still virtual. */
export function simulateEvent<T>(
  options: EventOptions,
  judge: (simulated: SimulatedEvent) => Promise<T>,
): Promise<T> {
  return inVirtualTime(randomFrom(options.seed), async (time) => {
    const simulation = new EventSimulation(options, time);
    await time.until(simulation.run(), WITHIN_MS);
    return time.until(judge(simulation.result()), WITHIN_MS);
  });
}

class EventSimulation {
  private readonly random: Random;
  private readonly weather: Weather;
  private readonly world: World;
  private readonly plan: EventPlan;
  private readonly told: Told<TournamentCommand>[] = [];
  private readonly toldOfMatches: Told<Command>[] = [];
  private readonly installed: Installation;
  private readonly matches: () => Promise<readonly string[]>;

  constructor(
    { seed, tally, parts }: EventOptions,
    private readonly time: VirtualTime,
  ) {
    const random = randomFrom(seed ^ 0x7eed);
    this.random = random;
    this.weather = weatherFrom(random, time, tally);
    const { rates } = this.weather;
    const kinds = [MATCH_KIND.topics, TOURNAMENT_KIND.topics];
    this.world = newWorld({ time, random, rates, tally, clock: random.pick(CLOCKS), kinds });
    this.plan = eventPlan(random, isLargeEvent(seed));
    this.matches = matchList(this.world.log);
    this.installed = installation({ world: this.world, parts });
  }

  async run(): Promise<void> {
    const { lives } = this.installed;
    const stormMs = this.random.pick(STORMS_MS);
    const storm = this.weather.storm(() => lives.processes(), stormMs);
    const organisers = [OWNER, ORGANISER].map((actor) => organise(this.client(actor)));
    const players = this.plan.actors.map((actor) => this.player(actor));
    await lives.until(Promise.all([storm, ...organisers, ...players]).then(() => this.rest()));
  }

  result(): SimulatedEvent {
    const { world, plan, told, toldOfMatches } = this;
    return { world, plan, told, toldOfMatches, broken: this.installed.lives.broken };
  }

  private client(actor: string) {
    const { plan, told } = this;
    return { ...this.asking(this.installed.tournamentDoors), actor, plan, told };
  }

  private player(actor: string): Promise<void> {
    const told = this.toldOfMatches;
    const atTable = { ...this.asking(this.installed.matchDoors), told };
    return takePart({ ...this.client(actor), matches: this.matches, atTable });
  }

  private asking<S, C extends AnyCommand, R extends AnyRefusal>(
    doors: readonly WorkerLife<FrontDoor<S, C, R>>[],
  ): Asking<S, C, R> {
    const { random, time, weather } = this;
    const mayGiveUp = () => weather.isStormy;
    return { random, time, mayGiveUp, door: () => this.openDoor(doors) };
  }

  private async openDoor<S, C extends AnyCommand, R extends AnyRefusal>(
    doors: readonly WorkerLife<FrontDoor<S, C, R>>[],
  ): Promise<FrontDoor<S, C, R>> {
    for (;;) {
      const { worker: door } = this.random.pick(doors);
      if (door?.isOpen === true) return door;
      await this.time.sleep(LOOK_AGAIN_MS);
    }
  }

  /** Resolves when nobody has written anything for so long that nobody will. */
  private async rest(): Promise<void> {
    let [length, sinceMs] = [-1, 0];
    while (length < 0 || this.time.nowMs - sinceMs < AT_REST_MS) {
      const now = await this.lengthOfLog();
      if (now !== length) [length, sinceMs] = [now, this.time.nowMs];
      await this.time.sleep(LOOK_AGAIN_MS);
    }
  }

  private async lengthOfLog(): Promise<number> {
    let length = 0;
    for (const { topics } of [MATCH_KIND, TOURNAMENT_KIND]) {
      for (const topic of ['commands', 'events', 'outcomes'] as const) {
        length += await this.world.log.end(placeOf(topic, topics));
      }
    }
    return length;
  }
}
