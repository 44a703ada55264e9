/** Matches and tournaments in one log: what is made anew, compared and mended, is so of both. */
import { readFileSync } from 'node:fs';
import { Logger } from '@nestjs/common';
import { partitionOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { archiveStates } from '@scoresheet/services-archive';
import { ROW_MODELS } from '@scoresheet/services-read-models';
import { expect, it } from 'vitest';
import {
  append,
  database,
  EVENT_TOPICS,
  log,
  matches,
  projectedToEnd,
  projectedWorld,
} from './projected-world.spec-kit.js';
import { ProjectorService } from './projector.service.js';
import { rebuildNamed } from './rebuild-named.js';
import { change, startScrubber, stopScrubbers, ONE_BYTE } from './scrub/scrubbed-world.spec-kit.js';
import { interleaved, PARTITIONS, writtenEvent } from './written-matches.spec-kit.js';

const GOLDEN = new URL('../../../domain/tournament/goldens/pods.jsonl', import.meta.url);
const TOURNAMENTS = 'tournament.events';

Logger.overrideLogger(false);
projectedWorld();
stopScrubbers();

/** The events of a kept tournament, between what its export says beside them. */
const EVENTS = readFileSync(GOLDEN, 'utf8')
  .split(/\n\{"check":[^\n]*/)
  .map((text) => text.trim())
  .filter((text) => text.startsWith('["scoresheet/1"'));
const TOURNAMENT = (JSON.parse(EVENTS[0]?.split('\n')[0] ?? '') as readonly string[])[1] ?? '';

async function appendTournament(): Promise<void> {
  const partition = partitionOf(TOURNAMENT, PARTITIONS, sha256);
  const messages = EVENTS.map((text) => ({ key: TOURNAMENT, value: Buffer.from(text) }));
  await log.append({ topic: TOURNAMENTS, partition }, messages);
}

/** Archives and lists records of both kinds by the service itself, and stops it then. */
async function projected(): Promise<void> {
  await appendTournament();
  await append(interleaved(matches(2)));
  const onFatal = (error: Error) => {
    throw error;
  };
  const service = new ProjectorService({ log: log.openAnother(), database, onFatal });
  service.onApplicationBootstrap();
  for (const topic of EVENT_TOPICS) await projectedToEnd(topic);
  await service.beforeApplicationShutdown();
}

const compared = (name: Parameters<typeof rebuildNamed>[0]) =>
  rebuildNamed(name, { log, database }, { compareOnly: true });

it('Lists of tournaments that another version has written are made anew before anything else', async () => {
  await projected();
  const { version } = ROW_MODELS.tournament;
  expect(await version.areCurrent(database)).toBe(true);
  await database.query(`update scoresheet.tournament set capacity = 99`);
  await database.transaction((manager) => version.forget(manager));
  await projected();
  expect(await version.areCurrent(database)).toBe(true);
  expect(await compared('tournaments')).toMatchObject({ rows: 1, differing: 0 });
});

it('Accounts that have entered are written with the lists, and anew with them', async () => {
  await projected();
  const entered = () =>
    database.query<object[]>(
      'select tournament, number, actor from scoresheet.tournament_entrant order by number',
    );
  const first = await entered();
  expect(first[0]).toEqual({
    tournament: TOURNAMENT,
    number: 1,
    actor: expect.any(String) as string,
  });
  await database.query('delete from scoresheet.tournament_entrant where number > 1');
  await rebuildNamed('tournaments', { log, database });
  expect(await entered()).toEqual(first);
  expect(first.length).toBeGreaterThan(1);
});

it('A rebuild of the lists of tournaments finds what differs, and puts it right', async () => {
  await projected();
  await database.query(`update scoresheet.tournament set event_count = 99`);
  const found = { differing: 1, differences: [{ id: TOURNAMENT, fields: ['eventCount'] }] };
  expect(await compared('tournaments')).toMatchObject(found);
  expect(await rebuildNamed('tournaments', { log, database })).toMatchObject(found);
  expect(await compared('tournaments')).toMatchObject({ rows: 1, differing: 0 });
  expect(await compared('matches')).toMatchObject({ rows: 2, differing: 0 });
});

it('A rebuild of the archive has the events of every kind', async () => {
  await projected();
  const told: number[] = [];
  const [{ count } = { count: '' }] = await database.query<{ count: string }[]>(
    'select count(*) from scoresheet.archived_event',
  );
  await database.query(`delete from scoresheet.archived_event where record = $1 and seq = 3`, [
    TOURNAMENT,
  ]);
  const report = await rebuildNamed(
    'archive',
    { log, database },
    { onProgress: ({ read, total }) => void told.push(total - read) },
  );
  expect(report).toMatchObject({
    rows: Number(count),
    differing: 1,
    differences: [{ id: `${TOURNAMENT}/3` }],
  });
  expect(told.at(-1)).toBe(0);
  expect(await compared('archive')).toMatchObject({ rows: Number(count), differing: 0 });
});

it('The scrubber mends an event of a tournament, and goes on through all topics', async () => {
  await projected();
  await change(ONE_BYTE, TOURNAMENT, 3);
  const { scrubber, mended, cycled } = startScrubber({ topics: EVENT_TOPICS });
  await cycled();
  expect(mended).toEqual([
    expect.stringContaining(`event 3 of ${TOURNAMENT} (topic "${TOURNAMENTS}"`),
  ]);
  expect(scrubber.figures()).toMatchObject({ differences: { 'archive-changed': 1 } });
  const events = EVENTS.length;
  expect(await archiveStates(database, TOURNAMENTS)).toMatchObject([
    { given: { events }, has: { events } },
  ]);
});

/** What somebody with the log's password writes: an event 0 under this name, into this topic. */
async function appendMisplaced(record: string, topic: string): Promise<void> {
  const fact = { kind: 'match-created', game: 'fuzzycards', ruleset: 'fuzzycards/1', seats: 2 };
  const { partition, message } = writtenEvent(record, undefined, 'match-created', [fact]);
  await log.append({ topic, partition }, [message]);
}

it('An event in the topic of another kind of record is passed over, and the true record goes on', async () => {
  const [match = []] = matches(1);
  const record = match[0]?.record ?? '';
  await appendMisplaced(TOURNAMENT, 'match.events');
  await appendMisplaced(record, TOURNAMENTS);
  await projected();
  const kept = await database.query<{ topic: string; count: string }[]>(
    'select topic, count(*) from scoresheet.archived_event group by topic order by topic',
  );
  expect(kept).toEqual([
    { topic: 'match.events', count: `${matches(2).flat().length}` },
    { topic: TOURNAMENTS, count: `${EVENTS.length}` },
  ]);
  expect(await compared('archive')).toMatchObject({ differing: 0 });
  expect(await compared('matches')).toMatchObject({ rows: 2, differing: 0 });
  expect(await compared('tournaments')).toMatchObject({ rows: 1, differing: 0 });
});

it('The scrubber takes no event in the topic of another kind of record for one that is lacking', async () => {
  const [match = []] = matches(1);
  await appendMisplaced(match[0]?.record ?? '', TOURNAMENTS);
  await projected();
  const { scrubber, mended, cycled } = startScrubber({ topics: EVENT_TOPICS });
  await cycled();
  expect([mended, scrubber.figures()]).toMatchObject([[], { differences: {} }]);
});
