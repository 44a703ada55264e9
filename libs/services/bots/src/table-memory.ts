/** Tables of a demonstration, kept over a restart. */
import { z } from 'zod';
import type { BotPlayer } from './guests.js';
import { keptInFolder, keptInMemory, type Memory } from './kept-in-folder.js';

export interface DemoTable {
  readonly match: string;
  /** Who opened it, and seats its bots. */
  readonly host: BotPlayer;
}

export type TableMemory = Memory<DemoTable>;

/** A bot's account, and the token that makes whoever has it that bot. */
export const playerSchema = z.object({ actor: z.string(), token: z.string() });

const tableSchema: z.ZodType<DemoTable> = z.object({ match: z.string(), host: playerSchema });

export const tablesInFolder = (folder: string): TableMemory => keptInFolder(folder, tableSchema);

export const tablesInMemory = (): TableMemory => keptInMemory();
