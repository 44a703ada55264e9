import { GAMES, SCENARIO_GAMES, type ScenarioGameName } from '@scoresheet/games-catalog';
import { glossaryOf } from '@scoresheet/rules-cards';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { cardsPage } from './cards-page.js';

const PAGE = fileURLToPath(new URL('../../../docs/cards.md', import.meta.url));
const RENEW = 'renew the page with: npx vitest run tools/conformance/src/cards-page -u';

/** What no card of the set says a trial card does. */
const games = Object.entries(GAMES).map(([game, { title, cardLanguage, rules }]) => {
  const trial = Object.values(SCENARIO_GAMES[game as ScenarioGameName].rules.faces);
  const faces = [...Object.values(rules.faces), ...trial];
  return { title, glossary: glossaryOf(cardLanguage, faces) };
});

describe('The page of the words of cards', () => {
  it('is what the entries of the games say', async () => {
    const { code } = await format(PAGE, cardsPage(games));
    await expect(code, RENEW).toMatchFileSnapshot(PAGE);
  });

  it.each(games)('shows a card for every verb of $title', ({ glossary }) => {
    const verbs = glossary.sections.find(({ kind }) => kind === 'verb')?.words ?? [];
    expect(verbs.filter(({ example }) => example === undefined)).toEqual([]);
    expect(verbs.length).toBeGreaterThan(0);
  });
});
