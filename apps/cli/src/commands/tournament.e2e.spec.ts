/** Given the command line, when an event is run, then its record can be verified by anybody. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandLine } from '../command-line.spec-kit.js';

const { scoresheet, pathOf } = commandLine();

interface Ran {
  readonly record: string;
  readonly events: number;
  readonly hash: string;
  readonly standings: readonly { readonly entrant: number; readonly rank: number }[];
}

const run = (...args: readonly string[]): Ran =>
  JSON.parse(scoresheet('tournament', 'run', '--json', ...args).stdout) as Ran;

describe('scoresheet tournament run', () => {
  it('plays the same event for the same seed, and another for another', () => {
    const asked = ['--players', '9', '--cut', '4', '--seed'];
    const first = run(...asked, '5');
    expect(run(...asked, '5')).toEqual(first);
    expect(run(...asked, '6').hash).not.toBe(first.hash);
    expect(first.standings.map(({ entrant }) => entrant).sort((a, b) => a - b)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9],
    ]);
    expect(first.standings[0]?.rank).toBe(1);
  });

  it.each([
    ['swiss', 'buddyfight', '5'],
    ['pods', 'buddies', '7'],
    ['round-robin', 'fuzzycards', '4'],
    ['single-elimination', 'fuzzycards', '6'],
    ['double-elimination', 'fuzzycards', '5'],
  ])('plays %s with %s, whose record is EXACT', (format, game, players) => {
    const file = pathOf(`${format}.jsonl`);
    const args = ['--format', format, '--game', game, '--players', players, '--export', file];
    const { hash, events } = run(...args);
    const verified = JSON.parse(scoresheet('verify', file, '--json').stdout) as object;
    expect(verified).toMatchObject({ verdict: 'EXACT', hash, events });
  });

  it('says who has won, and where the record ends', () => {
    const { status, stdout } = scoresheet('tournament', 'run', '--players', '4', '--best-of', '3');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^rank +entrant +phase +points +opponents-match-win/);
    expect(stdout).toMatch(/t-[0-9a-z]{26} {2}[0-9a-f]{64} {2}\d+ events/);
  });

  it('refuses an event of one in words', () => {
    const { status, stderr } = scoresheet('tournament', 'run', '--players', '1');
    expect([status, stderr]).toEqual([2, expect.stringContaining('at least two players')]);
  });
});

describe('scoresheet tournament standings and why', () => {
  const file = (): string => {
    const path = pathOf('asked.jsonl');
    run('--players', '6', '--rounds', '3', '--export', path);
    return path;
  };

  it('computes from a file what the event ended with, and what it was before', () => {
    const path = file();
    const json = (...args: readonly string[]): Ran =>
      JSON.parse(scoresheet('tournament', 'standings', path, '--json', ...args).stdout) as Ran;
    expect(json().standings).toEqual(run('--players', '6', '--rounds', '3').standings);
    const early = json('--as-of', '8').standings as readonly { readonly points?: string }[];
    expect(early.map(({ points }) => points)).toEqual(['0', '0', '0', '0', '0', '0']);
  });

  it('unfolds the numbers of an entrant, and refuses a stranger', () => {
    const path = file();
    const { stdout } = scoresheet('tournament', 'why', path, '3');
    expect(stdout).toMatch(/^Entrant 3 is number \d\.[^]*points of 3: \d[^]*opponents-match-win/);
    const stranger = scoresheet('tournament', 'why', path, '99');
    expect([stranger.status, stranger.stderr]).toEqual([2, expect.stringContaining('number 99')]);
  });
});

describe('scoresheet verify of a tournament', () => {
  it('finds the table that somebody changed', () => {
    const file = pathOf('changed.jsonl');
    run('--players', '8', '--export', file);
    const text = readFileSync(file, 'utf8');
    const at = text.indexOf('"kind":"round-published"');
    const changed = text.slice(0, at) + text.slice(at).replace('"tables":[[1,', '"tables":[[7,');
    writeFileSync(file, changed);
    const { stdout, status } = scoresheet('verify', file);
    expect([status, stdout]).toEqual([1, expect.stringMatching(/BROKEN at line \d+/)]);
  });
});
