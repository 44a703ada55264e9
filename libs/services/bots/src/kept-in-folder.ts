/** Keeps what bots are at over a restart. It holds tokens: the folder is for their owner only. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';

export interface Memory<T> {
  recall(name: string): Promise<T | undefined>;
  keep(name: string, kept: T): Promise<void>;
  forget(name: string): Promise<void>;
}

/** One file for each name. A file that cannot be read counts as none: bots begin something new. */
export function keptInFolder<T>(folder: string, schema: z.ZodType<T>): Memory<T> {
  const fileOf = (name: string) => join(folder, `${name}.json`);
  return {
    async recall(name) {
      try {
        return schema.parse(JSON.parse(await readFile(fileOf(name), 'utf8')));
      } catch {
        return undefined;
      }
    },
    async keep(name, kept) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = `${fileOf(name)}.new`;
      await writeFile(unfinished, JSON.stringify(kept), { mode: 0o600 });
      await rename(unfinished, fileOf(name));
    },
    forget: (name) => rm(fileOf(name), { force: true }),
  };
}

/** A memory for tests, and for what nobody needs to find again. */
export function keptInMemory<T>(): Memory<T> {
  const all = new Map<string, T>();
  return {
    recall: async (name) => all.get(name),
    keep: async (name, kept) => void all.set(name, kept),
    forget: async (name) => void all.delete(name),
  };
}
