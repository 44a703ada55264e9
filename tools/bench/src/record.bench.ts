/** Fuzzycards on one core: actions run, seen by each audience, sealed, chained and hashed. */
import { matchRefolder } from '@scoresheet/domain-match';
import { exportRecord, verifyExport, encodeUtf8 } from '@scoresheet/domain-record';
import { rulesOf } from '@scoresheet/games-catalog';
import { Bench } from 'tinybench';
import { offlineMatch, sha256 } from './offline-matches.js';
import { against, rowOf, type Row } from './report.js';

const MATCHES = 20;
const RECORDED = 'run, seal, chain, hash';
const VERIFIED = 'verify an export';

export async function recordBench(): Promise<readonly Row[]> {
  const exports = Array.from({ length: MATCHES }, (_, number) => exportOf(number));
  const things = exports.reduce((sum, { events }) => sum + events, 0);
  const bench = new Bench({ iterations: 10, time: 0, warmupIterations: 3 });
  bench.add(RECORDED, () => {
    for (let number = 0; number < MATCHES; number += 1) exhaust(offlineMatch(number));
  });
  bench.add(VERIFIED, () => {
    for (const { bytes } of exports) {
      const { verdict } = verifyExport(bytes, matchRefolder({ rulesOf, sha256 }), sha256);
      if (verdict !== 'EXACT') throw new Error(`a bench record is ${verdict}`);
    }
  });
  await bench.run();
  const of = 'Fuzzycards actions, one core';
  const recorded = rowOf(bench, { bench: RECORDED, of, things });
  return [recorded, against(rowOf(bench, { bench: VERIFIED, of, things }), recorded)];
}

function exhaust(events: Generator<unknown>): void {
  while (events.next().done !== true);
}

function exportOf(number: number): { readonly bytes: Uint8Array; readonly events: number } {
  const events = [...offlineMatch(number)].map(({ bytes }) => bytes);
  return { bytes: encodeUtf8(exportRecord(events, sha256)), events: events.length };
}
