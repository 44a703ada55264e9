import type { Fact } from '@scoresheet/rules-engine';
import { oneOf, tablesOf, type DeckMaker } from '@scoresheet/rules-testing';
import { presentationSuite, walkSuite } from '@scoresheet/rules-testing/suites';
import { expect, it } from 'vitest';
import { buddies, CARDS, checkDeck, ENDINGS, PRESENTATION, READY_DECKS } from './index.js';

const byCost = [...CARDS].sort((a, b) => a.cost - b.cost);

const readyDeck: DeckMaker = (below) => oneOf(READY_DECKS, below).cards;

/** Sixty cards of about the same cost, so that the walks meet the dear ones as well. */
function deckFrom(from: number): readonly string[] {
  const cards = Array.from(
    { length: 18 },
    (_, index) => byCost[(from + index) % byCost.length] as (typeof byCost)[number],
  );
  const codes = cards.flatMap(({ code, keywords = [] }) =>
    Array<string>(keywords.includes('unique') ? 1 : 4).fill(code),
  );
  return codes.slice(0, 60);
}

const similarDeck: DeckMaker = (below) => deckFrom(below(CARDS.length));

/** A hand without a Buddy is shown (R-BUD-36), and nobody who holds one begins without (R-BUD-39). */
function openedByRule(fact: Fact): string | undefined {
  if (fact.kind === 'shown') return fact.place;
  const [asked] = fact.kind === 'paused' ? (fact.frames.at(-1)?.asks ?? []) : [];
  return asked?.kind === 'starting-buddy' ? `seat ${asked.seat} begins with a Buddy` : undefined;
}

const tableOf = tablesOf({ rules: buddies, seats: [2, 2, 3, 4], decks: [readyDeck, similarDeck] });

walkSuite({
  name: 'Buddies',
  rules: buddies,
  rulesPage: new URL('../../../../docs/rules/buddies.md', import.meta.url),
  tableOf,
  cardTableOf: tablesOf({ rules: buddies, seats: [2], decks: [similarDeck] }),
  cards: CARDS.map(({ code }) => code),
  endings: ENDINGS,
  usualEndings: ['last-left'],
  lastLeft: 'last-left',
  fromTheSetup: true,
  opens: openedByRule,
});

presentationSuite({ name: 'Buddies', rules: buddies, tableOf, presentation: PRESENTATION });

it('the decks that it is played with are legal', () => {
  for (let from = 0; from < CARDS.length; from += 1) {
    expect(checkDeck(deckFrom(from)).map(({ says }) => says)).toEqual([]);
  }
});
