/**
 * Fuzzycards on one core: actions run, seen by each audience, sealed, chained and hashed; and in
 * the same rounds the verification of the same matches, which does all of that again and compares.
 */
import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, exportRecord, verifyExport } from '@scoresheet/domain-record';
import { rulesOf } from '@scoresheet/games-catalog';
import { interleave, type Rounds, type Task } from './interleave.js';
import { offlineMatch, sha256 } from './offline-matches.js';
import { compare, rateRow, type Figures, type Row } from './report.js';

const MATCHES = 40;
const ROUNDS: Rounds = { rounds: 10, warmUp: 12 };
const OF = 'Fuzzycards actions, one core';

export async function recordBench(rounds = ROUNDS, matches = MATCHES): Promise<Figures> {
  const numbers = Array.from({ length: matches }, (_, number) => number);
  const rates = await interleave([recording(numbers), verifying(numbers)], rounds);
  const [recorded, verified] = [
    { bench: 'record: run, seal, chain, hash', goal: '30,000' },
    { bench: 'record: verify an export' },
  ].map(({ bench, ...goal }, index) => ({
    ...rateRow(bench, OF, rates[index] as (typeof rates)[number]),
    ...goal,
  })) as [Row, Row];
  return {
    rows: [recorded, verified],
    comparisons: [compare(verified, recorded, 'at least 1.2')],
  };
}

/** Random legal answers from an empty table to the end of each match. */
const recording = (numbers: readonly number[]): Task => ({
  name: 'recording',
  prepare: () => () => numbers.reduce((events, number) => events + lengthOf(number), 0),
});

function lengthOf(number: number): number {
  let events = 0;
  for (const match = offlineMatch(number); match.next().done !== true;) events += 1;
  return events;
}

/** Parses, walks the chain, decides and folds again, compares what each audience was shown. */
function verifying(numbers: readonly number[]): Task {
  const exports = numbers.map((number) => [...offlineMatch(number)].map(({ bytes }) => bytes));
  const files = exports.map((events) => encodeUtf8(exportRecord(events, sha256)));
  const events = exports.reduce((sum, { length }) => sum + length, 0);
  return {
    name: 'verifying',
    prepare: () => () => {
      for (const bytes of files) {
        const { verdict } = verifyExport(bytes, matchRefolder({ rulesOf, sha256 }), sha256);
        if (verdict !== 'EXACT') throw new Error(`a bench record is ${verdict}`);
      }
      return events;
    },
  };
}
