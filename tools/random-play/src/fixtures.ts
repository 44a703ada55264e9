/** Games in which a law was broken once: each is played again by every `npm test`. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seating } from '@scoresheet/rules-engine';
import type { WalkFailed } from '@scoresheet/rules-testing';

interface Fixture {
  readonly game: string;
  readonly seed: number;
  /** What was wrong when it was found. */
  readonly found: string;
  readonly seating: Seating;
}

const FOLDER = join(import.meta.dirname, '..', 'fixtures');

/** Gives the file, which is to be committed with what mends it. */
export function keepFixture(game: string, { seed, seating, message }: WalkFailed): string {
  const file = join(FOLDER, `${game}-${seed}.json`);
  const fixture: Fixture = { game, seed, found: message, seating };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, `${JSON.stringify(fixture, null, 2)}\n`);
  return file;
}

export const keptFixtures = (): readonly Fixture[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Fixture);
