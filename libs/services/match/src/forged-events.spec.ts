/**
 * Given events that somebody wrote into the log by hand, well chained, when a match service meets
 * them: it asks the rules, with the chance of the match's own secret, before it goes on from them.
 */
import { Logger } from '@nestjs/common';
import { decodeOutcome, TOPICS, type Command } from '@scoresheet/contracts-messages';
import { matchAggregate, readOnlyMatch, statusOf } from '@scoresheet/domain-match';
import { sealEvent, type Parts } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf } from '@scoresheet/games-catalog';
import { memoryArchive, type RefutedEvent } from '@scoresheet/services-archive';
import { eventBelief } from '@scoresheet/services-runtime';
import {
  doubting,
  RecordTail,
  type AdmittedEvent,
  type Suspension,
} from '@scoresheet/services-tail';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answerTo,
  clockedWorld,
  decided,
  opening,
  stateAfter,
  type ClockedWorld,
} from './clocked-world.spec-kit.js';
import type { ClockedWorker } from './clocked-worker.js';
import { environment, KEYS } from './offline-commands.spec-kit.js';

Logger.overrideLogger(false);

const BANK = { kind: 'bank', bankMs: 60_000 } as const;
const EVENTS = { topic: TOPICS.matchEvents, partition: 0 };
const [HURT, NEIGHBOUR] = [opening(BANK, 'hurt'), opening(BANK, 'neighbour')];
const [HURT_ID, NEIGHBOUR_ID] = [HURT, NEIGHBOUR].map((commands) => commands[0]?.record ?? '') as [
  string,
  string,
];

let world: ClockedWorld;
let owners: ClockedWorker[];
let suspended: Suspension[];
let noted: RefutedEvent[];
let counted: ReturnType<typeof eventBelief>;
beforeEach(() => {
  world = clockedWorld();
  owners = [];
  suspended = [];
  noted = [];
});
afterEach(() => Promise.all(owners.map((owner) => owner.stop())));

async function own(mode: 'observe' | 'enforce' = 'enforce'): Promise<ClockedWorker> {
  counted = eventBelief(KEYS.keys, mode);
  const { belief } = counted;
  const owner = await world.own({
    belief,
    onSuspended: (one) => suspended.push(one),
    noteRefuted: async (event) => void noted.push(event),
  });
  owners.push(owner);
  return owner;
}

async function send(owner: ClockedWorker, ...commands: readonly Command[]): Promise<void> {
  await world.send(...commands);
  await decided(owner, world.log);
}

const eventsOf = async (record: string): Promise<readonly AdmittedEvent[]> =>
  (await world.events()).filter(({ header }) => header.record === record);
const answer = async (owner: ClockedWorker, record: string, commandId = 'next') =>
  send(owner, { ...answerTo(stateAfter((await eventsOf(record)).slice(0, 5))), commandId });
const typesOf = async (record: string) =>
  (await eventsOf(record)).slice(5).map(({ header }) => header.type);

async function outcomes(): Promise<readonly unknown[]> {
  const entries = await world.log.read({ topic: TOPICS.matchOutcomes, partition: 0 }, 0, 100);
  return entries.map(({ value }) => {
    const decoded = decodeOutcome(value);
    return decoded.ok && [decoded.value.record, decoded.value.outcome];
  });
}

/** On the head of the record, as nobody with a key has signed it. */
async function appendByHand(record: string, type: string, parts: Parts): Promise<void> {
  const last = (await eventsOf(record)).at(-1);
  const at = (last?.header.at ?? 0) + 1;
  const draft = { record, type, at, commandId: 'by-hand', parts };
  const { bytes } = sealEvent(draft, last?.head, { saltOf: () => sha256('salt'), sha256 });
  await world.log.append(EVENTS, [{ key: record, value: bytes }]);
}

const seatOneWins = (record: string) =>
  appendByHand(record, 'match-ended', {
    public: {
      action: { type: 'act', actor: 'ann', role: 'player' },
      facts: [{ kind: 'ended', outcome: { places: [[1], [2]], reason: 'life-lost' } }],
    },
  });

/** The last command of the opening, on dice that its writer has loaded. */
async function beginOnLoadedDice(): Promise<void> {
  const cheat = matchAggregate({
    ...environment,
    secretOf: (record) => ({
      ...environment.secretOf(record),
      chance: environment.secretOf(NEIGHBOUR_ID).chance,
    }),
  });
  const decided = cheat.decide(stateAfter(await eventsOf(HURT_ID)), HURT.at(-1) as Command, 1);
  if (decided.outcome !== 'accepted') throw new Error(decided.outcome);
  await appendByHand(HURT_ID, decided.type, decided.parts);
}

const VOID: Command = {
  type: 'void-match',
  record: HURT_ID,
  commandId: 'v',
  actor: 'jo',
  role: 'judge',
  suspendedSeq: 5,
  reasonDigest: 'cd'.repeat(32),
};

describe('An event that was written by hand, "seat 1 wins"', () => {
  it.each(['while the service runs', 'before it starts'])(
    'suspends its match %s, and staff ends it',
    async (when) => {
      let owner = await own();
      await send(owner, ...HURT, ...NEIGHBOUR);
      if (when === 'before it starts') await Promise.all(owners.splice(0).map((one) => one.stop()));
      await seatOneWins(HURT_ID);
      if (owners.length === 0) owner = await own();
      for (const record of [HURT_ID, NEIGHBOUR_ID]) await answer(owner, record);
      expect(suspended).toMatchObject([{ record: HURT_ID, seq: 5 }]);
      expect(suspended[0]?.error).toMatchObject({ name: 'EventRefuted' });
      expect(await outcomes()).toEqual([[HURT_ID, 'internal-error']]);
      expect(await typesOf(NEIGHBOUR_ID)).toEqual(['decision-answered']);
      expect(counted.figures().judgedEvents?.['refuted']).toBeGreaterThan(0);
      await send(owner, VOID);
      expect(await typesOf(HURT_ID)).toEqual(['match-ended', 'match-voided']);
    },
  );

  it('ends the match where events are only observed', async () => {
    const owner = await own('observe');
    await send(owner, ...HURT);
    await seatOneWins(HURT_ID);
    await answer(owner, HURT_ID);
    expect(statusOf(stateAfter(await eventsOf(HURT_ID)))).toBe('over');
    expect(suspended).toEqual([]);
    expect(await outcomes()).toEqual([[HURT_ID, 'refused']]);
    expect(counted.figures().judgedEvents?.['refuted']).toBeGreaterThan(0);
  });
});

describe('An event on dice that somebody loaded', () => {
  it('is within the rules for every reader, and refuted by the match service', async () => {
    const owner = await own();
    await send(owner, ...HURT.slice(0, -1));
    await beginOnLoadedDice();
    const aggregate = doubting(readOnlyMatch({ rulesOf, sha256 }), counted.belief);
    const proves = () => false;
    const archive = memoryArchive();
    const reader = new RecordTail({ log: world.log, of: EVENTS, archive, aggregate, proves });
    await reader.start();
    await reader.atEnd();
    expect(await reader.stateOf(HURT_ID)).toMatchObject({ status: 'folded', head: { seq: 4 } });
    await reader.stop();
    await answer(owner, HURT_ID);
    expect(suspended).toMatchObject([{ record: HURT_ID, seq: 4 }]);
    expect(noted).toHaveLength(1);
  });
});

describe('An event on loaded dice, of a match that nobody plays', () => {
  it('is noted for all who read the archive, before anybody sends a command', async () => {
    const first = await own();
    await send(first, ...HURT.slice(0, -1));
    await Promise.all(owners.splice(0).map((one) => one.stop()));
    await beginOnLoadedDice();
    await own();
    const loaded = (await eventsOf(HURT_ID)).at(-1);
    await expect.poll(() => noted).toEqual([{ record: HURT_ID, hash: loaded?.head.hash }]);
    expect(suspended).toMatchObject([{ record: HURT_ID, seq: 4 }]);
  });
});

describe('An event of another match service', () => {
  const doubtsIn = async (): Promise<readonly (string | undefined)[]> => {
    const { proves } = eventBelief(KEYS.keys, 'enforce').belief;
    const tail = new RecordTail({ log: world.log, of: EVENTS, archive: memoryArchive(), proves });
    const doubts: (string | undefined)[] = [];
    tail.onAdmitted(({ doubt }) => doubts.push(doubt));
    await tail.start();
    await tail.atEnd();
    await tail.stop();
    return doubts;
  };

  it('bears its proof, and nobody decides it again', async () => {
    await send(await own(), ...HURT);
    expect(await doubtsIn()).toEqual(HURT.map(() => undefined));
    await answer(await own(), HURT_ID);
    expect(await typesOf(HURT_ID)).toEqual(['decision-answered']);
    expect(counted.figures().judgedEvents).toEqual({ upheld: 0, refuted: 0 });
  });

  it('bears none where that is of an older version, and is upheld', async () => {
    const older = clockedWorld();
    const worker = await older.own();
    await older.send(...HURT);
    await decided(worker, older.log);
    await worker.stop();
    for (const { header, bytes } of await older.events()) {
      await world.log.append(EVENTS, [{ key: header.record, value: bytes }]);
    }
    expect(await doubtsIn()).toEqual(HURT.map(() => 'unproved'));
    const owner = await own();
    world.pass(1_000);
    await answer(owner, HURT_ID);
    expect(await typesOf(HURT_ID)).toEqual(['decision-answered']);
    expect(counted.figures().judgedEvents?.['upheld']).toBeGreaterThanOrEqual(HURT.length);
    expect(counted.figures().judgedEvents?.['refuted']).toBe(0);
  });
});
