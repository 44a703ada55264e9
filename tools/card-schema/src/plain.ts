/** What the card files of every game say: texts, whole numbers, yes or no. */
import { z } from 'zod';

/** The most that a small number of a card says. */
export const MOST = 99;

export const text = z.string().regex(/\S/, 'this has to be a text');
export const upTo = (most: number, least = 0) => z.int().min(least).max(most);
export const yes = (description: string) => z.boolean().optional().describe(description);
