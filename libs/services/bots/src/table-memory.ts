/** Keeps tables over a restart. They hold tokens: the folder is for their owner only. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { BotTable } from './play-match.js';

export interface TableMemory {
  recall(name: string): Promise<BotTable | undefined>;
  keep(name: string, table: BotTable): Promise<void>;
  forget(name: string): Promise<void>;
}

const playerSchema = z.object({ actor: z.string(), token: z.string() });
const tableSchema = z.object({
  match: z.string(),
  game: z.string(),
  seed: z.string(),
  players: z.array(playerSchema),
  judge: playerSchema.exactOptional(),
});

/** One file for each table. A file that cannot be read counts as none: a new match is begun. */
export function tablesInFolder(folder: string): TableMemory {
  const fileOf = (name: string) => join(folder, `${name}.json`);
  return {
    async recall(name) {
      try {
        return tableSchema.parse(JSON.parse(await readFile(fileOf(name), 'utf8')));
      } catch {
        return undefined;
      }
    },
    async keep(name, table) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = `${fileOf(name)}.new`;
      await writeFile(unfinished, JSON.stringify(table), { mode: 0o600 });
      await rename(unfinished, fileOf(name));
    },
    forget: (name) => rm(fileOf(name), { force: true }),
  };
}

/** A memory for tests, and for tables that nobody needs to find again. */
export function tablesInMemory(): TableMemory {
  const tables = new Map<string, BotTable>();
  return {
    recall: async (name) => tables.get(name),
    keep: async (name, table) => void tables.set(name, table),
    forget: async (name) => void tables.delete(name),
  };
}
