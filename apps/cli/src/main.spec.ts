import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@scoresheet/games-catalog';
import { describe, expect, it } from 'vitest';
import { commandLine } from './command-line.spec-kit.js';

const SCENARIOS = fileURLToPath(
  new URL('../../../libs/games/fuzzycards/src/scenarios/', import.meta.url),
);

const { scoresheet, pathOf } = commandLine();

describe('scoresheet simulate', () => {
  it('prints the same hashes for the same seed, and others for another', async () => {
    const simulate = async (seed: string) =>
      (await scoresheet('simulate', '--matches', '3', '--seed', seed, '--json')).stdout;
    const first = await simulate('7');
    const matches = first
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { hash: string });
    expect(matches).toHaveLength(3);
    for (const { hash } of matches) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await simulate('7')).toBe(first);
    expect(await simulate('8')).not.toBe(first);
  });

  it('counts the wins of one bot against another', async () => {
    const bots = ['simulate', '--bots', 'heuristic,random', '--matches', '2'];
    const { status, stdout } = await scoresheet(...bots);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/2 games: \d won[^]*win rate/)]);
    const counted = JSON.parse((await scoresheet(...bots, '--json')).stdout) as unknown;
    expect(counted).toMatchObject({ bots: ['heuristic', 'random'], games: 2 });
  });

  it('names the games it knows when it is asked for another', async () => {
    const { status, stderr } = await scoresheet('simulate', '--game', 'chess');
    expect(status).not.toBe(0);
    expect(stderr).toContain('fuzzycards');
  });
});

describe('scoresheet verify', () => {
  it('says which file is not there', async () => {
    const { status, stderr } = await scoresheet('verify', 'nowhere.jsonl');
    expect(status).toBe(2);
    expect(stderr).toContain('there is no file "nowhere.jsonl"');
  });
});

describe('scoresheet scenario', () => {
  it('runs scenarios from any path and counts them in its last line', async () => {
    const { status, stdout } = await scoresheet('scenario', join(SCENARIOS, 'setup.yaml'));
    expect(status).toBe(0);
    expect(stdout.trim().split('\n').at(-1)).toMatch(/^\d+ passed, 0 failed$/);
  });

  it('shows what is otherwise than expected, and fails', async () => {
    const file = pathOf('wrong.yaml');
    await writeFile(
      file,
      `scenario: Energy falls from the sky
game: fuzzycards
rules: [R-FUZ-37]
given: { waiting for: genesis of south, south: { energy: 2 } }
then:
  - south: { energy: 5 }
`,
    );
    const { status, stdout } = await scoresheet('scenario', file);
    expect(status).toBe(1);
    expect(stdout).toContain('expected 5');
    expect(stdout.trim().split('\n').at(-1)).toBe('0 passed, 1 failed');
  });
});

describe('scoresheet export', () => {
  it('says that no server answers', async () => {
    const { status, stderr } = await scoresheet('export', 'm-1', '--server', 'http://127.0.0.1:9');
    expect(status).toBe(2);
    expect(stderr).toContain('Is the server running');
  });
});

describe('scoresheet cards', () => {
  it('shows the card that is named, and what it says', async () => {
    const { status, stdout } = await scoresheet('cards', 'falling', 'piano');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Falling Piano {2}\[\S+\]\n {2}event, power, /);
    expect(stdout).toContain('  Choose an enemy card. Deal 5 damage to it.\n');
    expect(stdout.trim().split('\n').at(-1)).toMatch(/^1 of \d+ cards$/);
  });

  it('prints the cards that fit, for programs', async () => {
    const { status, stdout } = await scoresheet(
      'cards',
      '--force',
      'wisdom',
      '--cost',
      '5',
      '--json',
    );
    expect(status).toBe(0);
    const cards = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(cards).not.toEqual([]);
    for (const card of cards) expect(card).toMatchObject({ force: 'wisdom', cost: 5 });
  });

  it('suggests the name that was meant', async () => {
    const { status, stderr } = await scoresheet('cards', 'Faling Paino');
    expect(status).toBe(2);
    expect(stderr).toContain('there is no card "Faling Paino". Is "Falling Piano"');
  });
});

describe('scoresheet deck check', () => {
  const [ready] = GAMES['fuzzycards']?.readyDecks ?? [];
  const lines = (ready?.cards ?? []).map((code) => `1 ${code}\n`);

  it('passes a deck that may be played, and lists what is wrong with another', async () => {
    await writeFile(pathOf('good.txt'), lines.join(''));
    await writeFile(pathOf('bad.txt'), ['1 nobody\n', ...lines.slice(1)].join(''));
    const good = await scoresheet('deck', 'check', 'good.txt');
    expect([good.status, good.stdout]).toEqual([0, 'good.txt: 30 cards, may be played\n']);

    const { status, stdout } = await scoresheet('deck', 'check', 'good.txt', 'bad.txt', '--json');
    expect(status).toBe(1);
    const [, bad] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    const problems = [{ line: 1 }, { rule: 'R-FUZ-78' }];
    expect(bad).toMatchObject({ file: 'bad.txt', playable: false, problems });
  });

  it('says which file is not there', async () => {
    const { status, stderr } = await scoresheet('deck', 'check', 'nowhere.txt');
    expect(status).toBe(2);
    expect(stderr).toContain('there is no file "nowhere.txt"');
  });
});

describe('scoresheet', () => {
  it('suggests the command that was meant', async () => {
    const { status, stderr } = await scoresheet('verfy');
    expect(status).not.toBe(0);
    expect(stderr).toContain('Did you mean verify?');
  });
});
