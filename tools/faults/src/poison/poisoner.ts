/**
 * Writes into the topics of a world by hand, while others play in it. What the chain may admit bears
 * the names of victims, which nobody plays; to its neighbours only what no reader may take is done.
 */
import type { Head } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { recordNamed } from '@scoresheet/domain-record/record-named';
import type { Random } from '@scoresheet/event-log-faulty';
import { MAX_VALUE_BYTES } from '@scoresheet/event-log-port';
import type { ForgedRecord } from '../play.js';
import { admittedEvents } from '../truth.js';
import { placeOf, type TOPICS, type World } from '../world.js';
import { brokenEvent, chainedEvent, message, randomBytes, type Target } from './entries.js';
import { sillyText } from './silly.js';

const VICTIMS = Array.from({ length: 12 }, (_, i) => recordNamed(`bad${i}`));
const LONGEST_PAUSE_MS = 1_500;
const AT_ONCE = 4;

interface Poisoned {
  readonly world: World;
  readonly random: Random;
  /** The records that are played. */
  readonly neighbours: readonly string[];
  /** Written in the course of it, beside all else. */
  readonly forged: ForgedRecord | undefined;
  readonly isGoingOn: () => boolean;
}

export const isHurt = ({ forged }: { forged?: ForgedRecord }, record: string): boolean =>
  VICTIMS.includes(record) || forged?.record === record;

export async function poison(poisoned: Poisoned): Promise<void> {
  const { world, random, isGoingOn } = poisoned;
  const forging = forge(poisoned);
  while (isGoingOn()) {
    await world.time.sleep(random.below(LONGEST_PAUSE_MS));
    for (let i = random.below(AT_ONCE); i >= 0; i -= 1) {
      const topic = random.pick(['events', 'events', 'commands', 'outcomes'] as const);
      await write(poisoned, topic);
    }
  }
  await forging;
}

/** Each event of it by itself, and then a command for it. */
async function forge({ world, random, forged }: Poisoned): Promise<void> {
  if (forged === undefined) return;
  const { record: key, events, command } = forged;
  for (const value of events) {
    await world.time.sleep(random.below(LONGEST_PAUSE_MS));
    await world.log.append(placeOf('events'), [{ key, value }]);
  }
  await world.log.append(placeOf('commands'), [{ key, value: command }]);
}

async function write(poisoned: Poisoned, topic: keyof typeof TOPICS): Promise<void> {
  const { world, random, neighbours } = poisoned;
  const nowMs = 1_700_000_000_000 + world.time.nowMs;
  const headOf = async (record: string) => {
    const events = await admittedEvents(world.log);
    return events.filter(({ header }) => header.record === record).at(-1)?.head;
  };
  const { value } = await strangeValue(topic, { random, neighbours, nowMs, headOf });
  const key = random.chance(0.5) ? '' : random.pick([...VICTIMS, ...poisoned.neighbours]);
  await world.log.append(placeOf(topic), [{ key, value }]);
}

interface Surroundings {
  readonly random: Random;
  readonly neighbours: readonly string[];
  readonly nowMs: number;
  readonly headOf: (record: string) => Promise<Head | undefined>;
}

interface Strange {
  /** The record that it says it is of, where it says anything. */
  readonly record: string;
  readonly value: Uint8Array;
}

/** What a log takes and nobody of ours writes there. */
export async function strangeValue(
  topic: keyof typeof TOPICS,
  surroundings: Surroundings,
): Promise<Strange> {
  const { record, value } =
    topic === 'events' ? await anEvent(surroundings) : aMessage(surroundings.random);
  return { record, value: value.subarray(0, MAX_VALUE_BYTES) };
}

async function anEvent({ random, neighbours, nowMs, headOf }: Surroundings): Promise<Strange> {
  const victim = random.pick(VICTIMS);
  const targetOf = async (): Promise<Target> => ({
    record: victim,
    nowMs,
    head: await headOf(victim),
  });
  switch (random.below(6)) {
    case 0:
      return { record: victim, value: randomBytes(random) };
    case 1:
      return chained({ record: sillyText(random), head: undefined, nowMs }, random);
    case 2:
      return chained({ record: random.pick(neighbours), head: unknownHead(random), nowMs }, random);
    case 3:
      return { record: victim, value: brokenEvent(await targetOf(), random) };
    default:
      return chained(await targetOf(), random);
  }
}

const chained = (target: Target, random: Random): Strange => ({
  record: target.record,
  value: chainedEvent(target, random),
});

function aMessage(random: Random): Strange {
  if (random.chance(0.1)) return { record: '', value: randomBytes(random) };
  const record = random.chance(0.2) ? sillyText(random) : random.pick(VICTIMS);
  return { record, value: message(record, random) };
}

/** No event has this hash, so nobody's chain goes on from it. */
const unknownHead = (random: Random): Head => ({
  seq: random.below(20),
  hash: sha256(`nobody ${random.below(1_000)}`),
});
