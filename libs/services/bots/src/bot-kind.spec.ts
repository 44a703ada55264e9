import { GAMES, type Seen } from '@scoresheet/games-catalog';
import { begin, decisions, view, type Reading } from '@scoresheet/rules-engine';
import { seededChance } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { choose, questionTo, type BotKind } from './bot-kind.js';
import { drawFrom } from './random-choice.js';

/** What the seat sees that won the flip: it says who goes first. */
function whoGoesFirst(): Seen {
  const entry = GAMES['fuzzycards'];
  if (!entry) throw new Error('the catalog has no Fuzzycards');
  const decks = [[], ...entry.readyDecks.slice(0, 2).map(({ cards }) => cards)];
  const begun = begin(entry.rules, { seats: 2, decks, options: {} }, seededChance(1));
  return seenOf({ rules: entry.rules, state: begun.state });
}

function seenOf(reading: Reading): Seen {
  const seat = decisions(reading)[0]?.seat ?? 0;
  return { seat, table: view(reading, seat) };
}

const choices = (kind: BotKind, seen: Seen): ReadonlySet<unknown> => {
  const question = questionTo(seen.table, seen.seat);
  if (!question) throw new Error('nobody is asked');
  const seeds = Array.from({ length: 40 }, (_, index) => `seed ${index}`);
  return new Set(seeds.map((seed) => choose(kind, seen, question, drawFrom(seed))));
};

describe('A bot', () => {
  it('of the heuristic kind follows the advice of the game', () => {
    expect(choices('heuristic', whoGoesFirst())).toEqual(new Set(['first']));
  });

  it('of the random kind answers anything that is offered', () => {
    expect(choices('random', whoGoesFirst())).toEqual(new Set(['first', 'second']));
  });

  it('answers at random where its game gives no advice', () => {
    const seen = whoGoesFirst();
    const unknown = { ...seen, table: { ...seen.table, ruleset: 'unheard-of/1' } };
    expect(choices('heuristic', unknown)).toEqual(new Set(['first', 'second']));
  });

  it('is asked nothing while another seat is', () => {
    const { seat, table } = whoGoesFirst();
    expect(questionTo(table, 3 - seat)).toBeUndefined();
    expect(questionTo(null, seat)).toBeUndefined();
  });
});
