/** Time is virtual: nothing passes unless a spec says so. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { encodeCommand, TOPICS, type Command } from '@scoresheet/contracts-messages';
import { MAX_CHARGE_MS, resultOf } from '@scoresheet/domain-match';
import { MAX_STEP_BACK_MS } from '@scoresheet/event-log-port';
import { seededNumbers } from '@scoresheet/rules-testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answerTo,
  asked,
  clockedWorld,
  decided,
  look,
  opening,
  type ClockedWorld,
} from './clocked-world.spec-kit.js';
import type { ClockedMatches, ClockedWorker } from './clocked-worker.js';

const BANK_MS = 12_000;
const BANK = { kind: 'bank', bankMs: BANK_MS } as const;

Logger.overrideLogger(false);

let world: ClockedWorld;
let owners: ClockedWorker[];
beforeEach(() => {
  world = clockedWorld();
  owners = [];
});
afterEach(() => Promise.all(owners.map((owner) => owner.stop())));

async function own(options?: Parameters<ClockedWorld['own']>[0]): Promise<ClockedWorker> {
  const owner = await world.own(options);
  owners.push(owner);
  return owner;
}

function kill(owner: ClockedWorker): void {
  owners = owners.filter((each) => each !== owner);
  world.kill(owner);
}

/** The match has begun; its first decision is open. */
async function begun(owner: ClockedWorker): Promise<void> {
  await world.send(...opening(BANK));
  await decided(owner, world.log);
}

const typesOf = async () => (await world.events()).slice(5).map(({ header }) => header.type);
const leftOf = async () => {
  const state = await world.state();
  return state.seats[asked(state).seat - 1]?.clockMsLeft;
};

/** A projection that knows the match as it was before its last events. */
const projected = (record: string): ClockedMatches => ({
  clocked: (_here, after) => Promise.resolve(after === '' ? [{ record, seq: 4 }] : []),
});

describe('The owner of a partition', () => {
  it('ticks while nobody acts, and calls time when it has run out', async () => {
    const owner = await own();
    await begun(owner);
    for (const ms of [5_000, 5_000, 2_000]) {
      world.pass(ms);
      await look(world, owner);
    }
    expect(await typesOf()).toEqual(['clock-ticked', 'clock-ticked', 'seat-timed-out']);
    expect(resultOf(await world.state())?.reason).toBe('time');
    world.pass(60_000);
    await look(world, owner);
    expect(await typesOf()).toHaveLength(3);
  });

  it.each([3_600_000, MAX_STEP_BACK_MS])(
    'charges nobody while the log’s clock is %i ms behind, and what one event charges after that',
    async (ms) => {
      const owner = await own();
      await begun(owner);
      world.setBack(ms);
      for (let times = 0; times < 4; times += 1) {
        world.pass(5_000);
        await look(world, owner);
      }
      expect(await typesOf()).toEqual([]);
      await world.send(answerTo(await world.state()));
      await decided(owner, world.log);
      const { seats } = await world.state();
      expect(seats.map(({ clockMsLeft }) => clockMsLeft)).toEqual([BANK_MS, BANK_MS]);
      world.setBack(0);
      world.pass(5_000);
      await look(world, owner);
      expect(await typesOf()).toEqual(['decision-answered', 'clock-ticked']);
      expect(await leftOf()).toBe(BANK_MS - MAX_CHARGE_MS);
    },
  );

  it('does not make an answer stale by a tick that came before it', async () => {
    const owner = await own();
    await begun(owner);
    const answer = answerTo(await world.state());
    world.pass(5_000);
    await look(world, owner);
    await world.send(answer);
    await decided(owner, world.log);
    expect(await typesOf()).toEqual(['clock-ticked', 'decision-answered']);
  });

  it('that dies between a tick and the time-out is followed by one that fires it once', async () => {
    const first = await own();
    await begun(first);
    world.pass(5_000);
    await look(world, first);
    kill(first);
    world.pass(60_000);
    const next = await own({ matches: projected(world.record) });
    await next.find();
    await decided(next, world.log);
    expect(await leftOf()).toBe(BANK_MS - 5_000);
    world.pass(5_000);
    await look(world, next);
    // The minute without an owner is charged to nobody, but for what one tick covers.
    expect(await leftOf()).toBe(BANK_MS - 5_000 - MAX_CHARGE_MS);
    world.pass(1_000);
    await look(world, next);
    await look(world, next);
    expect(await typesOf()).toEqual(['clock-ticked', 'clock-ticked', 'seat-timed-out']);
  });

  it('that dies after it has called time, before that is decided, is followed by one event', async () => {
    const first = await own();
    await begun(first);
    for (const ms of [5_000, 5_000]) {
      world.pass(ms);
      await look(world, first);
    }
    const state = await world.state();
    kill(first);
    world.pass(2_000);
    const { id } = asked(state);
    const sent = { record: world.record, actor: 'clock', role: 'clock' } as const;
    const commandId = `time-${id}-${state.seq}-1`;
    await world.send({ ...sent, commandId, type: 'call-time', decision: id });
    const next = await own({ matches: projected(world.record) });
    await next.find();
    world.pass(2_000);
    await look(world, next);
    expect((await typesOf()).slice(2)).toEqual(['seat-timed-out']);
  });

  it('hears of a match by its own commands, though no projection answers', async () => {
    const away: ClockedMatches = { clocked: () => Promise.reject(new Error('no database')) };
    const owner = await own({ matches: away });
    await begun(owner);
    for (const ms of [5_000, 5_000, 2_000]) {
      world.pass(ms);
      await look(world, owner);
    }
    expect((await typesOf()).at(-1)).toBe('seat-timed-out');
  });

  it('of which there are two at once writes every tick and the time-out once', async () => {
    const both = [await own(), await own()] as const;
    await begun(both[0]);
    await decided(both[1], world.log);
    for (const ms of [5_000, 5_000, 2_000]) {
      world.pass(ms);
      await Promise.all(both.map((owner) => owner.look()));
      for (const owner of both) await decided(owner, world.log);
    }
    expect(await typesOf()).toEqual(['clock-ticked', 'clock-ticked', 'seat-timed-out']);
  });
});

/** Makes two owners get in each other's way, the same way for the same seed. */
const paceOf = (seed: number) => {
  const below = seededNumbers(seed);
  return async () => {
    for (let turns = below(4); turns > 0; turns -= 1) await nextTurn();
  };
};

describe('A time-out and an answer at the same moment', () => {
  it('exactly one of them wins, the first in the log, the same for all readers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.nat(), fc.nat(2), async (isAnswerFirst, seed, lateMs) => {
        world = clockedWorld();
        const both = [await own({ pace: paceOf(seed) }), await own({ pace: paceOf(seed + 1) })];
        await begun(both[0] as ClockedWorker);
        for (const ms of [5_000, 5_000]) {
          world.pass(ms);
          await look(world, ...(both as [ClockedWorker]));
        }
        const state = await world.state();
        world.pass(2_000);
        const answer = answerTo(state);
        const time: Command = {
          record: world.record,
          actor: 'clock',
          role: 'clock',
          type: 'call-time',
          commandId: 'time',
          decision: asked(state).id,
        };
        const [first, second] = isAnswerFirst ? [answer, time] : [time, answer];
        await world.send(first);
        world.pass(lateMs);
        await Promise.all([world.send(second), ...both.map((owner) => owner.look())]);
        for (const owner of both) await decided(owner, world.log);
        const closing = (await typesOf()).slice(2);
        expect(closing[0]).toBe(isAnswerFirst ? 'decision-answered' : 'seat-timed-out');
        const closed = (await world.events()).filter(({ header }) =>
          ['time', answer.commandId].includes(header.commandId),
        );
        expect(closed).toHaveLength(1);
        await Promise.all(owners.splice(0).map((owner) => owner.stop()));
      }),
      { numRuns: 20 },
    );
  });
});

it('What the clock sends is a valid command of its own partition', async () => {
  const owner = await own();
  await begun(owner);
  world.pass(5_000);
  await owner.look();
  const of = { topic: TOPICS.matchCommands, partition: 0 };
  const [entry] = await world.log.read(of, opening(BANK).length, 1);
  const { seq } = await world.state();
  const tick = { record: world.record, actor: 'clock', role: 'clock' } as const;
  const expected: Command = {
    ...tick,
    commandId: `tick-${seq}-1`,
    type: 'tick-clock',
    expectedSeq: seq,
  };
  expect(Buffer.from(entry?.value ?? []).toString()).toBe(
    Buffer.from(encodeCommand(expected)).toString(),
  );
});
