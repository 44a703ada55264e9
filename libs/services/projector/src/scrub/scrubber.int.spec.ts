/** Log and archive watch each other: what has changed in one is found, told and mended. */
import type { Entry } from '@scoresheet/event-log-port';
import { archiveStates, keptDifferences, lacksEvents } from '@scoresheet/services-archive';
import { openDatabase } from '@scoresheet/services-runtime';
import { describe, expect, it, vi } from 'vitest';
import {
  append,
  database,
  expectProjected,
  matches,
  PATIENCE_MS,
  projectedToEnd,
  startProjector,
  TOPIC,
  url,
} from '../projected-world.spec-kit.js';
import { interleaved } from '../written-matches.spec-kit.js';
import {
  change,
  hasRead,
  isEvent,
  logWith,
  ONE,
  ONE_BYTE,
  played,
  scrubbedWorld,
  startScrubber,
  TWO,
} from './scrubbed-world.spec-kit.js';

scrubbedWorld();

describe('A scrubber', () => {
  it('finds nothing where both copies are the same, and says how long it took', async () => {
    await played();
    const { scrubber, told, mended, troubles, cycled } = startScrubber();
    await cycled();
    expect([told, mended, troubles]).toEqual([[], [], []]);
    const { bytes, differences, incompletePartitions } = scrubber.figures();
    const [sums] = await database.query<{ bytes: string }[]>(
      'select sum(length(bytes)) as bytes from scoresheet.archived_event',
    );
    expect(bytes).toBeGreaterThan(2 * Number(sums?.bytes) - 1);
    expect([differences, incompletePartitions]).toEqual([{}, 0]);
  });

  it.each([
    ['a byte', ONE_BYTE],
    ['all bytes', `bytes = ''`],
    ['the recorded hash', `hash = 'nonsense'`],
    ['the number', 'seq = 1000'],
    ['the name', `record = 'm-other'`],
  ])('mends %s of an archived event from the log, and says so', async (_, damage) => {
    const all = await played();
    await change(damage, ONE, 4);
    const { scrubber, told, mended, cycled } = startScrubber();
    await cycled();
    await expectProjected(all);
    expect(mended.join()).toMatch(/the archive's copy was changed; the log has the right bytes/);
    expect(scrubber.figures().differences).toMatchObject({ 'archive-changed': 1 });
    expect(await keptDifferences(database, TOPIC)).toEqual([]);
    expect(told.filter((words) => !words.includes('it was given'))).toEqual([]);
  });

  it('gives an archive back what it lacks, and then it is complete again', async () => {
    const all = await played();
    await database.query(
      `delete from scoresheet.archived_event where record = '${ONE}' and seq > 3`,
    );
    await database.query(`delete from scoresheet.archived_event where record = '${TWO}'`);
    expect((await archiveStates(database, TOPIC)).some(lacksEvents)).toBe(true);
    const { scrubber, told, mended } = startScrubber({ bytesPerSecond: 1 });
    await vi.waitFor(
      async () => expect((await archiveStates(database, TOPIC)).some(lacksEvents)).toBe(false),
      { timeout: PATIENCE_MS, interval: 20 },
    );
    await expectProjected(all);
    expect(told.join()).toMatch(/has \d+ events; it was given \d+\. No record is begun there/);
    expect(mended.length).toBe(all.slice(1, 3).flat().length - 4);
    expect(scrubber.figures().incompletePartitions).toBeLessThan(2);
  });

  it.each([
    ['changed', 'log-changed', (entry: Entry) => [{ ...entry, value: new Uint8Array([7]) }]],
    ['lost', 'log-lacks', () => []],
  ])('names an entry that the log has %s, once, and keeps it', async (_, kind, damage) => {
    const all = await played();
    const damaged = logWith((entry) => (isEvent(entry, ONE, 4) ? damage(entry) : [entry]));
    const first = startScrubber({ log: damaged });
    await first.cycled();
    await first.stop();
    expect(first.told).toHaveLength(1);
    expect(first.told[0]).toMatch(
      /^event 4 of m-0+1 \(topic "match.events", partition \d, offset \d+\): /,
    );
    expect(first.told[0]).toContain('the archive has');
    expect(await keptDifferences(database, TOPIC)).toMatchObject([{ kind, record: ONE, seq: 4 }]);
    await expectProjected(all);

    const second = startScrubber();
    await vi.waitFor(async () => expect(await keptDifferences(database, TOPIC)).toEqual([]), {
      timeout: PATIENCE_MS,
    });
    expect(second.told).toEqual([]);
  });

  it('takes nothing from a log whose bytes the chain does not vouch for', async () => {
    await played();
    await change(ONE_BYTE, ONE, 4);
    const damaged = logWith((entry) =>
      isEvent(entry, ONE, 4) ? [{ ...entry, value: new Uint8Array([7]) }] : [entry],
    );
    const { mended, cycled } = startScrubber({ log: damaged });
    await cycled();
    expect(mended).toEqual([]);
    expect(await keptDifferences(database, TOPIC)).toMatchObject([{ kind: 'both-changed' }]);
  });

  it('counts, once, what nobody had counted before an upgrade, beside a projector that goes on', async () => {
    const all = matches(4);
    startProjector();
    await append(interleaved(all.slice(0, 3)));
    await projectedToEnd();
    await database.query('delete from scoresheet.projection_tally');
    await database.query(`update scoresheet.archive_tally set events = 0, digest = 0::bit(256),
      is_whole = false`);
    const states = await archiveStates(database, TOPIC);
    expect(states.map(({ given, has }) => [given, has])).toEqual(
      states.map(() => [undefined, undefined]),
    );
    const { cycled } = startScrubber();
    await append(interleaved(all.slice(3)));
    await cycled();
    await projectedToEnd();
    const counted = await archiveStates(database, TOPIC);
    expect(counted).toHaveLength(states.length);
    for (const { given, has } of counted) {
      expect(given?.events).toBeGreaterThan(0);
      expect(given).toEqual(has);
    }
    await expectProjected(all);
  });

  it('is one for all processes', async () => {
    await played();
    const first = startScrubber({ bytesPerSecond: 1 });
    await hasRead(first.scrubber);
    const elsewhere = await openDatabase(url);
    const asked = vi.spyOn(elsewhere.logger, 'logQuery');
    const second = startScrubber({ database: elsewhere });
    const turn = () => asked.mock.calls.find(([sql]) => sql.includes('pg_try_advisory_lock'))?.[2];
    await vi.waitFor(() => expect(turn()).toHaveProperty('isReleased', true), {
      timeout: PATIENCE_MS,
    });
    expect(second.scrubber.figures().bytes).toBe(0);
    expect(second.troubles).toEqual([]);
    await second.stop();
    await elsewhere.destroy();
  });

  it('that is told to stop in a partition leaves off there, and reads no other one', async () => {
    await played();
    const { scrubber, stop } = startScrubber({ bytesPerSecond: 1 });
    await hasRead(scrubber);
    const { bytes } = scrubber.figures();
    await stop();
    expect(scrubber.figures()).toMatchObject({ bytes, cycleSeconds: undefined });
    expect(await database.query('select partition from scoresheet.scrub_cycle')).toEqual([
      { partition: 0 },
    ]);
  });
});
