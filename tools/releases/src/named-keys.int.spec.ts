/**
 * Given a match that names its key, when a program of a release that knows no names meets it, then
 * it suspends the match at event 0: it never plays it on with the chance of another key.
 */
import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oldPrograms, type OldPrograms } from './old-programs.js';

const run = promisify(execFile);

const FACTS = [
  {
    kind: 'match-created',
    game: 'fuzzycards',
    ruleset: 'fuzzycards/1',
    seats: 2,
    options: {},
    cards: '0'.repeat(64),
    chance: '0'.repeat(64),
    abandonAfterMs: 86_400_000,
    spectatorDelay: { events: 0, seconds: 0 },
  },
  { kind: 'key-named', key: '0123456789abcdef' },
];
const header = {
  record: 'm',
  seq: 0,
  prev: '',
  at: 0,
  commandId: 'c',
  hashes: {},
  type: 'match-created',
};
const event = (facts: readonly object[]) => ({
  header,
  house: { action: { type: 'create-match' }, facts },
});

/** Folds it in a process of its own, as a service of the release does. */
async function folded(programs: OldPrograms, facts: readonly object[]): Promise<string> {
  const root = dirname(dirname(dirname(dirname(programs.main('match-service')))));
  const domain = join(root, 'libs', 'domain', 'match', 'dist', 'index.js');
  const script = `
    const { foldMatch, troubleOf } = await import(${JSON.stringify(pathToFileURL(domain).href)});
    try {
      console.log('event', foldMatch(undefined, ${JSON.stringify(event(facts))}).seq);
    } catch (error) {
      console.log(troubleOf(error), error.message);
    }`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  return stdout.trim();
}

describe.each(['2026-11-22'] as const)('A program of %s', (release) => {
  let programs: OldPrograms;
  beforeAll(async () => {
    programs = await oldPrograms(release);
  });
  afterAll(() => programs.dispose());

  it('folds a match that names no key', async () => {
    expect(await folded(programs, FACTS.slice(0, 1))).toBe('event 0');
  });

  it('stops at event 0 of one that does', async () => {
    expect(await folded(programs, FACTS)).toBe("senseless 'key-named' before the game has begun");
  });
});
