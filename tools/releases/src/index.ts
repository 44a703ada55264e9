/** Releases as they were: their programs, and what an installation of theirs looks like. */
export { oldPrograms, type OldPrograms } from './old-programs.js';
export { oldData, type KeptMatch, type OldData } from './old-data.js';
export { RELEASES } from './releases.js';
