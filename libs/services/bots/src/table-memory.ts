/** Tables that bots sit at, kept over a restart. */
import { z } from 'zod';
import { keptInFolder, keptInMemory, type Memory } from './kept-in-folder.js';
import type { BotTable } from './play-match.js';

export type TableMemory = Memory<BotTable>;

/** A bot's account, and the token that makes whoever has it that bot. */
export const playerSchema = z.object({ actor: z.string(), token: z.string() });

const tableSchema: z.ZodType<BotTable> = z.object({
  match: z.string(),
  game: z.string(),
  seed: z.string(),
  players: z.array(playerSchema),
  judge: playerSchema.exactOptional(),
});

export const tablesInFolder = (folder: string): TableMemory => keptInFolder(folder, tableSchema);

export const tablesInMemory = (): TableMemory => keptInMemory();
