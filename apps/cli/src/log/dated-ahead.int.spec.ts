/** Somebody who may write to the log has dated an event of a match at the end of all time. */
import { TOPICS } from '@scoresheet/contracts-messages';
import { partitionOf, sealEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { playMatch, type BotTable } from '@scoresheet/services-bots';
import { rebuildMatches } from '@scoresheet/services-projector';
import { suspendedMatches } from '@scoresheet/services-read-models';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  beginMatch,
  startInstallation,
  untilOver,
  untilProjected,
} from '../installation/running.spec-kit.js';
import type { Environment, Running } from '../installation/running.spec-kit.js';
import { settingsOf } from '../server/settings.js';
import { restoreInstallation } from './migrate-installation.js';

const ACCEPTED_BEFORE = 6;

let postgres: SharedPostgres;
let folder: string;
let env: Environment;
let attacked: BotTable;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-ahead-'));
  postgres = await sharedPostgres();
  env = { SCORESHEET_DATA: folder, DATABASE_URL: await postgres.createDatabase() };
});
afterAll(async () => {
  await postgres?.dispose();
  await rm(folder, { recursive: true, force: true });
});

/** On the head of the record, where the chain admits it. */
async function attack({ foundation: { log, archive } }: Running): Promise<void> {
  const record = attacked.match;
  const head = (await archive.heads([record], Number.MAX_SAFE_INTEGER)).get(record);
  const draft = { record, type: 'decision-answered', commandId: 'by-hand' };
  const parts = { public: { action: { type: 'act' }, facts: [] } };
  const { bytes } = sealEvent({ ...draft, at: Number.MAX_SAFE_INTEGER, parts }, head, {
    saltOf: () => sha256('salt'),
    sha256,
  });
  const partition = partitionOf(record, log.partitions, sha256);
  await log.append({ topic: TOPICS.matchEvents, partition }, [{ key: record, value: bytes }]);
}

/** The match stands still for the lists and for the api; beside it bots play one to its end. */
async function expectOthersGoOn(running: Running, played: number): Promise<void> {
  const { url, foundation } = running;
  await untilProjected(running);
  expect(await suspendedMatches(foundation.database)).toEqual([attacked.match]);
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ match(id: "${attacked.match}") { seq } }` }),
  });
  const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['SUSPENDED']);
  await playMatch({ url, seed: `neighbour ${played}`, bots: ['random', 'random'] });
  await untilOver(running, played);
  expect(await rebuildMatches(foundation, { compareOnly: true })).toMatchObject({ differing: 0 });
  expect(running.fatal).toEqual([]);
}

it('The match stands still alone, also in a log that was filled from the archive', async () => {
  const running = await startInstallation(env);
  attacked = await beginMatch(running, 'attacked', ACCEPTED_BEFORE);
  await attack(running);
  await expectOthersGoOn(running, 1);
  await running.stop();

  const client = new pg.Client(env['DATABASE_URL']);
  await client.connect();
  await client.query('drop schema scoresheet_log cascade');
  await client.end();
  const { appended, events } = await restoreInstallation(settingsOf(env), () => undefined);
  expect(appended).toBe(events);

  const again = await startInstallation(env);
  await expectOthersGoOn(again, 2);
  await again.stop();
});
