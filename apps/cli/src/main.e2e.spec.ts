import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { matchSecretOf, playOffline } from '@scoresheet/domain-match';
import { exportRecord } from '@scoresheet/domain-record';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { randomChoice, seededNumbers } from '@scoresheet/rules-testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sha256 } from './sha256.js';

const BIN = fileURLToPath(new URL('../bin/scoresheet.js', import.meta.url));
const SCENARIOS = fileURLToPath(
  new URL('../../../libs/games/fuzzycards/src/scenarios/', import.meta.url),
);

vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const scoresheet = (...args: readonly string[]) => typedInto(args, []);

/** Runs the command with these lines on its input. */
function typedInto(args: readonly string[], lines: readonly string[]) {
  const env = { ...process.env, SCORESHEET_DATA: folder };
  const input = lines.map((line) => `${line}\n`).join('');
  const options = { encoding: 'utf8', env, cwd: folder, input } as const;
  return spawnSync(process.execPath, [BIN, ...args], options);
}

describe('scoresheet simulate', () => {
  it('prints the same hashes for the same seed, and others for another', () => {
    const simulate = (seed: string) =>
      scoresheet('simulate', '--matches', '3', '--seed', seed, '--json').stdout;
    const first = simulate('7');
    const matches = first
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { hash: string });
    expect(matches).toHaveLength(3);
    for (const { hash } of matches) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(simulate('7')).toBe(first);
    expect(simulate('8')).not.toBe(first);
  });

  it('names the games it knows when it is asked for another', () => {
    const { status, stderr } = scoresheet('simulate', '--game', 'chess');
    expect(status).not.toBe(0);
    expect(stderr).toContain('fuzzycards');
  });
});

describe('scoresheet verify', () => {
  const written = async (name: string, text: string): Promise<string> => {
    await writeFile(join(folder, name), text);
    return name;
  };

  it('finds an honest record exact and a changed one broken, with the line', async () => {
    const text = exportOf(1);
    const honest = await written('honest.jsonl', text);
    const lines = text.split('\n');
    const at = lines.findIndex((line, index) => index > 8 && line.startsWith('{"action"'));
    lines[at] = (lines[at] as string).replace('"facts"', '"fakts"');
    const changed = await written('changed.jsonl', lines.join('\n'));

    const exact = scoresheet('verify', honest);
    expect([exact.status, exact.stdout]).toEqual([0, expect.stringContaining('EXACT')]);
    const broken = scoresheet('verify', honest, changed);
    expect(broken.status).toBe(1);
    expect(broken.stdout).toContain(`changed.jsonl: BROKEN at line ${at + 1} `);
  });

  it('says which file is not there', () => {
    const { status, stderr } = scoresheet('verify', 'nowhere.jsonl');
    expect(status).toBe(1);
    expect(stderr).toContain("there is no file 'nowhere.jsonl'");
  });
});

function exportOf(seed: number): string {
  const below = seededNumbers(seed);
  const key = new Uint8Array(32).fill(seed);
  const secretOf = (record: string) => matchSecretOf(key, record, sha256);
  const decks = (GAMES['fuzzycards']?.readyDecks ?? []).slice(0, 2).map(({ cards }) => cards);
  const match = playOffline(
    { rulesOf, sha256, secretOf },
    {
      ...{ name: `cli-${seed}`, game: 'fuzzycards', decks },
      choose: ({ options }) => randomChoice(options, below),
    },
  );
  return exportRecord(
    [...match].map(({ bytes }) => bytes),
    sha256,
  );
}

describe('scoresheet scenario', () => {
  it('runs scenarios from any path and counts them in its last line', () => {
    const { status, stdout } = scoresheet('scenario', join(SCENARIOS, 'setup.yaml'));
    expect(status).toBe(0);
    expect(stdout.trim().split('\n').at(-1)).toMatch(/^\d+ passed, 0 failed$/);
  });

  it('shows what is otherwise than expected, and fails', async () => {
    const file = join(folder, 'wrong.yaml');
    await writeFile(
      file,
      `scenario: Energy falls from the sky
rules: [R-FUZ-37]
given: { waiting for: genesis of south, south: { energy: 2 } }
then:
  - south: { energy: 5 }
`,
    );
    const { status, stdout } = scoresheet('scenario', file);
    expect(status).toBe(1);
    expect(stdout).toContain('expected 5');
    expect(stdout.trim().split('\n').at(-1)).toBe('0 passed, 1 failed');
  });
});

describe('scoresheet export', () => {
  it('says that no server answers', () => {
    const { status, stderr } = scoresheet('export', 'm-1', '--url', 'http://127.0.0.1:9');
    expect(status).toBe(1);
    expect(stderr).toContain('Is the server running');
  });
});

describe('scoresheet play', () => {
  /** More answers than a game needs: what is no answer is asked again. */
  const typed = ['1', '2', '1 2', '3', '1 2 3', '1', '1 2 3 4', '1 2 3 4 5'];
  const answers = Array.from({ length: 500 }, () => typed).flat();

  it.each(['bot', 'person'])('against a %s goes on to its end, and its record verifies', (whom) => {
    const file = `against-${whom}.jsonl`;
    const script = [...answers, `save ${file}`, 'quit'];
    const { status, stdout } = typedInto(['play', '--seed', '3', '--against', whom], script);
    expect(status).toBe(0);
    expect(stdout).toContain('At the end the game is over: ');
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(scoresheet('verify', file).stdout).toContain(`${file}: EXACT`);

    const replayed = scoresheet('replay', file, '--as', 'seat1');
    expect([replayed.status, replayed.stdout]).toEqual([0, expect.stringContaining('(you)')]);
    const last = scoresheet('replay', file, '--json').stdout.trim().split('\n').at(-1) ?? '';
    const { table } = JSON.parse(last) as { table: { outcome: { reason: string } } };
    expect(stdout).toContain(`(${table.outcome.reason.replaceAll('-', ' ')})`);
  });

  it('helps, shows cards, says why not, and can be given up', () => {
    const script = [
      '?',
      'text falling piano',
      'why attack life',
      'log',
      'save x',
      'concede',
      'quit',
    ];
    const { status, stdout } = typedInto(['play', '--seed', '3'], script);
    expect(status).toBe(0);
    expect(stdout).toContain('Choose an enemy card. Deal 5 damage to it.');
    expect(stdout).toMatch(/\(R-FUZ-\d+\)/);
    expect(stdout).toContain('it can be saved when the game is over');
    expect(stdout).toContain('seat 2 wins (conceded)');
  });

  it('says how to go on when the input ends before the game', () => {
    const { status, stderr } = typedInto(['play', '--seed', '3'], ['1']);
    expect(status).toBe(1);
    expect(stderr).toContain('start again with --seed 3');
  });

  it('names the ready decks when it is asked for another', () => {
    const { status, stderr } = scoresheet('play', '--deck', 'nobody');
    expect(status).toBe(1);
    expect(stderr).toContain(GAMES['fuzzycards']?.readyDecks[0]?.name);
  });
});

describe('scoresheet replay', () => {
  it('shows the events that are asked for', async () => {
    await writeFile(join(folder, 'replayed.jsonl'), exportOf(2));
    const { stdout } = scoresheet('replay', 'replayed.jsonl', '--from', '7', '--to', '9');
    expect(stdout.match(/^=== event \d+/gm)).toEqual([7, 8, 9].map((seq) => `=== event ${seq}`));
  });

  it('says where a file is broken, and which events there are', async () => {
    const text = exportOf(2);
    await writeFile(join(folder, 'replayed.jsonl'), text);
    await writeFile(join(folder, 'torn.jsonl'), text.slice(0, -9));
    const torn = scoresheet('replay', 'torn.jsonl');
    expect([torn.status, torn.stderr]).toEqual([1, expect.stringContaining('BROKEN at line')]);
    const beyond = scoresheet('replay', 'replayed.jsonl', '--from', '9999');
    expect([beyond.status, beyond.stderr]).toEqual([1, expect.stringContaining('events 0 to')]);
  });
});

describe('scoresheet cards', () => {
  it('shows the card that is named, and what it says', () => {
    const { status, stdout } = scoresheet('cards', 'falling', 'piano');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Falling Piano {2}\[\S+\]\n {2}event, power, /);
    expect(stdout).toContain('  Choose an enemy card. Deal 5 damage to it.\n');
    expect(stdout.trim().split('\n').at(-1)).toMatch(/^1 of \d+ cards$/);
  });

  it('prints the cards that fit, for programs', () => {
    const { status, stdout } = scoresheet('cards', '--force', 'wisdom', '--cost', '5', '--json');
    expect(status).toBe(0);
    const cards = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    for (const card of cards) expect(card).toMatchObject({ force: 'wisdom', cost: 5 });
  });

  it('suggests the name that was meant', () => {
    const { status, stderr } = scoresheet('cards', 'Faling Paino');
    expect(status).toBe(1);
    expect(stderr).toContain("there is no card 'Faling Paino'. Is Falling Piano");
  });
});

describe('scoresheet deck check', () => {
  const [ready] = GAMES['fuzzycards']?.readyDecks ?? [];
  const lines = (ready?.cards ?? []).map((code) => `1 ${code}\n`);

  it('passes a deck that may be played, and lists what is wrong with another', async () => {
    await writeFile(join(folder, 'good.txt'), lines.join(''));
    await writeFile(join(folder, 'bad.txt'), ['1 nobody\n', ...lines.slice(1)].join(''));
    const good = scoresheet('deck', 'check', 'good.txt');
    expect([good.status, good.stdout]).toEqual([0, 'good.txt: 30 cards, may be played\n']);

    const { status, stdout } = scoresheet('deck', 'check', 'good.txt', 'bad.txt', '--json');
    expect(status).toBe(1);
    const [, bad] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    const problems = [{ line: 1 }, { rule: 'R-FUZ-78' }];
    expect(bad).toMatchObject({ file: 'bad.txt', playable: false, problems });
  });

  it('says which file is not there', () => {
    const { status, stderr } = scoresheet('deck', 'check', 'nowhere.txt');
    expect(status).toBe(1);
    expect(stderr).toContain("there is no file 'nowhere.txt'");
  });
});

describe('scoresheet', () => {
  it('suggests the command that was meant', () => {
    const { status, stderr } = scoresheet('verfy');
    expect(status).not.toBe(0);
    expect(stderr).toContain('Did you mean verify?');
  });
});
