/** Events that bots are at, kept over a restart. */
import { z } from 'zod';
import { keptInFolder, keptInMemory, type Memory } from '../kept-in-folder.js';
import { playerSchema } from '../table-memory.js';
import type { BotEvent } from './play-event.js';

export type EventMemory = Memory<BotEvent>;

const eventSchema: z.ZodType<BotEvent> = z.object({
  tournament: z.string(),
  game: z.string(),
  seed: z.string(),
  organiser: playerSchema,
  players: z.array(playerSchema),
});

export const eventsInFolder = (folder: string): EventMemory => keptInFolder(folder, eventSchema);

export const eventsInMemory = (): EventMemory => keptInMemory();
