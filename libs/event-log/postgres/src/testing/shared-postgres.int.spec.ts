import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { sharedPostgres, type SharedPostgres } from './shared-postgres.js';

describe('The PostgreSQL that spec files share', () => {
  const sharers: SharedPostgres[] = [];
  const share = async (): Promise<SharedPostgres> => {
    const shared = await sharedPostgres();
    sharers.push(shared);
    return shared;
  };
  afterAll(async () => {
    for (const sharer of sharers) await sharer.dispose();
  });

  it('is one server, and everybody has databases of their own', async () => {
    const [first, second] = [await share(), await share()];
    const [one, other] = [await first.createDatabase(), await second.createDatabase()];
    expect(new URL(one).port).toBe(new URL(other).port);
    await query(one, 'create table mine ()');
    await expect(query(other, 'select from mine')).rejects.toThrow('does not exist');
  });

  it('has connections cut to the databases of one, and no others', async () => {
    const [cutting, other] = [await share(), await share()];
    const mine = await connected(await cutting.createDatabase());
    const theirs = await connected(await other.createDatabase());

    await cutting.cutConnections();
    await mine.cutOff;

    expect((await theirs.client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await theirs.client.end();
  });

  it('loses the databases of who has done, although somebody is connected, and no others', async () => {
    const [leaving, staying] = [await share(), await share()];
    const [left, kept] = [await leaving.createDatabase(), await staying.createDatabase()];
    const { cutOff } = await connected(left);

    await leaving.dispose();
    await cutOff;

    await expect(query(left, 'select 1')).rejects.toThrow('does not exist');
    expect(await query(kept, 'select 1 as one')).toEqual([{ one: 1 }]);
    await leaving.dispose(); // harmless
  });
});

async function connected(connectionString: string) {
  const client = new pg.Client({ connectionString });
  const cutOff = new Promise((resolve) => client.on('error', resolve));
  await client.connect();
  return { client, cutOff };
}

async function query(connectionString: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
