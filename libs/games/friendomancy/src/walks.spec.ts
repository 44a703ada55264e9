import { tableCounter, type Fact } from '@scoresheet/rules-engine';
import { cardPlayed, oneOf, tablesOf, type DeckMaker } from '@scoresheet/rules-testing';
import { presentationSuite, walkSuite } from '@scoresheet/rules-testing/suites';
import { CARDS, ENDINGS, friendomancy, PRESENTATION, READY_DECKS } from './index.js';
import { isInStep } from './turn/frames.js';

const readyDeck: DeckMaker = (below) => oneOf(READY_DECKS, below).cards;

/** A hundred cards of the library as it stands, from one of them on. */
const libraryDeck: DeckMaker = (below) => {
  const own = CARDS.filter(({ type }) => type !== 'foe');
  const from = below(own.length);
  return Array.from({ length: 100 }, (_, index) => own[(from + index) % own.length]?.code ?? '');
};

/** Foes come into play where they are found. */
function foeFound(fact: Fact): string | undefined {
  const isFound = fact.kind === 'happened' && fact.what === 'foe-found';
  return isFound ? String(fact['face']) : undefined;
}

const tableOf = tablesOf({ rules: friendomancy, seats: [2, 3, 4, 5], decks: [readyDeck] });

walkSuite({
  name: 'Friendomancy',
  rules: friendomancy,
  rulesPage: new URL('../../../../docs/rules/friendomancy.md', import.meta.url),
  tableOf,
  cardTableOf: tablesOf({ rules: friendomancy, seats: [2, 3, 4, 5], decks: [libraryDeck] }),
  cards: CARDS.map(({ code }) => code),
  cardPlayed: (fact) => cardPlayed(fact) ?? foeFound(fact),
  endings: ENDINGS,
  usualEndings: ['most-money'],
  debts: ['money', 'figure'],
  calendar: {
    'Cards are played and attacks made in your own Main Step.': ({ state }, seat) =>
      isInStep(state, seat, 'main-step'),
    'You are asked nothing now: wait for your turn.': ({ state }, seat) =>
      tableCounter(state, 'active') === seat,
  },
  lastLeft: 'last-left',
  // Hundreds are made of shared piles: other decks are other piles, which everybody sees.
  fromTheSetup: false,
  effort: {
    laws: { games: 3, actions: 120, every: 5 },
    offers: { games: 3, actions: 80, every: 5 },
    leaving: { games: 3, actions: 2_000, every: 5 },
    cards: { games: 120, actions: 400 },
    endings: { games: 3, actions: 12_000 },
    worlds: { pairs: 20, before: 100 },
  },
});

presentationSuite({
  name: 'Friendomancy',
  rules: friendomancy,
  tableOf,
  presentation: PRESENTATION,
});
