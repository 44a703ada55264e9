import { oneOf, tablesOf, type DeckMaker } from '@scoresheet/rules-testing';
import { presentationSuite, walkSuite } from '@scoresheet/rules-testing/suites';
import { CARDS, ENDINGS, fuzzycards, PRESENTATION, READY_DECKS } from './index.js';

const byCost = [...CARDS].sort((a, b) => a.cost - b.cost);

const readyDeck: DeckMaker = (below) => oneOf(READY_DECKS, below).cards;

/**
 * Three each of ten cards of about the same cost: a dear one is hardly ever played from a deck that
 * offers cheaper ones as well.
 */
const similarDeck: DeckMaker = (below) => {
  const from = below(CARDS.length);
  return Array.from(
    { length: 30 },
    (_, index) => byCost[(from + (index % 10)) % CARDS.length]?.code as string,
  );
};

const tables = { rules: fuzzycards, seats: [2] };
const tableOf = tablesOf({ ...tables, decks: [readyDeck, similarDeck] });

walkSuite({
  name: 'Fuzzycards',
  rules: fuzzycards,
  rulesPage: new URL('../../../../docs/rules/fuzzycards.md', import.meta.url),
  tableOf,
  cardTableOf: tablesOf({ ...tables, decks: [similarDeck] }),
  cards: CARDS.map(({ code }) => code),
  endings: ENDINGS,
  usualEndings: ['liquidation', 'scroll-out'],
  fromTheSetup: true,
  effort: {
    laws: { games: 25, actions: 400 },
    offers: { games: 12, actions: 60 },
    endings: { games: 60, actions: 5_000 },
    worlds: { pairs: 120, before: 120 },
    decks: { pairs: 120, script: 40 },
  },
});

presentationSuite({ name: 'Fuzzycards', rules: fuzzycards, tableOf, presentation: PRESENTATION });
