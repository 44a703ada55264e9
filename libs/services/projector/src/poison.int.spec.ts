/** Events that the chain admits and no table can hold, and tables that refuse one of many. */
import type { Json } from '@scoresheet/domain-record';
import { recordNamed } from '@scoresheet/domain-record/record-named';
import { postgresArchive } from '@scoresheet/services-archive';
import { matchQueries } from '@scoresheet/services-read-models';
import { describe, expect, it } from 'vitest';
import {
  append,
  database,
  expectProjected,
  log,
  matches,
  projectedToEnd,
  projectedWorld,
  startProjector,
  TOPIC,
} from './projected-world.spec-kit.js';
import { rebuildMatches } from './rebuild-matches.js';
import {
  interleaved,
  writtenEvent,
  writtenMatch,
  type WrittenEvent,
} from './written-matches.spec-kit.js';

projectedWorld();

const LONG = 'x'.repeat(3_000);
const VICTIM = recordNamed('bad');
const created = { kind: 'match-created', game: 'fuzzycards', ruleset: 'fuzzycards/1', seats: 2 };

/** What nobody of ours writes, as event 0. */
const POISON: readonly Json[] = [
  { ...created, game: 'fuzzy\0cards' },
  { ...created, ruleset: 'fuzzycards\0/1' },
  { ...created, game: LONG },
  { ...created, seats: Number.MAX_SAFE_INTEGER },
  { ...created, seats: 2 ** 31 },
  { ...created, spectatorDelay: { events: Number.MAX_SAFE_INTEGER, seconds: 2 ** 53 - 1 } },
  { ...created, abandonAfterMs: Number.MAX_SAFE_INTEGER },
];

/** What nobody of ours writes, as event 1. */
const LATER: readonly Json[] = [
  { kind: 'seat-taken', seat: 1, actor: 'a\0' },
  { kind: 'seat-taken', seat: 1, actor: LONG },
  { kind: 'ended', outcome: { places: [], reason: '\0' } },
  { kind: 'ended', outcome: { places: [], reason: LONG } },
  { kind: 'ended', outcome: { places: [[2 ** 53 - 1]], reason: 'x' } },
];

/** A suspended match's row stands still, and its bytes are in the archive to the last event. */
async function expectSuspended(events: readonly WrittenEvent[]): Promise<void> {
  const record = events[0]?.record ?? '';
  expect(await matchQueries(database).match(record)).toMatchObject({
    suspended: true,
    eventCount: events.length,
  });
  const archived = await postgresArchive(database, TOPIC).events(record, 1e9);
  expect(archived.map(({ bytes }) => Buffer.from(bytes))).toEqual(
    events.map(({ message }) => Buffer.from(message.value)),
  );
}

async function expectOver(all: readonly (readonly WrittenEvent[])[]): Promise<void> {
  expect(all.length).toBeGreaterThan(0);
  for (const [{ record } = { record: '' }] of all) {
    expect(await matchQueries(database).match(record)).toMatchObject({ status: 'over' });
  }
}

/** A match in which this stands as the fact of event `seq`, and one more event. */
function poisoned(record: string, seq: number, fact: Json): readonly WrittenEvent[] {
  const good = seq === 0 ? [] : [...writtenMatch(record, seq)];
  const head = seq === 0 ? undefined : { seq: seq - 1, hash: good.at(-1)?.hash ?? '' };
  const type = seq === 0 ? 'match-created' : 'decision-answered';
  const bad = writtenEvent(record, head, type, [fact]);
  return [...good, bad, writtenEvent(record, { seq, hash: bad.hash }, 'seat-taken', [])];
}

it('An event under a name that no record has is archived, listed and looked up nowhere', async () => {
  const all = matches(2);
  await append(interleaved(all));
  for (const name of ['', 'm-1', `${VICTIM}\0`, `m-${LONG}`]) {
    const { message } = writtenEvent(name, undefined, 'match-created', [created]);
    for (const partition of [0, 1]) {
      await log.append({ topic: TOPIC, partition }, [{ key: 'any', value: message.value }]);
    }
  }
  const projector = startProjector();
  await projectedToEnd();
  await expectProjected(all);
  expect(projector.troubles).toEqual([]);
});

it('An event that no row can hold stops its match alone, and is archived with all that follows', async () => {
  const all = matches(2);
  const begun = POISON.map((fact, i) => poisoned(recordNamed(`a${i}`), 0, fact));
  const later = LATER.map((fact, i) => poisoned(recordNamed(`b${i}`), 1, fact));
  await append(interleaved([...all, ...begun, ...later]));
  const projector = startProjector();
  await projectedToEnd();
  for (const poison of [...begun, ...later]) await expectSuspended(poison);
  await expectOver(all);
  expect([projector.troubles, projector.suspended]).toEqual([[], []]);
  const compared = await rebuildMatches({ log, database }, { compareOnly: true });
  expect(compared).toMatchObject({ differing: 0 });
});

/** From now on the table of matches fails with this SQLSTATE. */
async function failing(state: string, when: string): Promise<void> {
  await database.query(`create sequence scoresheet.failure`);
  await database.query(
    `create function scoresheet.fail() returns trigger language plpgsql as $$ begin
       if ${when} then raise exception 'planted' using errcode = '${state}'; end if;
       return new; end $$`,
  );
  await database.query(
    `create trigger fail before insert or update on scoresheet.match
     for each row execute function scoresheet.fail()`,
  );
}

describe('A batch that fails', () => {
  it.each(['22P05', '23514'])(
    'is written event by event, and what causes it is suspended alone: %s',
    async (state) => {
      await failing(state, `new.id = '${VICTIM}' and new.event_count >= 3 and not new.suspended`);
      const all = matches(3);
      const victim = [...writtenMatch(VICTIM, 8)];
      await append(interleaved([...all, victim]));
      const projector = startProjector();
      await projectedToEnd();
      expect(projector.suspended).toEqual([`${VICTIM}/2`]);
      expect(projector.troubles).toEqual([]);
      await expectSuspended(victim);
      await expectOver(all);
    },
  );

  it.each(['53100', '40P01', '57P01', '08006', '57014'])(
    'is tried again as it is while the database is in trouble, and nobody is suspended: %s',
    async (state) => {
      await failing(state, `nextval('scoresheet.failure') <= 2`);
      const all = matches(3);
      await append(interleaved(all));
      const projector = startProjector();
      await projectedToEnd();
      expect(projector.suspended).toEqual([]);
      expect(projector.troubles.length).toBeGreaterThan(0);
      await expectProjected(all);
    },
  );
});
