/** Commands about the lists (decks) that entrants hand in. */
import { z } from 'zod';
import * as scalars from '../scalars.js';
import { MAX_DECK_CARDS } from '../limits.js';
import { entrant, sentToTournament } from './tournament-scalars.js';

const cards = z
  .array(scalars.cardCode)
  .min(1, 'a list names cards')
  .max(MAX_DECK_CARDS, `a list has at most ${MAX_DECK_CARDS} cards`);

/** Hands in the own list, or another one before the deadline. The house alone is told the cards. */
const handInListSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('hand-in-list'),
  entrant,
  cards,
});

/** Staff replace a list after the deadline. Both are opened with the others. */
const replaceListSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('replace-list'),
  entrant,
  cards,
  reasonDigest: scalars.reasonDigest,
});

export const listSchemas = [handInListSchema, replaceListSchema] as const;

export type HandInList = z.infer<typeof handInListSchema>;
export type ReplaceList = z.infer<typeof replaceListSchema>;
