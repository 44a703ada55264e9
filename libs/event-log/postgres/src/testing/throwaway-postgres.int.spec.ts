import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hireJanitor } from './janitor.js';
import { throwawayPostgres, type ThrowawayPostgres } from './throwaway-postgres.js';

describe('A throw-away PostgreSQL', () => {
  let postgres: ThrowawayPostgres;
  let url: string;
  beforeEach(async () => {
    postgres = await throwawayPostgres();
    url = await postgres.createDatabase();
  });
  afterEach(() => postgres.dispose());

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
    const { folder, pid } = await whereabouts(url);
    expect(isAlive(pid)).toBe(true);
    await postgres.dispose();
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(folder)).toBe(false);
    await postgres.dispose(); // harmless
  });

  it('is cleared away by a janitor who has lost its employer', async () => {
    const { folder, pid } = await whereabouts(url);
    await hireJanitor(folder).letGo();
    expect(isAlive(pid)).toBe(false);
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

async function whereabouts(url: string): Promise<{ folder: string; pid: number }> {
  const [row] = (await query(url, 'show data_directory')) as { data_directory: string }[];
  const folder = row?.data_directory ?? '';
  const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  return { folder, pid: Number(pid) };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
