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
import { positionsOf } from './near-endings.js';
import type { WalkedGame } from './walked-game.js';

export type Fixture = WalkFailed['start'] & {
  readonly game: string;
  readonly seed: number;
  /** What was wrong when it was found. */
  readonly found: string;
};

const FOLDER = join(import.meta.dirname, '..', 'fixtures');

/** Gives the file, which is to be committed with what mends it. */
export function keepFixture(game: string, { seed, start, message }: WalkFailed): string {
  const near = 'position' in start ? 'near-' : '';
  const file = join(FOLDER, `${game}-${near}${seed}.json`);
  const fixture: Fixture = { game, seed, found: message, ...start };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, `${JSON.stringify(fixture, null, 2)}\n`);
  return file;
}

export const keptFixtures = (): readonly Fixture[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Fixture);

/** Plays the game of a fixture to its end; throws at a broken law. */
export function playAgain(fixture: Fixture, game: WalkedGame, laws: Laws): GameWalked {
  const { seed } = fixture;
  if ('seating' in fixture) {
    return walkGame({ ...laws, rules: game.rules, seating: fixture.seating, seed });
  }
  const position = positionsOf(fixture.game, game).find(({ name }) => name === fixture.position);
  if (!position) throw new Error(`No scenario of ${fixture.game} leads to '${fixture.position}'.`);
  return walkGameNear(position, laws, seed);
}
