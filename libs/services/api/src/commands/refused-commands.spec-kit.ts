/** Commands that are not accepted, by the reason; each file holds those about one thing. */
import { ANSWERS } from './refused/answers.spec-kit.js';
import { NEW_MATCHES } from './refused/new-matches.spec-kit.js';
import { PASSES_AND_JUDGES } from './refused/passes-and-judges.spec-kit.js';
import { REASONS, type Row } from './refused/row.spec-kit.js';
import { RULINGS } from './refused/rulings.spec-kit.js';
import { SEATS } from './refused/seats.spec-kit.js';

const ALL = [ANSWERS, SEATS, NEW_MATCHES, PASSES_AND_JUDGES, RULINGS];

export const TABLE: readonly (readonly [string, readonly Row[]])[] = REASONS.map((reason) => [
  reason,
  ALL.flatMap((rows) => rows[reason] ?? []),
]);
