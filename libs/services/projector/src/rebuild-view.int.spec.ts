import { sealEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { GAMES } from '@scoresheet/games-catalog';
import { recordNamed } from '@scoresheet/domain-record/record-named';
import { matchQueries, ROW_MODELS } from '@scoresheet/services-read-models';
import { describe, expect, it } from 'vitest';
import { ProjectorService } from './projector.service.js';
import { rebuildMatches } from './rebuild-matches.js';
import { rebuildNamed } from './rebuild-named.js';
import { NothingReadable, RebuildRunning, type RebuildProgress } from './rebuild-view.js';
import {
  append,
  AT_ONCE,
  database,
  end,
  expectProjected,
  log,
  matches,
  projectedToEnd,
  projectedWorld,
  projectors,
  startProjector,
  TOPIC,
} from './projected-world.spec-kit.js';
import { interleaved, writtenMatch } from './written-matches.spec-kit.js';

projectedWorld();

describe('a rebuild', () => {
  it('finds and mends whatever differs, while projectors run', async () => {
    const all = matches(5);
    startProjector();
    await append(interleaved(all.slice(0, 3)));
    await projectedToEnd();
    await database.query(
      `update scoresheet.match set event_count = 99 where id = '${recordNamed('1')}'`,
    );
    await database.query(`delete from scoresheet.match where id = '${recordNamed('2')}'`);
    await database.query(
      `insert into scoresheet.match
       select (jsonb_populate_record(match, '{"id": "m-ghost"}')).* from scoresheet.match
       where id = '${recordNamed('0')}'`,
    );

    const appending = append(interleaved(all.slice(3)));
    const sources = { log, database };
    const compared = await rebuildMatches(sources, { compareOnly: true });
    const { differing, differences } = await rebuildMatches(sources);

    expect(compared.differing).toBe(3);
    expect(differing).toBe(3);
    expect(differences).toMatchObject([
      {
        id: recordNamed('1'),
        live: { eventCount: 99 },
        rebuilt: { eventCount: all[1]?.length },
        fields: ['eventCount'],
      },
      { id: recordNamed('2'), live: undefined, rebuilt: { id: recordNamed('2') } },
      { id: 'm-ghost', live: { id: 'm-ghost' }, rebuilt: undefined },
    ]);
    await appending;
    await projectedToEnd();
    await expectProjected(all);
  });

  it('suspends what is dated far ahead, but trusts what an earlier version has archived', async () => {
    const record = recordNamed('5');
    const begun = writtenMatch(record, 5);
    const before = begun.at(-1) as (typeof begun)[number];
    const { seq, hash, partition } = before;
    const parts = { public: { action: { type: 'act' }, facts: [] } };
    const draft = { record, type: 'decision-answered', commandId: 'by-hand', parts };
    const { bytes } = sealEvent(
      { ...draft, at: Number.MAX_SAFE_INTEGER },
      { seq, hash },
      {
        saltOf: () => sha256('salt'),
        sha256,
      },
    );
    startProjector();
    await append([...begun, { ...before, partition, message: { key: record, value: bytes } }]);
    await projectedToEnd();
    const sources = { log, database };
    expect(await rebuildMatches(sources)).toMatchObject({ differing: 0 });
    expect(await matchQueries(database).match(record)).toMatchObject({ suspended: true });
    await database.query('update scoresheet.archived_event set stamped_at_ms = null');
    expect(await rebuildMatches(sources)).toMatchObject({ differing: 1 });
    expect(await matchQueries(database).match(record)).toMatchObject({ suspended: false });
  });

  it('holds nothing against what was archived without its first stamp', async () => {
    startProjector();
    await append(interleaved(matches(2)));
    await projectedToEnd();
    const stamps = async () =>
      database.query<{ stamped: boolean }[]>(
        'select distinct stamped_at_ms is not null as stamped from scoresheet.archived_event',
      );
    expect(await stamps()).toEqual([{ stamped: true }]);
    await database.query('update scoresheet.archived_event set stamped_at_ms = null');
    const sources = { log, database };
    expect(await rebuildNamed('archive', sources)).toMatchObject({ differing: 0 });
  });

  it('mends a row that ends with another event, and holds nothing against one that says none', async () => {
    startProjector();
    await append(interleaved(matches(3)));
    await projectedToEnd();
    const ids = [0, 1, 2].map((i) => recordNamed(`${i}`));
    const setHead = (i: number, head: string) =>
      database.query(`update scoresheet.match set head = ${head} where id = $1`, [ids[i]]);
    const sources = { log, database };
    await setHead(0, 'null');
    await setHead(1, `head || '{"seq": 0}'`);
    expect(await rebuildMatches(sources)).toMatchObject({ differing: 0 });
    await setHead(2, `head || '{"hash": "another"}'`);
    expect(await rebuildMatches(sources)).toMatchObject({
      differing: 1,
      differences: [{ id: ids[2], fields: ['head'] }],
    });
    expect(await rebuildMatches(sources)).toMatchObject({ differing: 0 });
  });

  it('is not undone by a projector that remembers the rows of before', async () => {
    const match = [...writtenMatch(recordNamed('77'), 12)];
    await append(match.slice(0, 7));
    await startProjector().asked(1);
    await projectedToEnd();
    await Promise.all(projectors.map((projector) => projector.stop()));
    await database.query(`update scoresheet.match set game = 'chess'`);
    startProjector();
    await append(match.slice(7, 9));
    await projectedToEnd();
    expect(await matchQueries(database).match(recordNamed('77'))).toMatchObject({ game: 'chess' });

    expect(await rebuildMatches({ log, database })).toMatchObject({ differing: 1 });
    await append(match.slice(9));
    await projectedToEnd();
    await expectProjected([match]);
  });

  it('says how far it has come, and gives up when told', async () => {
    startProjector();
    await append(interleaved(matches(3)));
    await projectedToEnd();
    const sources = { log, database };

    const told: RebuildProgress[] = [];
    const { entries } = await rebuildMatches(sources, { onProgress: (one) => told.push(one) });
    const total = (await end(0)) + (await end(1));
    expect(told.at(-1)).toEqual({ read: total, total });
    expect(entries).toBe(total);
    const stopped = AbortSignal.abort(new Error('enough'));
    await expect(rebuildMatches(sources, { stopped })).rejects.toThrow('enough');
    expect(await rebuildMatches(sources)).toMatchObject({ differing: 0 });
  });

  it('is refused in words while another one runs, which goes on', async () => {
    startProjector();
    await append(interleaved(matches(3)));
    await projectedToEnd();
    const sources = { log, database };
    const second: unknown[] = [];
    const first = rebuildMatches(sources, {
      onProgress() {
        second.push(rebuildMatches(sources).catch((error: unknown) => error));
      },
    });
    expect(await first).toMatchObject({ matches: 3, differing: 0 });
    expect(await second[0]).toBeInstanceOf(RebuildRunning);
    expect(await rebuildMatches(sources)).toMatchObject({ matches: 3 });
  });

  it('that is broken off at any step leaves the live rows as they are, and the next one mends', async () => {
    const all = matches(3);
    startProjector();
    await append(interleaved(all));
    await projectedToEnd();
    await database.query('update scoresheet.match set event_count = 99');
    const live = () => database.query<unknown[]>('select * from scoresheet.match order by id');
    const before = await live();
    for (let steps = 1; ; steps += 1) {
      const stopping = new AbortController();
      let left = steps;
      const rebuilt = rebuildMatches(
        { log: log.openAnother({ batchSize: AT_ONCE }), database },
        { stopped: stopping.signal, onProgress: () => (left -= 1) <= 0 && stopping.abort() },
      );
      if (
        await rebuilt.then(
          () => true,
          () => false,
        )
      )
        break;
      expect(await live()).toEqual(before);
    }
    await expectProjected(all);
  });

  it('of the archive finds and mends bytes and places, and shows nobody what they hold', async () => {
    const all = matches(3);
    startProjector();
    await append(interleaved(all));
    await projectedToEnd();
    await database.query(
      `update scoresheet.archived_event set bytes = 'nonsense' where record = '${recordNamed('0')}' and seq = 4`,
    );
    await database.query(
      `delete from scoresheet.archived_event where record = '${recordNamed('1')}' and seq = 2`,
    );
    await database.query(
      `insert into scoresheet.archived_event values ('m-ghost', 0, $1, 0, 999, '', '')`,
      [TOPIC],
    );
    const { differing, differences } = await rebuildNamed('archive', {
      log,
      database,
    });
    expect(differing).toBe(3);
    expect(differences).toMatchObject([
      { id: `${recordNamed('0')}/4`, fields: ['sha256'] },
      { id: `${recordNamed('1')}/2`, live: undefined, rebuilt: { hash: all[1]?.[2]?.hash } },
      { id: 'm-ghost/0', rebuilt: undefined },
    ]);
    expect(JSON.stringify(differences)).not.toContain('deck');
    await expectProjected(all);
  });

  it('takes no row away where this version can read nothing of the log', async () => {
    const foreign = new TextEncoder().encode('["another-format"]\n');
    await log.append({ topic: TOPIC, partition: 0 }, [{ key: recordNamed('0'), value: foreign }]);
    startProjector();
    await projectedToEnd();
    await database.query(
      `insert into scoresheet.match
         (id, game, status, suspended, seats, created_at_ms, updated_at_ms, event_count)
       values ('${recordNamed('0')}', 'fuzzycards', 'open', false, '[]', 1, 1, 1)`,
    );
    const rebuilt = rebuildMatches({ log, database });
    await expect(rebuilt).rejects.toThrow(NothingReadable);
    expect(await matchQueries(database).match(recordNamed('0'))).toMatchObject({
      id: recordNamed('0'),
    });
  });

  it('is made before anything else where another version has written the rows', async () => {
    const all = matches(3);
    const first = startProjector();
    await append(interleaved(all));
    await projectedToEnd();
    await first.stop();
    await database.query(`update scoresheet.match set ruleset = '', ended_at_ms = null`);
    expect(await ROW_MODELS.match.version.areCurrent(database)).toBe(false);

    const service = new ProjectorService({
      log: log.openAnother(),
      database,
      onFatal: (error) => {
        throw error;
      },
    });
    service.onApplicationBootstrap();
    await expect.poll(() => ROW_MODELS.match.version.areCurrent(database)).toBe(true);
    expect(await matchQueries(database).match(recordNamed('0'))).toMatchObject({
      ruleset: GAMES['fuzzycards']?.ruleset.id,
    });
    await service.beforeApplicationShutdown();
    await expectProjected(all);
  });
});
