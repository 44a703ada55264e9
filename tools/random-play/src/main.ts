/**
 * `npm run walk -- --game fuzzycards --actions 10000000`: plays at random and checks the laws of
 * every game, up to a number of actions or, by `--minutes 10`, of minutes. Stops at the first that is broken and keeps its game as a fixture. `--resume` goes on
 * where the last walk from the same `--seed` was interrupted; walks from seeds far apart may share
 * the work of several cores. `--sample-every` and `--compare-every` say how often the dear checks
 * and the comparison of the whole state are made; rarer is faster. `--circles` deals random cards whose
 * values depend on themselves. In the end some walks start near each ending of the game, and the run
 * fails if an ending was never reached.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { wordsOf } from '@scoresheet/event-log-port';
import { WalkFailed } from '@scoresheet/rules-testing';
import { keepFixture } from './fixtures.js';
import { withCircles } from './circles.js';
import { endingsTable, neverReached, positionsOf, walkNear } from './near-endings.js';
import { emptyTally, neverPlayed, tallyLines, type Tally } from './tally.js';
import { walk } from './walk.js';
import type { WalkedGame } from './walked-game.js';
import { WALKED_GAMES } from './walked-games.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const REPORT_EVERY_MS = 30_000;
const USUAL_ACTIONS = 100_000;
const MINUTE_MS = 60_000;

interface Wish {
  readonly name: string;
  readonly seed: number;
  readonly game: WalkedGame;
  /** Seed of the random cards; undefined without `--circles`. */
  readonly circles: number | undefined;
  /** Infinite if only `minutes` limits the walk. */
  readonly actions: number;
  readonly minutes: number;
  readonly sampleEvery: number;
  readonly compareEvery: number;
  readonly tally: Tally;
}

function readWish(): Wish {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'fuzzycards' },
      actions: { type: 'string' },
      minutes: { type: 'string' },
      seed: { type: 'string', default: '1' },
      'sample-every': { type: 'string', default: '100' },
      'compare-every': { type: 'string', default: '32' },
      resume: { type: 'boolean', default: false },
      circles: { type: 'boolean', default: false },
    },
  });
  const game = Object.hasOwn(WALKED_GAMES, values.game) ? WALKED_GAMES[values.game] : undefined;
  if (!game) throw new Error(`There is no game '${values.game}'; walked are ${gameNames()}.`);
  const minutes = values.minutes ? wholeNumber('minutes', values.minutes) : Infinity;
  const limit = values.minutes ? Infinity : USUAL_ACTIONS;
  const actions = values.actions ? wholeNumber('actions', values.actions) : limit;
  const sampleEvery = wholeNumber('sample-every', values['sample-every']);
  const compareEvery = wholeNumber('compare-every', values['compare-every']);
  const seed = wholeNumber('seed', values.seed);
  const circles = values.circles ? seed : undefined;
  const played = circles ? withCircles(values.game, game, circles) : game;
  const tally = (values.resume ? keptTally(values.game, seed) : undefined) ?? emptyTally(seed);
  const limits = { actions, minutes, sampleEvery, compareEvery };
  return { name: values.game, seed, game: played, circles, tally, ...limits };
}

const gameNames = (): string => Object.keys(WALKED_GAMES).join(', ');

function wholeNumber(option: string, text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new Error(`--${option} is a whole number from 1 on, not '${text}'.`);
}

const tallyFile = (game: string, seed: number): string =>
  join(ROOT, 'reports', `walk-${game}-${seed}.json`);

function keptTally(game: string, seed: number): Tally | undefined {
  const file = tallyFile(game, seed);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Tally) : undefined;
}

function keepTally({ name, seed, tally }: Wish): void {
  const file = tallyFile(name, seed);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(tally));
}

function walkAll(wish: Wish): void {
  const { game, actions, minutes, sampleEvery, compareEvery, tally } = wish;
  const start = { at: performance.now(), actions: tally.actions };
  let reportedAt = start.at;
  for (const { nextSeed } of walk(game, tally, { actions, sampleEvery, compareEvery })) {
    const now = performance.now();
    if (now - start.at > minutes * MINUTE_MS) break;
    if (now - reportedAt < REPORT_EVERY_MS) continue;
    reportedAt = now;
    keepTally(wish);
    const pace = Math.round(((tally.actions - start.actions) / (now - start.at)) * 1_000);
    console.log(`${tally.actions} actions, ${pace} a second, next seed ${nextSeed}`);
  }
  keepTally(wish);
  console.log(tallyLines(game, tally).join('\n'));
  if (neverPlayed(game, tally).length > 0) process.exitCode = 1;
}

function walkToEndings({ name, seed, game, sampleEvery, compareEvery, tally }: Wish): void {
  const { longestGame, debts = [] } = game;
  const laws = { longestGame, debts, sampleEvery, compareEvery };
  const near = walkNear(positionsOf(name, game), laws, seed);
  console.log(endingsTable(game, tally.endings, near).join('\n'));
  const unreached = neverReached(game, tally.endings, near);
  if (unreached.length === 0) return;
  console.log(`never reached: ${unreached.join(', ')}`);
  process.exitCode = 1;
}

try {
  const wish = readWish();
  try {
    walkAll(wish);
    walkToEndings(wish);
  } catch (error) {
    if (!(error instanceof WalkFailed)) throw error;
    const file = relative(ROOT, keepFixture(wish, error));
    console.error(`${error.message}\nkept as ${file}: commit it with what mends it`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = 2;
}
