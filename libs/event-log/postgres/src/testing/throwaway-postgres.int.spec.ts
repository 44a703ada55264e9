import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { janitorOf } from './janitor.js';
import { throwawayPostgres, type ThrowawayPostgres } from './throwaway-postgres.js';

describe('A throw-away PostgreSQL', () => {
  let postgres: ThrowawayPostgres;
  let url: string;
  beforeAll(async () => {
    postgres = await throwawayPostgres();
    url = await postgres.createDatabase();
  });
  afterAll(() => postgres.dispose());

  it('keeps what was committed when it crashes and starts again', async () => {
    await query(url, 'create table kept as select 7 as number');
    await postgres.crash();
    await expect(query(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    await postgres.restart();
    expect(await query(url, 'select number from kept')).toEqual([{ number: 7 }]);
  });

  it('gives databases that know nothing of each other', async () => {
    await query(url, 'create table mine ()');
    const another = await postgres.createDatabase();
    await expect(query(another, 'select from mine')).rejects.toThrow('does not exist');
  });

  it('listens on the loopback interface only', async () => {
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  });

  it('leaves no process and no folder behind', async () => {
    const another = await throwawayPostgres();
    const address = await another.createDatabase();
    const folder = await folderOf(address);
    await another.dispose();
    await expect(query(address, 'select 1')).rejects.toThrow('ECONNREFUSED');
    expect(existsSync(folder)).toBe(false);
    await another.dispose(); // harmless
  });

  it('is cleared away by a janitor who has lost its employer', async () => {
    const folder = await folderOf(url);
    await janitorOf(folder).letGo();
    await expect(query(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    expect(existsSync(folder)).toBe(false);
  });
});

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function folderOf(url: string): Promise<string> {
  const [row] = (await query(url, 'show data_directory')) as { data_directory: string }[];
  return dirname(row?.data_directory ?? '');
}
