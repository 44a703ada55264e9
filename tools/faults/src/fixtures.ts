/** Seeds that broke a promise once: each is played again by every `npm test`. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Fixture {
  readonly seed: number;
  /** Somebody wrote into the topics by hand. */
  readonly poison?: boolean;
  /** A whole event was played, with the services of tournaments. */
  readonly event?: boolean;
  /** What was wrong when it was found. */
  readonly found: readonly string[];
}

export const ROOT = join(import.meta.dirname, '..', '..', '..');
const FOLDER = join(import.meta.dirname, '..', 'fixtures');

/** Gives the file, which is to be committed with what mends it. */
export function keepFixture(fixture: Fixture): string {
  const file = join(FOLDER, `${kindOf(fixture)}seed-${fixture.seed}.json`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, `${JSON.stringify(fixture, null, 2)}\n`);
  return file;
}

const kindOf = ({ poison, event }: Fixture): string => {
  if (event === true) return 'event-';
  return poison === true ? 'poison-' : '';
};

export const keptFixtures = (): readonly Fixture[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Fixture);
