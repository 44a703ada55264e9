import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { Test } from '@nestjs/testing';
import {
  MATCH_MESSAGES,
  TOPICS,
  TOURNAMENT_MESSAGES,
  type Command,
  type TournamentCommand,
} from '@scoresheet/contracts-messages';
import { readOnlyMatch, statusOf, type MatchState } from '@scoresheet/domain-match';
import {
  exportRecord,
  isJsonObject,
  partitionOf,
  readExport,
  recordIdOf,
  type JsonObject,
  type ReadOnlyAggregate,
  type RecordedEvent,
  type RecordExport,
} from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  gamesOf,
  readOnlyTournament,
  resultsInMatches,
  type TournamentState,
} from '@scoresheet/domain-tournament';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { memoryArchive } from '@scoresheet/services-archive';
import { signedCommand } from '@scoresheet/services-decider';
import { keysFrom, matchKeysOf } from '@scoresheet/services-keys';
import { MatchServiceModule } from '@scoresheet/services-match';
import { foldableOf, RecordTail } from '@scoresheet/services-tail';
import { memoryCheckpoints } from '@scoresheet/services-worker';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TournamentServiceModule } from '../tournament-service.module.js';

const KEY = new Uint8Array(32).fill(5);
const keys = keysFrom(KEY);
const PARTITIONS = 3;
const DECK = GAMES['fuzzycards']?.readyDecks[0]?.cards ?? [];
const ENTRANTS = ['ann', 'bob', 'cid', 'dee'];
const PATIENCE = { timeout: 15_000, interval: 20 };

type Given<T> = T extends unknown ? Omit<T, 'record' | 'role' | 'commandId'> : never;

let log: MemoryLog;
let services: { close(): Promise<void> }[];
let commands: number;
beforeEach(() => {
  log = memoryLog({ topics: Object.values(TOPICS), partitions: PARTITIONS });
  services = [];
  commands = 0;
});
afterEach(async () => {
  for (const service of services) await service.close();
});

const common = () => ({
  log: log.openAnother(),
  keys,
  checkpoints: memoryCheckpoints(),
  matchKeys: matchKeysOf([{ key: KEY, fromMs: 0, endsTokens: false }]),
  macRequirement: { requiredFrom: () => Promise.resolve(0) },
  onFatal: (error: Error) => {
    throw error;
  },
});

async function start(module: Parameters<typeof Test.createTestingModule>[0]['imports']) {
  const compiled = await Test.createTestingModule({ imports: module ?? [] }).compile();
  await compiled.init();
  services.push(compiled);
  return compiled;
}

const startMatches = () =>
  start([MatchServiceModule.register({ ...common(), archive: memoryArchive() })]);
const startTournaments = () =>
  start([
    TournamentServiceModule.register({
      ...common(),
      archive: memoryArchive(),
      matchArchive: memoryArchive(),
    }),
  ]);

const named = { actor: 'olga', commandId: 'create' };
const record = recordIdOf({ kind: 'tournament', ...named }, sha256);

async function tell(given: Given<TournamentCommand>, commandId = `t-${(commands += 1)}`) {
  const command = { record, commandId, role: 'player', ...given } as TournamentCommand;
  const message = signedCommand(command, { messages: TOURNAMENT_MESSAGES, sender: 'api', keys });
  const partition = partitionOf(record, PARTITIONS, sha256);
  await log.append({ topic: TOPICS.tournamentCommands, partition }, [message]);
}

async function play(match: string, given: Given<Command>) {
  const commandId = `m-${(commands += 1)}`;
  const command = { record: match, commandId, role: 'player', ...given } as Command;
  const message = signedCommand(command, { messages: MATCH_MESSAGES, sender: 'api', keys });
  const partition = partitionOf(match, PARTITIONS, sha256);
  await log.append({ topic: TOPICS.matchCommands, partition }, [message]);
}

/** Every record of one kind, as its events make it. */
async function states<S>(topic: string, aggregate: ReadOnlyAggregate<S>): Promise<S[]> {
  const found = new Map<string, S>();
  for (let partition = 0; partition < PARTITIONS; partition += 1) {
    const tail = new RecordTail<S>({
      log,
      of: { topic, partition },
      archive: memoryArchive(),
      from: 0,
    });
    tail.onAdmitted((event) => {
      const id = event.header.record;
      found.set(id, aggregate.fold(found.get(id), foldableOf(event)));
    });
    await tail.start();
    await tail.atEnd();
    await tail.stop();
  }
  return [...found.values()];
}

async function exportsOf(topic: string): Promise<readonly RecordExport[]> {
  const lines = new Map<string, Uint8Array[]>();
  for (let partition = 0; partition < PARTITIONS; partition += 1) {
    const of = { topic, partition };
    for (const { key, value } of await log.read(of, 0, 1_000)) {
      lines.set(key, [...(lines.get(key) ?? []), value]);
    }
  }
  return [...lines.values()].map((events) => {
    const read = readExport(Buffer.from(exportRecord(events, sha256, () => true)), sha256);
    if (!read.ok) throw new Error('an export of ours is broken');
    return read.value;
  });
}

/** The event as if the game had ended otherwise. */
const withPlaces = (event: RecordedEvent, places: number[][]): RecordedEvent => {
  const facts = event.parts.public?.['facts'] as readonly JsonObject[];
  const told = facts.map((fact) =>
    isJsonObject(fact['outcome']) ? { ...fact, outcome: { ...fact['outcome'], places } } : fact,
  );
  return { ...event, parts: { ...event.parts, public: { ...event.parts.public, facts: told } } };
};

const matches = (): Promise<MatchState[]> =>
  states(TOPICS.matchEvents, readOnlyMatch({ rulesOf, sha256 }));

async function tournament(): Promise<TournamentState> {
  const aggregate = readOnlyTournament({ sha256, gameOf: gamesOf(rulesOf) });
  const [state] = await states(TOPICS.tournamentEvents, aggregate);
  if (state === undefined) throw new Error('there is no tournament yet');
  return state;
}

const roundOf = (state: TournamentState) => state.phases.at(-1)?.rounds.at(-1);

/** An event of four with lists, up to the start of its first round. */
async function openEvent(lists: boolean): Promise<void> {
  const as = { actor: 'olga' };
  await tell(
    {
      ...as,
      type: 'create-tournament',
      game: 'fuzzycards',
      play: 'platform',
      capacity: 8,
      entry: 'open',
      checkIn: false,
      phases: [{ kind: 'swiss', rounds: 2, standings: 'magic/1' }],
    },
    named.commandId,
  );
  await tell({ ...as, type: 'announce-tournament' });
  await tell({ ...as, type: 'open-registration' });
  for (const [i, actor] of ENTRANTS.entries()) {
    await tell({ actor, type: 'enter-tournament' });
    if (!lists) continue;
    await tell({ actor, type: 'hand-in-list', entrant: i + 1, cards: [...DECK] });
  }
  await tell({ ...as, type: 'begin-phase', phase: 1 });
  await playRound(1);
}

async function playRound(round: number): Promise<void> {
  const of = { actor: 'olga', phase: 1, round };
  for (const type of ['draw-round', 'publish-round', 'start-round'] as const) {
    await tell({ ...of, type });
  }
}

const openMatches = async (): Promise<MatchState[]> =>
  (await matches()).filter((match) => statusOf(match) === 'open');

/** Two tables are open; at each the first seat gives up as soon as the game runs. */
async function concedeAll(): Promise<void> {
  await vi.waitFor(async () => expect(await openMatches()).toHaveLength(2), PATIENCE);
  for (const { record: id, seq, seats } of await openMatches()) {
    for (const [i, { actor }] of seats.entries()) {
      await play(id, { type: 'get-ready', actor: actor ?? '', expectedSeq: seq + i });
    }
    await play(id, { type: 'concede', actor: seats[0]?.actor ?? '' });
  }
}

describe('The process manager', () => {
  it('opens a match for each table, and records how it went', async () => {
    await startMatches();
    await startTournaments();
    await openEvent(true);
    await concedeAll();
    await vi.waitFor(async () => expect(roundOf(await tournament())?.open).toBe(0), PATIENCE);
    await tell({ actor: 'olga', type: 'close-round', phase: 1, round: 1 });
    await playRound(2);
    await concedeAll();
    await vi.waitFor(async () => {
      const round = roundOf(await tournament());
      expect([round?.round, round?.open]).toEqual([2, 0]);
    }, PATIENCE);
    const played = await matches();
    const told = (await tournament()).phases[0]?.rounds.flatMap(({ tables }) =>
      [...tables.values()].flatMap((table) => table.matches.map(({ match }) => match)),
    );
    expect(played.map(({ record: id }) => id).toSorted()).toEqual(told?.toSorted());
    expect(played).toHaveLength(4);
    expect(new Set(played.flatMap(({ seats }) => seats.map(({ actor }) => actor)))).toEqual(
      new Set(ENTRANTS),
    );
  });

  it('leaves results that are found in the matches that they name', async () => {
    await startMatches();
    await startTournaments();
    await openEvent(true);
    await concedeAll();
    await vi.waitFor(async () => expect(roundOf(await tournament())?.open).toBe(0), PATIENCE);
    const [event] = await exportsOf(TOPICS.tournamentEvents);
    const played = await exportsOf(TOPICS.matchEvents);
    if (event === undefined) throw new Error('there is no tournament');
    const atHand = (given: readonly RecordExport[]) =>
      resultsInMatches(event, new Map(given.map((each) => [each.record, each])));
    expect(atHand(played)).toEqual({ found: 2, notAtHand: 0, differs: [] });
    expect(atHand(played.slice(1))).toEqual({ found: 1, notAtHand: 1, differs: [] });
    const [one, other] = played as readonly [RecordExport, RecordExport];
    const cut = { ...one, events: one.events.slice(0, -1) };
    expect(atHand([cut, other]).differs).toMatchObject([
      { match: one.record, says: expect.stringMatching(/ends before event/) },
    ]);
    const swapped = { ...other, record: one.record };
    expect(atHand([swapped, other]).differs).toMatchObject([{ match: one.record }]);
    const lastEvents = one.events.map((each, i) =>
      i === one.events.length - 1 ? withPlaces(each, [[1], [2]]) : each,
    );
    expect(atHand([{ ...one, events: lastEvents }, other]).differs).toMatchObject([
      { match: one.record, says: 'the games were won 1-0-0, and the table has 0-1-0' },
    ]);
  });

  it('begins where it was: nothing is opened twice by another, nor after a new start', async () => {
    await startMatches();
    const first = await startTournaments();
    await startTournaments(); // a second one, in all the same partitions
    await openEvent(true);
    await vi.waitFor(async () => expect(await openMatches()).toHaveLength(2), PATIENCE);
    services = services.filter((one) => one !== first);
    await first.close();
    await startTournaments();
    await concedeAll();
    await vi.waitFor(async () => expect(roundOf(await tournament())?.open).toBe(0), PATIENCE);
    expect(await matches()).toHaveLength(2);
  });

  it('ends the match of a table that staff has decided', async () => {
    await startMatches();
    await startTournaments();
    await openEvent(true);
    await vi.waitFor(async () => expect(await openMatches()).toHaveLength(2), PATIENCE);
    await sleep(5); // a match younger than the tournament's last event is left alone
    const [table] = roundOf(await tournament())?.tables.values() ?? [];
    const winner = table?.entrants[0] ?? 0;
    await tell({
      actor: 'olga',
      type: 'enter-result',
      phase: 1,
      round: 1,
      table: table?.number ?? 0,
      result: { is: 'forfeit', winner },
    });
    await vi.waitFor(async () => expect(await openMatches()).toHaveLength(1), PATIENCE);
  });
});
