/** What the bench of the record times: matches that are written, and exports that are verified. */
import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, exportRecord, verifyExport } from '@scoresheet/domain-record';
import { rulesOf } from '@scoresheet/games-catalog';
import type { Task } from '../interleave.js';
import { offlineMatch, sha256 } from '../offline-matches.js';

/** Random legal answers from an empty table to the end of each match. */
export const recording = (game: string, matches: number): Task => ({
  name: `recording ${game}`,
  prepare: () => () => numbersTo(matches).reduce((sum, number) => sum + lengthOf(number, game), 0),
});

function lengthOf(number: number, game: string): number {
  let events = 0;
  for (const match = offlineMatch(number, game); match.next().done !== true;) events += 1;
  return events;
}

/** Parses, walks the chain, decides and folds again, compares what each audience was shown. */
export function verifying(game: string, matches: number): Task {
  const exports = numbersTo(matches).map((number) =>
    [...offlineMatch(number, game)].map(({ bytes }) => bytes),
  );
  const files = exports.map((events) => encodeUtf8(exportRecord(events, sha256)));
  const events = exports.reduce((sum, { length }) => sum + length, 0);
  return {
    name: `verifying ${game}`,
    prepare: () => () => {
      for (const bytes of files) {
        const { verdict } = verifyExport(bytes, matchRefolder({ rulesOf, sha256 }), sha256);
        if (verdict !== 'EXACT') throw new Error(`a bench record is ${verdict}`);
      }
      return events;
    },
  };
}

const numbersTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, number) => number);
