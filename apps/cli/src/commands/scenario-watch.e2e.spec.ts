import { spawn, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { commandLine } from '../command-line.spec-kit.js';

const BIN = fileURLToPath(new URL('../../bin/scoresheet.js', import.meta.url));
const { pathOf } = commandLine();

const CARDS = `{ "set": "mine", "title": "Mine", "cards": [{
    "code": "my-1", "name": "Paper Tiger", "type": "hero", "force": "power", "rarity": "common",
    "cost": 1, "atk": 4, "def": 1, "hp": 1 }] }`;
const ATTACK = `scenario: A card of one's own
game: fuzzycards
cards: saved.cards.json
given: { waiting for: validate of south, south: { altar 1: Paper Tiger } }
when: [south attacks life with Paper Tiger]
then: { north: { life: 29 } }
`;

let child: ChildProcess | undefined;
afterEach(() => void child?.kill());

it('scoresheet scenario --watch runs again when a scenario or its cards are saved', async () => {
  const cards = pathOf('saved.cards.json');
  const file = pathOf('watched.yaml');
  await writeFile(cards, CARDS);
  await writeFile(file, ATTACK);
  let shown = '';
  child = spawn(process.execPath, [BIN, 'scenario', file, '--watch'], { detached: false });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => void (shown += text));
  /** Counted, so that each run is waited for by itself. */
  const runs = (passed: number, failed: number) =>
    shown.split(`${passed} passed, ${failed} failed`).length - 1;
  const patience = { timeout: 60_000, interval: 50 };
  await vi.waitUntil(() => runs(1, 0) === 1, patience);

  await writeFile(file, ATTACK.replace('life: 29', 'life: 30'));
  await vi.waitUntil(() => runs(0, 1) === 1, patience);
  expect(shown).toContain("FAILED  A card of one's own");
  await writeFile(file, ATTACK);
  await vi.waitUntil(() => runs(1, 0) === 2, patience);

  await writeFile(cards, CARDS.replace('"atk": 4', '"atk": 3'));
  await vi.waitUntil(() => runs(0, 1) === 2, patience);
});
