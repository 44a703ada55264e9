/** Files about a tournament: who enters, what was played, who sits where, who stands where. */
export { actorOf, numbersOf, type Accounts, type Entered } from './entrants/entered-rows.js';
export type { EntrantColumn, FileEntrant } from './entrants/file-entrant.js';
export { pairsApart } from './entrants/pairs-apart.js';
export { readEntrants } from './entrants/read-entrants.js';
export { writeEntrants } from './entrants/write-entrants.js';
export { writePairings, type FilePairing } from './lists/write-pairings.js';
export { writeStandings, type FileStanding } from './lists/write-standings.js';
export { inPortions, type Portion } from './portions.js';
export type { Problem, ProblemCode, Read } from './problem.js';
export type { FileResult, ResultColumn } from './results/file-result.js';
export {
  fromOtherSide,
  OUTCOME_WORDS,
  outcomeIn,
  outcomeText,
  type Outcome,
} from './results/outcome-text.js';
export { readResults } from './results/read-results.js';
export { writeResults } from './results/write-results.js';
export type { Check } from './table/check.js';
export type { FileFormat } from './table/read-file.js';
export { shownText } from './text/shown-text.js';
