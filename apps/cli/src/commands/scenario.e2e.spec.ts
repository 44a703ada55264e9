import { spawn, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commandLine } from '../command-line.spec-kit.js';

vi.setConfig({ testTimeout: 120_000 });

const BIN = fileURLToPath(new URL('../../bin/scoresheet.js', import.meta.url));
const { scoresheet, pathOf } = commandLine();

const scenario = (energy: number): string => `scenario: An attack
given:
  waiting for: validate of south
  south: { altar 1: Doorstep Ogre }
  north: { altar 2: Lantern Clerk }
when: [south attacks Lantern Clerk with Doorstep Ogre]
then:
  - south: { energy: ${energy} }
  - facts: [card-hit, { knocked-out: { seat: north } }, nothing-of-the-kind]
`;

describe('a scenario that fails', () => {
  it('shows the table, the facts beside those expected, and what is offered', async () => {
    await writeFile(pathOf('wrong.yaml'), scenario(5));
    const { status, stdout } = scoresheet('scenario', 'wrong.yaml');
    expect(status).toBe(1);
    expect(stdout).toContain("south's energy: is 3, expected 5");
    expect(stdout).toMatch(/^North \| Life 3\d/m);
    expect(stdout).toMatch(/^ {2}altar 1 {2}Doorstep Ogre/m);
    expect(stdout).toMatch(/^ {2}= Lantern Clerk takes \d damage from Doorstep Ogre$/m);
    expect(stdout).toMatch(/^ {2}\+ nothing-of-the-kind$/m);
    expect(stdout).toMatch(/^Offered to north: /m);
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('says why something is not offered', async () => {
    await writeFile(
      pathOf('dear.yaml'),
      `scenario: Too dear
given: { waiting for: activate of south, south: { hand: [Doorstep Ogre], energy: 0 } }
then: { offered to south: [plays Doorstep Ogre to vault 1, ends the phase] }
`,
    );
    const { stdout } = scoresheet('scenario', 'dear.yaml');
    expect(stdout).toMatch(/not offered to south: .*\(R-FUZ-40: Doorstep\s+Ogre costs 1 Energy/);
  });

  it('is printed alone where only failures are asked for', async () => {
    const right = 'scenario: Right\ngiven: { waiting for: activate of south }\nthen: { turn: 3 }\n';
    await writeFile(pathOf('both.yaml'), `${right}---\n${scenario(5)}`);
    const { stdout } = scoresheet('scenario', 'both.yaml', '--failing');
    expect(stdout).not.toContain('passed  Right');
    expect(stdout).toContain('FAILED  An attack');
    expect(stdout.trim().split('\n').at(-1)).toBe('1 passed, 1 failed');
  });
});

describe('a scenario in the folder of a game', () => {
  it('is played by the rules of that game', () => {
    const folder = fileURLToPath(new URL('../../../../libs/games/', import.meta.url));
    const file = join(folder, 'buddies', 'src', 'scenarios', 'turn.yaml');
    const { status, stdout } = scoresheet('scenario', file, '--failing');
    expect(stdout).toMatch(/^[1-9]\d* passed, 0 failed$/m);
    expect(status).toBe(0);
  });
});

describe('scenario --watch', () => {
  let child: ChildProcess | undefined;
  afterEach(() => void child?.kill());

  it('runs again when a file is saved', async () => {
    const file = pathOf('watched.yaml');
    const right = 'scenario: Right\ngiven: { waiting for: activate of south }\nthen: { turn: 3 }\n';
    await writeFile(file, right);
    let shown = '';
    child = spawn(process.execPath, [BIN, 'scenario', file, '--watch'], { detached: false });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => void (shown += text));
    const patience = { timeout: 60_000, interval: 50 };
    await vi.waitUntil(() => shown.includes('1 passed, 0 failed'), patience);
    await writeFile(file, right.replace('turn: 3', 'turn: 4'));
    await vi.waitUntil(() => shown.includes('0 passed, 1 failed'), patience);
    expect(shown).toContain('FAILED  Right');
  });
});
