/** Seeds that broke a promise once: each is played again by every `npm test`. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Fixture {
  readonly seed: number;
  /** Somebody wrote into the topics by hand. */
  readonly poison?: boolean;
  /** What was wrong when it was found. */
  readonly found: readonly string[];
}

export const ROOT = join(import.meta.dirname, '..', '..', '..');
const FOLDER = join(import.meta.dirname, '..', 'fixtures');

/** Gives the file, which is to be committed with what mends it. */
export function keepFixture(fixture: Fixture): string {
  const kind = fixture.poison === true ? 'poison-' : '';
  const file = join(FOLDER, `${kind}seed-${fixture.seed}.json`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, `${JSON.stringify(fixture, null, 2)}\n`);
  return file;
}

export const keptFixtures = (): readonly Fixture[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Fixture);
