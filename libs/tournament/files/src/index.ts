/** Files about a tournament: who enters, what was played, who sits where, who stands where. */
export type { FileEntrant } from './entrants/file-entrant.js';
export { readEntrants } from './entrants/read-entrants.js';
export { writeEntrants } from './entrants/write-entrants.js';
export type { Problem, ProblemCode, Read } from './problem.js';
export type { FileFormat } from './table/read-file.js';
