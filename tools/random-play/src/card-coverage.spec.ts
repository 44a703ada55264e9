import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  coverageOf,
  coveragePage,
  exceptionsOf,
  playedCards,
  type GameCoverage,
} from './card-coverage.js';
import type { WalkedGame } from './walked-game.js';
import { WALKED_GAMES } from './walked-games.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RENEW = 'renew the page with: npx vitest run tools/random-play/src/card-coverage.spec.ts -u';
const ACTIONS = 100_000;
const LONGEST_MS = 300_000;

function scenariosOf(name: string): Readonly<Record<string, string>> {
  const folder = `${ROOT}libs/games/${name}/src/scenarios/`;
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return Object.fromEntries(
    files.sort().map((file) => [file.replace('.yaml', ''), readFileSync(folder + file, 'utf8')]),
  );
}

const titleOf = (name: string): string =>
  name.replace(/(^|-)\w/g, (letters) => letters.replace('-', ' ').toUpperCase());

const covered = ([name, game]: readonly [string, WalkedGame]): GameCoverage => ({
  title: titleOf(name),
  scenarioFolder: `../../libs/games/${name}/src/scenarios`,
  cards: coverageOf(game, playedCards(game, ACTIONS), scenariosOf(name)),
});

describe('The cards of every game', { timeout: LONGEST_MS }, () => {
  const covers = new Map<string, GameCoverage>();
  beforeAll(() => {
    for (const game of Object.entries(WALKED_GAMES)) covers.set(game[0], covered(game));
  }, LONGEST_MS);

  it.each(Object.keys(WALKED_GAMES))(
    'are all played by chance and named by a scenario: %s',
    (name) => {
      const cards = covers.get(name)?.cards ?? [];
      expect(cards.length).toBeGreaterThan(0);
      expect(exceptionsOf(cards)).toEqual([]);
    },
  );

  it('stand on their page as they are covered today', async () => {
    const page = coveragePage([...covers.values()], ACTIONS);
    await expect(page, RENEW).toMatchFileSnapshot(`${ROOT}docs/rules/coverage.md`);
  });
});

describe('A card that nobody has shown', () => {
  const game = WALKED_GAMES['fuzzycards'] as WalkedGame;
  const [first = '', second = ''] = game.cards;
  const two: WalkedGame = { ...game, cards: [first, second] };
  const nameOf = (code: string) => game.rules.faces[code]?.name ?? '';

  it('is an exception, by what is missing', () => {
    const texts = { a: `scenario: x\n---\nscenario: ${nameOf(first)}`, b: `${nameOf(second)}s` };
    const cards = coverageOf(two, new Set([second]), texts);
    expect(cards[0]?.scenarios).toEqual(['a']);
    expect(exceptionsOf(cards)).toEqual([
      `${nameOf(first)} is never played`,
      `${nameOf(second)} is named by no scenario`,
    ]);
    const page = coveragePage([{ title: 'Two', scenarioFolder: '..', cards }], 10);
    expect(page).toContain('| Two | 2 | 1 | 1 | 2 |');
    expect(page).toContain(`- ${nameOf(first)} is never played`);
  });
});
