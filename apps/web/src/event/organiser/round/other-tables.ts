/** News after which a round has other tables, or others sit at them. */
import { newsOf } from '../../follow/use-anew.js';

export const OTHER_TABLES = newsOf('round-drawn', 'round-published', 'round-repaired');
