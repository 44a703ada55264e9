/**
 * Given an installation whose key was changed, when its matches are played on: each under its own,
 * whichever worker decides; and without its key a match stands still, alone.
 */
import { Logger } from '@nestjs/common';
import { decodeOutcome, TOPICS, type Command } from '@scoresheet/contracts-messages';
import { matchSecretOf, statusOf } from '@scoresheet/domain-match';
import { sha256 } from '@scoresheet/domain-record/node';
import { keyNameOf, matchKeysOf, ringOf, type KeyRing } from '@scoresheet/services-keys';
import { type AdmittedEvent, type Suspension } from '@scoresheet/services-tail';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answerTo,
  clockedWorld,
  decided,
  look,
  opening,
  START_MS,
  stateAfter,
  type ClockedWorld,
} from './clocked-world.spec-kit.js';
import type { ClockedMatches, ClockedWorker } from './clocked-worker.js';
import { INSTALLATION_KEY } from './offline-commands.spec-kit.js';

Logger.overrideLogger(false);

const BANK = { kind: 'bank', bankMs: 60_000 } as const;
const SECOND_KEY = new Uint8Array(32).fill(8);
const FROM_MS = START_MS + 1_000;
const [FIRST] = ringOf(INSTALLATION_KEY);
const RING: KeyRing = [FIRST, { key: SECOND_KEY, fromMs: FROM_MS, endsTokens: false }];
const [FIRST_ALONE, BOTH] = [matchKeysOf([FIRST]), matchKeysOf(RING)];
const SECOND = keyNameOf(SECOND_KEY);

const [OLD, NEW] = [opening(BANK, 'old'), opening(BANK, 'new')];
const [OLD_ID, NEW_ID] = [OLD, NEW].map((commands) => commands[0]?.record ?? '') as [
  string,
  string,
];

let world: ClockedWorld;
let owners: ClockedWorker[];
let suspended: Suspension[];
beforeEach(() => {
  world = clockedWorld();
  owners = [];
  suspended = [];
});
afterEach(() => Promise.all(owners.map((owner) => owner.stop())));

/** The only owner from now on. */
async function restart(options: Parameters<ClockedWorld['own']>[0]): Promise<ClockedWorker> {
  await Promise.all(owners.splice(0).map((owner) => owner.stop()));
  const owner = await world.own({ ...options, onSuspended: (one) => suspended.push(one) });
  owners.push(owner);
  return owner;
}

async function send(owner: ClockedWorker, ...commands: readonly Command[]): Promise<void> {
  await world.send(...commands);
  await decided(owner, world.log);
}

const eventsOf = async (record: string): Promise<readonly AdmittedEvent[]> =>
  (await world.events()).filter(({ header }) => header.record === record);
const stateOf = async (record: string) => stateAfter(await eventsOf(record));
const answer = async (owner: ClockedWorker, record: string) =>
  send(owner, answerTo(await stateOf(record)));
const typesOf = async (record: string) =>
  (await eventsOf(record)).slice(5).map(({ header }) => header.type);

async function outcomes(): Promise<readonly unknown[]> {
  const entries = await world.log.read({ topic: TOPICS.matchOutcomes, partition: 0 }, 0, 100);
  return entries.map(({ value }) => {
    const decoded = decodeOutcome(value);
    return decoded.ok && [decoded.value.record, decoded.value.outcome];
  });
}

/** One match from before the second key's time, one from after it. */
async function bothBegun(): Promise<ClockedWorker> {
  const owner = await restart({ matchKeys: BOTH });
  await send(owner, ...OLD);
  world.pass(FROM_MS - START_MS);
  await send(owner, ...NEW);
  return owner;
}

describe('A worker that has both keys', () => {
  it('makes each match under the key of its time by the log, and plays both on', async () => {
    const owner = await bothBegun();
    for (const record of [OLD_ID, NEW_ID]) await answer(owner, record);
    const [old, young] = [await stateOf(OLD_ID), await stateOf(NEW_ID)];
    expect([old.key, young.key]).toEqual([null, SECOND]);
    expect([old.terms.chance, young.terms.chance]).toEqual([
      matchSecretOf(INSTALLATION_KEY, OLD_ID, sha256).commitment,
      matchSecretOf(SECOND_KEY, NEW_ID, sha256).commitment,
    ]);
    for (const record of [OLD_ID, NEW_ID]) {
      expect(await typesOf(record)).toEqual(['decision-answered']);
    }
    expect(suspended).toEqual([]);
  });

  it('begins anew, and both matches go on as in a worker that never stopped', async () => {
    const first = await bothBegun();
    const answers = [answerTo(await stateOf(OLD_ID)), answerTo(await stateOf(NEW_ID))];
    await send(first, ...answers);
    const played = await world.events();

    world = clockedWorld();
    await bothBegun();
    await send(await restart({ matchKeys: BOTH }), ...answers);
    const again = await world.events();
    expect(again.map(({ bytes }) => bytes)).toEqual(played.map(({ bytes }) => bytes));
  });

  it('and a second one, which decide the same commands, write the same events', async () => {
    const owner = await bothBegun();
    const zombie = await world.own({ matchKeys: BOTH });
    owners.push(zombie);
    const answers = [answerTo(await stateOf(OLD_ID)), answerTo(await stateOf(NEW_ID))];
    await send(owner, ...answers);
    await decided(zombie, world.log);
    for (const record of [OLD_ID, NEW_ID]) {
      expect(await typesOf(record)).toEqual(['decision-answered']);
    }
  });
});

describe('A worker without the key of a match', () => {
  it('suspends it alone, with words that say what to do', async () => {
    await bothBegun();
    const owner = await restart({ matchKeys: FIRST_ALONE });
    for (const record of [NEW_ID, OLD_ID]) await answer(owner, record);
    expect(suspended).toMatchObject([{ record: NEW_ID, seq: 0 }]);
    expect(String(suspended[0]?.error)).toContain(`made under the key ${SECOND}, which this`);
    expect(String(suspended[0]?.error)).toContain('put its line back into installation.key');
    expect(await outcomes()).toEqual([[NEW_ID, 'internal-error']]);
    expect([await typesOf(NEW_ID), await typesOf(OLD_ID)]).toEqual([[], ['decision-answered']]);
  });

  it('that gets the key and starts again goes on with it', async () => {
    await bothBegun();
    await answer(await restart({ matchKeys: FIRST_ALONE }), NEW_ID);
    const owner = await restart({ matchKeys: BOTH });
    const anew = answerTo(await stateOf(NEW_ID));
    await send(owner, { ...anew, commandId: 'sent-anew' });
    expect(await typesOf(NEW_ID)).toEqual(['decision-answered']);
    expect(suspended).toHaveLength(1);
  });

  it('wakes its clocks once, and then is silent about it', async () => {
    await bothBegun();
    const clocked: ClockedMatches['clocked'] = (_here, after) =>
      Promise.resolve(after === '' ? [{ record: NEW_ID, seq: 4 }] : []);
    const owner = await restart({ matchKeys: FIRST_ALONE, matches: { clocked } });
    const commands = () => world.log.end({ topic: TOPICS.matchCommands, partition: 0 });
    await owner.find();
    await decided(owner, world.log);
    const woken = await commands();
    for (let times = 0; times < 3; times += 1) {
      world.pass(30_000);
      await owner.find();
      await look(world, owner);
    }
    expect(await commands()).toBe(woken);
    expect(suspended).toHaveLength(1);
  });

  it('lets staff end it: it is over for everybody, with the key and without', async () => {
    await bothBegun();
    const owner = await restart({ matchKeys: FIRST_ALONE });
    const end: Command = {
      type: 'void-match',
      record: NEW_ID,
      commandId: 'v',
      actor: 'jo',
      role: 'organiser',
      suspendedSeq: 0,
      reasonDigest: 'cd'.repeat(32),
    };
    await send(owner, end);
    expect(statusOf(await stateOf(NEW_ID))).toBe('over');
    const late: Command = {
      type: 'concede',
      record: NEW_ID,
      commandId: 'late',
      actor: 'ann',
      role: 'player',
    };
    await send(owner, late);
    await send(await restart({ matchKeys: BOTH }), { ...late, commandId: 'later' });
    expect(await typesOf(NEW_ID)).toEqual(['match-voided']);
    expect(await outcomes()).toEqual([
      [NEW_ID, 'refused'],
      [NEW_ID, 'refused'],
    ]);
  });
});
