/** How a match reads the holes in its rules, by the name of each option. */
import { z } from 'zod';
import * as limits from './limits.js';
import * as scalars from './scalars.js';

const matchOptionSchema = z.union([z.boolean(), scalars.integer, scalars.matchOptionText], {
  error: 'the value of an option is true, false, a whole number or a line of printable ASCII',
});
const OPTIONS_SAY = 'options are an object: the name of each, and its value';

export const matchOptionsSchema = z
  .record(scalars.matchOptionName, matchOptionSchema, OPTIONS_SAY)
  .refine((options) => Object.keys(options).length <= limits.MAX_MATCH_OPTIONS, {
    message: `a match has at most ${limits.MAX_MATCH_OPTIONS} options`,
  });
