import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@scoresheet/games-catalog';
import { describe, expect, it } from 'vitest';
import { commandLine, exportOf } from './command-line.spec-kit.js';

const SCENARIOS = fileURLToPath(
  new URL('../../../libs/games/fuzzycards/src/scenarios/', import.meta.url),
);

const { scoresheet, pathOf } = commandLine();

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

  it('counts the wins of one bot against another', () => {
    const bots = ['simulate', '--bots', 'heuristic,random', '--matches', '2'];
    const { status, stdout } = scoresheet(...bots);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/2 games: \d won[^]*win rate/)]);
    const counted = JSON.parse(scoresheet(...bots, '--json').stdout) as unknown;
    expect(counted).toMatchObject({ bots: ['heuristic', 'random'], games: 2 });
  });

  it('names the games it knows when it is asked for another', () => {
    const { status, stderr } = scoresheet('simulate', '--game', 'chess');
    expect(status).not.toBe(0);
    expect(stderr).toContain('fuzzycards');
  });
});

describe('scoresheet verify', () => {
  const written = async (name: string, text: string): Promise<string> => {
    await writeFile(pathOf(name), text);
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
    expect(status).toBe(2);
    expect(stderr).toContain('there is no file "nowhere.jsonl"');
  });
});

describe('scoresheet scenario', () => {
  it('runs scenarios from any path and counts them in its last line', () => {
    const { status, stdout } = scoresheet('scenario', join(SCENARIOS, 'setup.yaml'));
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
    const { status, stdout } = scoresheet('scenario', file);
    expect(status).toBe(1);
    expect(stdout).toContain('expected 5');
    expect(stdout.trim().split('\n').at(-1)).toBe('0 passed, 1 failed');
  });
});

describe('scoresheet export', () => {
  it('says that no server answers', () => {
    const { status, stderr } = scoresheet('export', 'm-1', '--server', 'http://127.0.0.1:9');
    expect(status).toBe(2);
    expect(stderr).toContain('Is the server running');
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
    expect(cards).not.toEqual([]);
    for (const card of cards) expect(card).toMatchObject({ force: 'wisdom', cost: 5 });
  });

  it('suggests the name that was meant', () => {
    const { status, stderr } = scoresheet('cards', 'Faling Paino');
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
    expect(status).toBe(2);
    expect(stderr).toContain('there is no file "nowhere.txt"');
  });
});

describe('scoresheet', () => {
  it('suggests the command that was meant', () => {
    const { status, stderr } = scoresheet('verfy');
    expect(status).not.toBe(0);
    expect(stderr).toContain('Did you mean verify?');
  });
});
