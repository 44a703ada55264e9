/**
 * The PostgreSQL of all spec files that run in one process and want no more of it than databases.
 * Who stops it or fills it starts one of their own (`throwawayPostgres`).
 */
import { throwawayPostgres, type ThrowawayPostgres } from './throwaway-postgres.js';

export interface SharedPostgres {
  /** Creates an empty database and gives its connection string. */
  createDatabase(): Promise<string>;
  /** Ends every connection to the databases that were created here, as an operator would. */
  cutConnections(): Promise<void>;
  /** Drops the databases that were created here, whoever is connected. Harmless when repeated. */
  dispose(): Promise<void>;
}

/** The shared server never comes back after a crash, so nothing has to reach the disk. */
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
    async cutConnections() {
      for (const url of mine) await postgres.administer(CUT(url));
    },
    async dispose() {
      for (const url of mine.splice(0)) await postgres.administer(DROP(url));
    },
  };
}

const nameIn = (url: string): string => new URL(url).pathname.slice(1);

const CUT = (url: string): string =>
  `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameIn(url)}'`;

const DROP = (url: string): string => `drop database if exists ${nameIn(url)} with (force)`;
