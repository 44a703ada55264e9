/** When everybody may read the whole record of a match, with all that was hidden while it was played. */
import { z } from 'zod';

/** `at-end`: once the match is over and the delay of its spectators has passed. */
export const RECORD_OPENS = ['never', 'at-end'] as const;

export const recordOpensSchema = z.enum(RECORD_OPENS);
export type RecordOpens = z.infer<typeof recordOpensSchema>;
