/** Games in which a law was broken once: each is played again by every `npm test`. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  walkGame,
  walkGameNear,
  type GameWalked,
  type Laws,
  type WalkFailed,
} from '@scoresheet/rules-testing';
import { withCircles } from './circles.js';
import { positionsOf } from './near-endings.js';
import type { WalkedGame } from './walked-game.js';

export type Fixture = WalkFailed['start'] & {
  readonly game: string;
  readonly seed: number;
  /** Seed of the random cards; absent without `--circles`. */
  readonly circles?: number;
  /** What was wrong when it was found. */
  readonly found: string;
};

const FOLDER = join(import.meta.dirname, '..', 'fixtures');

/** Gives the file, which is to be committed with what mends it. */
export function keepFixture(
  { name: game, circles }: { readonly name: string; readonly circles?: number | undefined },
  { seed, start, message }: WalkFailed,
): string {
  const near = 'position' in start ? 'near-' : '';
  const file = join(FOLDER, `${game}-${near}${seed}.json`);
  const cards = circles === undefined ? {} : { circles };
  const fixture: Fixture = { game, seed, ...cards, found: message, ...start };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, `${JSON.stringify(fixture, null, 2)}\n`);
  return file;
}

export const keptFixtures = (): readonly Fixture[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Fixture);

/** Plays the game of a fixture to its end; throws at a broken law. */
export function playAgain(fixture: Fixture, game: WalkedGame, sampleEvery: number): GameWalked {
  const { seed, circles } = fixture;
  const { longestGame, debts = [] } = game;
  const laws: Laws = { longestGame, debts, sampleEvery };
  if ('seating' in fixture) {
    const { rules, besides = [] } = circles ? withCircles(fixture.game, game, circles) : game;
    return walkGame({ ...laws, besides, rules, seating: fixture.seating, seed });
  }
  const position = positionsOf(fixture.game, game).find(({ name }) => name === fixture.position);
  if (!position) throw new Error(`No scenario of ${fixture.game} leads to '${fixture.position}'.`);
  return walkGameNear(position, laws, seed);
}
