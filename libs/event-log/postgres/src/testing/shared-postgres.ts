/**
 * The PostgreSQL of all spec files that run in one process and want no more of it than databases.
 * Who stops it, fills it or cuts its connections starts one of their own (`throwawayPostgres`).
 */
import pg from 'pg';
import { throwawayPostgres, type ThrowawayPostgres } from './throwaway-postgres.js';

export interface SharedPostgres {
  /** Creates an empty database and gives its connection string. */
  createDatabase(): Promise<string>;
  /** Drops the databases that were created here, whoever is connected. Harmless when repeated. */
  dispose(): Promise<void>;
}

/** It never comes back after a crash, so nothing has to reach the disk. */
const NOTHING_KEPT = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => [
  '-c',
  `${name}=off`,
]);

let server: Promise<ThrowawayPostgres> | undefined;

/** The first call starts the server; a janitor removes it when the process has ended. */
export async function sharedPostgres(): Promise<SharedPostgres> {
  server ??= throwawayPostgres(NOTHING_KEPT);
  const postgres = await server;
  const mine: string[] = [];
  return {
    async createDatabase() {
      const url = await postgres.createDatabase();
      mine.push(url);
      return url;
    },
    async dispose() {
      for (const url of mine.splice(0)) await drop(url);
    },
  };
}

async function drop(url: string): Promise<void> {
  const administrators = new URL(url);
  const database = administrators.pathname.slice(1);
  administrators.pathname = 'postgres';
  const client = new pg.Client({ connectionString: administrators.href });
  await client.connect();
  try {
    await client.query(`drop database if exists ${database} with (force)`);
  } finally {
    await client.end();
  }
}
