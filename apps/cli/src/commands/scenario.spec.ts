import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { commandLine } from '../command-line.spec-kit.js';

const { scoresheet, pathOf } = commandLine();

const scenario = (energy: number): string => `scenario: An attack
game: fuzzycards
given:
  waiting for: validate of south
  south: { altar 1: Doorstep Ogre }
  north: { altar 2: Lantern Clerk }
when: [south attacks Lantern Clerk with Doorstep Ogre]
then:
  - south: { energy: ${energy} }
  - facts: [card-hit, { knocked-out: { seat: north } }, nothing-of-the-kind]
`;

const RIGHT = `scenario: Right
game: fuzzycards
given: { waiting for: activate of south }
then: { turn: 3 }
`;

describe('a scenario that fails', () => {
  it('shows the table, the facts beside those expected, and what is offered', async () => {
    await writeFile(pathOf('wrong.yaml'), scenario(5));
    const { status, stdout } = await scoresheet('scenario', 'wrong.yaml');
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
game: fuzzycards
given: { waiting for: activate of south, south: { hand: [Doorstep Ogre], energy: 0 } }
then: { offered to south: [plays Doorstep Ogre to vault 1, ends the phase] }
`,
    );
    const { stdout } = await scoresheet('scenario', 'dear.yaml');
    expect(stdout).toMatch(/not offered to south: .*\(R-FUZ-40:\s+Doorstep\s+Ogre costs 1 Energy/);
  });

  it('is printed alone where only failures are asked for', async () => {
    await writeFile(pathOf('both.yaml'), `${RIGHT}---\n${scenario(5)}`);
    const { stdout } = await scoresheet('scenario', 'both.yaml', '--failing');
    expect(stdout).not.toContain('passed  Right');
    expect(stdout).toContain('FAILED  An attack');
    expect(stdout.trim().split('\n').at(-1)).toBe('1 passed, 1 failed');
  });
});

describe('a scenario in the folder of a game', () => {
  it('is played by the rules of that game', async () => {
    const folder = fileURLToPath(new URL('../../../../libs/games/', import.meta.url));
    const file = join(folder, 'buddies', 'src', 'scenarios', 'turn.yaml');
    const { status, stdout } = await scoresheet('scenario', file, '--failing');
    expect(stdout).toMatch(/^[1-9]\d* passed, 0 failed$/m);
    expect(status).toBe(0);
  });
});

describe('the game of a scenario', () => {
  const silent = RIGHT.replace('game: fuzzycards\n', '');

  it('is named by the scenario or by --game, and taken for granted nowhere', async () => {
    await writeFile(pathOf('silent.yaml'), silent);
    const { status, stdout } = await scoresheet('scenario', 'silent.yaml');
    expect(status).toBe(1);
    expect(stdout).toMatch(/line 1: no game is named: say game: in the scenario, or --game/);
    expect((await scoresheet('scenario', 'silent.yaml', '--game', 'fuzzycards')).status).toBe(0);
  });

  it('is refused where it is misspelt, or another one was asked for', async () => {
    await writeFile(pathOf('slip.yaml'), RIGHT.replace('fuzzycards', 'fuzycards'));
    const slip = (await scoresheet('scenario', 'slip.yaml')).stdout;
    expect(slip).toMatch(/line 2: no game is called 'fuzycards'; did you mean\s+'fuzzycards'/);
    await writeFile(pathOf('right.yaml'), RIGHT);
    const other = await scoresheet('scenario', 'right.yaml', '--game', 'buddies');
    expect(other.status).toBe(1);
    expect(other.stdout).toMatch(/is about 'fuzzycards', and\s+buddies was asked for/);
  });
});

const CARDS = `{ "set": "mine", "title": "Mine", "cards": [{
    "code": "my-1", "name": "Paper Tiger", "type": "hero", "force": "power", "rarity": "common",
    "cost": 1, "atk": 4, "def": 1, "hp": 1 }] }`;
const ATTACK = `scenario: A card of one's own
game: fuzzycards
given: { waiting for: validate of south, south: { altar 1: Paper Tiger } }
when: [south attacks life with Paper Tiger]
then: { north: { life: 29 } }
`;

describe('trial cards', () => {
  it('come out of a file, and failures call them by their names', async () => {
    await writeFile(pathOf('mine.cards.json'), CARDS);
    await writeFile(pathOf('tiger.yaml'), ATTACK);
    const passed = await scoresheet('scenario', 'tiger.yaml', '--cards', 'mine.cards.json');
    expect(passed).toMatchObject({ status: 0 });
    await writeFile(
      pathOf('named.yaml'),
      ATTACK.replace('given:', 'cards: mine.cards.json\ngiven:').replace('29', '30'),
    );
    const { status, stdout } = await scoresheet('scenario', 'named.yaml');
    expect(status).toBe(1);
    expect(stdout).toContain("line 6: north's life: is 29, expected 30");
    expect(stdout).toMatch(/^ {2}altar 1 {2}Paper Tiger/m);
    expect(stdout).not.toContain('my-1');
  });

  it('are told what is wrong with them', async () => {
    await writeFile(pathOf('wrong.cards.json'), CARDS.replace('"cost": 1', '"cost": 9'));
    await writeFile(
      pathOf('wrong-cards.yaml'),
      ATTACK.replace('given:', 'cards: wrong.cards.json\ngiven:'),
    );
    const { stdout } = await scoresheet('scenario', 'wrong-cards.yaml');
    expect(stdout).toMatch(/line 3: the card file wrong\.cards\.json, line 3: cards\[0\]\.cost/);
    await writeFile(pathOf('none.yaml'), ATTACK.replace('given:', 'cards: none.json\ngiven:'));
    expect((await scoresheet('scenario', 'none.yaml')).stdout).toMatch(/line 3: there is no file/);
    const missing = await scoresheet('scenario', 'tiger.yaml', '--cards', 'none.json');
    expect(missing.status).toBe(2);
  });
});
