/**
 * `npm run golden`: keeps every golden record of Fuzzycards that is not kept yet, and leaves those
 * that are as they are. `npm run golden -- NAME ...` keeps only the ones that are named.
 */
import { relative } from 'node:path';
import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, verifyExport } from '@scoresheet/domain-record';
import { GOLDEN_MATCHES, playGolden } from './golden-matches.js';
import { keepGolden, keptGoldens, sha256Of } from './kept-goldens.js';
import { environment, sha256 } from './recorded-match.js';

const GAME = 'fuzzycards';

function keep(name: string): void {
  const golden = GOLDEN_MATCHES[name];
  if (!golden) {
    throw new Error(`There is no golden '${name}': ${Object.keys(GOLDEN_MATCHES).join(', ')}.`);
  }
  const text = playGolden(name, golden);
  const verdict = verifyExport(encodeUtf8(text), matchRefolder(environment), sha256);
  if (verdict.verdict !== 'EXACT') throw new Error(`${name} is ${verdict.verdict}`);
  const { hash, events } = verdict;
  const kept = { shows: golden.shows, hash, events, file: sha256Of(text) };
  console.log(`${relative('.', keepGolden(GAME, name, text, kept))}: ${events} events`);
}

const named = process.argv.slice(2);
const wanted = Object.keys(GOLDEN_MATCHES).filter((name) => !(name in keptGoldens(GAME)));
try {
  for (const name of named.length > 0 ? named : wanted) keep(name);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
