/** Given a game of a series that has ended, then its next game is opened once, whoever dies. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { TOPICS, type Command } from '@scoresheet/contracts-messages';
import { readOnlyMatch } from '@scoresheet/domain-match';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf } from '@scoresheet/games-catalog';
import { memoryArchive } from '@scoresheet/services-archive';
import { RecordTail } from '@scoresheet/services-tail';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockedWorld, decided, opening, type ClockedWorld } from './clocked-world.spec-kit.js';
import type { ClockedWorker } from './clocked-worker.js';
import { NextGames } from './next-games.js';
import { KEYS } from './offline-commands.spec-kit.js';

Logger.overrideLogger(false);

const BANK = { kind: 'bank', bankMs: 600_000 } as const;
const LOOK_MS = 100;

let world: ClockedWorld;
let owners: ClockedWorker[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  world = clockedWorld();
  owners = [];
});
afterEach(async () => {
  await Promise.all(owners.map((owner) => owner.stop()));
  vi.useRealTimers();
});

async function own(): Promise<ClockedWorker> {
  const owner = await world.own();
  owners.push(owner);
  return owner;
}

/** A game of a series that Ann has given up. */
async function lostGame(...by: readonly ClockedWorker[]): Promise<void> {
  const [create, ...others] = opening(BANK) as [Command, ...Command[]];
  const names = { record: world.record, commandId: 'last', actor: 'ann', role: 'player' } as const;
  const series = { ...create, series: { bestOf: 3 } } as Command;
  await world.send(series, ...others, { ...names, type: 'concede' });
  for (const owner of by) await decided(owner, world.log);
}

/** All who are there look, and what they send is decided. */
async function look(...all: readonly ClockedWorker[]): Promise<void> {
  const commands = { topic: TOPICS.matchCommands, partition: 0 };
  const before = await world.log.end(commands);
  vi.advanceTimersByTime(LOOK_MS);
  for (let turn = 0; turn < 1_000; turn += 1) {
    if ((await world.log.end(commands)) >= before + all.length) break;
    await nextTurn();
  }
  for (const owner of all) await decided(owner, world.log);
}

const opened = async () =>
  (await world.events()).filter(
    ({ header }) => header.type === 'match-created' && header.record !== world.record,
  );

describe('A game of a series that has ended', () => {
  it('is followed by one whose seats are taken, and which names it by its last event', async () => {
    const owner = await own();
    await lostGame(owner);
    await look(owner);
    const last = (await world.events()).findLast(({ header }) => header.record === world.record);
    const [next, ...more] = await opened();
    expect(more).toEqual([]);
    expect(last?.parts.public?.['facts']).toContainEqual({
      kind: 'series-goes-on',
      match: next?.header.record,
    });
    const [created, ...seated] = next?.parts.public?.['facts'] as readonly object[];
    expect(created).toMatchObject({
      series: { bestOf: 3, previous: [{ match: world.record, ...last?.head }] },
      clock: { ...BANK, incrementMs: 0 },
      begins: { chosenBy: 1 },
    });
    expect(seated).toMatchObject([{ actor: 'ann' }, { actor: 'bob' }]);
  });

  it('is followed by one alone, however many own its partition', async () => {
    const both = [await own(), await own()];
    await lostGame(...both);
    await look(...both);
    await look(...both);
    expect(await opened()).toHaveLength(1);
  });

  it('given an owner that dies before it has looked, then the next one opens it', async () => {
    const first = await own();
    await lostGame(first);
    world.kill(first);
    owners = [];
    expect(await opened()).toEqual([]);
    const second = await own();
    await look(second);
    expect(await opened()).toHaveLength(1);
  });
});

describe('What the archive had before its worker came', () => {
  async function nextGames(ended: () => Promise<readonly string[]>, onTrouble = vi.fn()) {
    const aggregate = readOnlyMatch({ rulesOf, sha256 });
    const of = { topic: TOPICS.matchEvents, partition: 0 };
    const log = world.log.openAnother();
    const tail = new RecordTail({ log, of, archive: memoryArchive(), aggregate });
    await tail.start();
    await tail.atEnd();
    const games = new NextGames({
      log,
      partition: 0,
      rules: { rulesOf, sha256 },
      keys: KEYS.keys,
      onTrouble,
      tail,
      ended: { withoutNextGame: ended },
    });
    return { games, onTrouble, stop: () => Promise.all([games.stop(), tail.stop()]) };
  }

  it('is found by a projection, which is asked again where it is away', async () => {
    const owner = await own();
    await lostGame(owner);
    await owner.stop();
    owners = [];
    const ended = vi.fn<() => Promise<readonly string[]>>();
    ended.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
    ended.mockResolvedValue([world.record, 'm-of-nobody']);
    const { games, onTrouble, stop } = await nextGames(ended);
    const commands = { topic: TOPICS.matchCommands, partition: 0 };
    const before = await world.log.end(commands);
    await games.find();
    await games.find();
    await games.look();
    expect([onTrouble.mock.calls.length, await world.log.end(commands)]).toEqual([1, before]);
    await games.find();
    await games.look();
    await games.look();
    expect(await world.log.end(commands)).toBe(before + 1);
    await stop();
  });
});
