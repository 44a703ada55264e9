/**
 * `npm run golden`: keeps every golden record of the rules of today that is not kept yet, and leaves
 * those that are as they are. `npm run golden -- GAME ...` keeps only those of the games that are named.
 */
import { relative } from 'node:path';
import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, verifyExport } from '@scoresheet/domain-record';
import { wordsOf } from '@scoresheet/event-log-port';
import { GAMES } from '@scoresheet/games-catalog';
import type { GoldenMatch } from './golden-match.js';
import { GOLDEN_MATCHES, playGolden } from './golden-matches.js';
import { keepGolden, keptGoldens } from './kept-goldens.js';
import { environment, sha256 } from './recorded-match.js';

function keep(game: string, name: string, golden: GoldenMatch): void {
  const text = playGolden(game, name, golden);
  const verdict = verifyExport(encodeUtf8(text), matchRefolder(environment), sha256);
  if (verdict.verdict !== 'EXACT') throw new Error(`${game} ${name} is ${verdict.verdict}`);
  const { hash, events } = verdict;
  const kept = { shows: golden.shows, hash, events, file: sha256(text) };
  console.log(`${relative('.', keepGolden(rulesetOf(game), name, text, kept))}: ${events} events`);
}

const rulesetOf = (game: string): string => GAMES[game]?.ruleset.id ?? game;

function keepThoseOf(game: string): void {
  const goldens = GOLDEN_MATCHES[game];
  if (!goldens) {
    throw new Error(`There is no game '${game}': ${Object.keys(GOLDEN_MATCHES).join(', ')}.`);
  }
  for (const [name, golden] of Object.entries(goldens)) {
    if (!(name in keptGoldens(rulesetOf(game)))) keep(game, name, golden);
  }
}

const named = process.argv.slice(2);
try {
  for (const game of named.length > 0 ? named : Object.keys(GOLDEN_MATCHES)) keepThoseOf(game);
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = 1;
}
