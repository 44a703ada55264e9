/** Given the command line, when an event is run, then its record can be verified by anybody. */
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { commandLine } from '../command-line.spec-kit.js';

const { scoresheet, pathOf } = commandLine();

interface Ran {
  readonly record: string;
  readonly events: number;
  readonly hash: string;
  readonly standings: readonly { readonly entrant: number; readonly rank: number }[];
}

const run = async (...args: readonly string[]): Promise<Ran> =>
  JSON.parse((await scoresheet('tournament', 'run', '--json', ...args)).stdout) as Ran;

describe('scoresheet tournament run', () => {
  it('plays the same event for the same seed, and another for another', async () => {
    const asked = ['--players', '9', '--cut', '4', '--seed'];
    const first = await run(...asked, '5');
    expect(await run(...asked, '5')).toEqual(first);
    expect((await run(...asked, '6')).hash).not.toBe(first.hash);
    expect(first.standings.map(({ entrant }) => entrant).sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect(first.standings[0]?.rank).toBe(1);
  });

  it.each([
    ['swiss', 'buddyfight', '5'],
    ['pods', 'buddies', '7'],
    ['round-robin', 'fuzzycards', '4'],
    ['single-elimination', 'fuzzycards', '6'],
    ['double-elimination', 'fuzzycards', '5'],
  ])('plays %s with %s, whose record is EXACT', async (format, game, players) => {
    const file = pathOf(`${format}.jsonl`);
    const args = ['--format', format, '--game', game, '--players', players, '--export', file];
    const { hash, events } = await run(...args);
    const verified = JSON.parse((await scoresheet('verify', file, '--json')).stdout) as object;
    expect(verified).toMatchObject({ verdict: 'EXACT', hash, events });
  });

  it('says who has won, and where the record ends', async () => {
    const { status, stdout } = await scoresheet(
      'tournament',
      'run',
      '--players',
      '4',
      '--best-of',
      '3',
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(/^rank +entrant +phase +points +opponents-match-win/);
    expect(stdout).toMatch(/t-[0-9a-z]{26} {2}[0-9a-f]{64} {2}\d+ events/);
  });

  it('refuses an event of one in words', async () => {
    const { status, stderr } = await scoresheet('tournament', 'run', '--players', '1');
    expect([status, stderr]).toEqual([2, expect.stringContaining('at least two players')]);
  });
});

describe('scoresheet tournament standings and why', () => {
  const path = 'asked.jsonl';
  let ran: Ran;
  beforeAll(async () => {
    ran = await run('--players', '6', '--rounds', '3', '--export', path);
  });

  it('computes from a file what the event ended with, and what it was before', async () => {
    const json = async (...args: readonly string[]): Promise<Ran> =>
      JSON.parse((await scoresheet('tournament', 'standings', path, '--json', ...args)).stdout);
    expect((await json()).standings).toEqual(ran.standings);
    const early = (await json('--as-of', '8')).standings as readonly { readonly points?: string }[];
    expect(early.map(({ points }) => points)).toEqual(['0', '0', '0', '0', '0', '0']);
  });

  it('unfolds the numbers of an entrant, and refuses a stranger', async () => {
    const { stdout } = await scoresheet('tournament', 'why', path, '3');
    expect(stdout).toMatch(/^Entrant 3 is number \d\.[^]*points of 3: \d[^]*opponents-match-win/);
    const stranger = await scoresheet('tournament', 'why', path, '99');
    expect([stranger.status, stranger.stderr]).toEqual([2, expect.stringContaining('number 99')]);
  });
});

describe('scoresheet verify of a tournament', () => {
  it('finds the table that somebody changed', async () => {
    const file = pathOf('changed.jsonl');
    await run('--players', '8', '--export', file);
    const text = readFileSync(file, 'utf8');
    const at = text.indexOf('"kind":"round-published"');
    const changed = text.slice(0, at) + text.slice(at).replace('"tables":[[1,', '"tables":[[7,');
    writeFileSync(file, changed);
    const { stdout, status } = await scoresheet('verify', file);
    expect([status, stdout]).toEqual([1, expect.stringMatching(/BROKEN at line \d+/)]);
  });
});
