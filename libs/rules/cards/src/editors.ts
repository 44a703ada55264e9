/** What tools and editors get of a card language; no game and no page needs it. */
import { z } from 'zod';
import { DECKS } from './decks/ready-decks.js';
import { cardFileSchema, schemaOfFile } from './editors/json-schema.js';
import type { CardLanguage } from './language/language.js';

export { cardFileSchema };

/** The ready decks of any game, by the shape by which they are read. */
export const readyDecksSchema = (): object => schemaOfFile(DECKS, 'Decks to begin with');

/**
 * Card files of a language for tools that check their input by zod: it takes what the JSON Schema
 * takes. What such a file means is told by the reader alone.
 */
export const cardFileZod = (
  language: Pick<CardLanguage, 'parts'>,
  title: string,
): z.ZodType<unknown> =>
  z.fromJSONSchema(cardFileSchema(language, title) as z.core.JSONSchema.Schema);
