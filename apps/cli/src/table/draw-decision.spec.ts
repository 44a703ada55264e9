import type { CardNames, GameWords } from '@scoresheet/rules-presentation';
import { describe, expect, it } from 'vitest';
import { optionsInWords } from './draw-decision.js';
import { gameNamed } from '../program/options.js';

const words = gameNamed('fuzzycards');
const namesOf = (names: { readonly [id: string]: string }): CardNames =>
  new Map(Object.entries(names).map(([card, text]) => [card, [{ is: 'card', text, card }]]));

const NAMES = namesOf({
  'hand1-3': 'Falling Piano',
  c4: 'Verdict Heron (altar 1)',
  c9: 'Customs Falcon (seat 2, altar 2)',
  c12: 'Red Ink Notary (vault 1)',
});

/** One option as it stands in the list of a decision. */
const optionSaid = (
  words: GameWords,
  { kind, id }: { readonly kind: string; readonly id: string },
  names: CardNames,
): string | undefined =>
  optionsInWords(
    words,
    { id: 'd1', seat: 1, kind, options: { pick: 'one', from: [{ id }] } },
    names,
  )[0];

describe('options in words', () => {
  it.each([
    ['activate', 'end', 'end the phase'],
    ['activate', 'play hand1-3 foe=c9', 'play Falling Piano at Customs Falcon (seat 2, altar 2)'],
    ['activate', 'play c4 vault-2', 'play Verdict Heron (altar 1) to vault 2'],
    ['activate', 'play hand1-3 c4', 'play Falling Piano on Verdict Heron (altar 1)'],
    ['validate', 'attack c4 life', 'attack life with Verdict Heron (altar 1)'],
    ['bridge', 'bridge', 'cross the bridge'],
    ['turn-order', 'first', 'go first'],
    ['discard', 'hand1-3', 'Falling Piano'],
  ])('when %s is asked: %s', (kind, id, said) => {
    expect(optionSaid(words, { kind, id }, NAMES)).toBe(said);
  });

  it('name who is meant where it is no card, and one of a kind as one', () => {
    const buddies = gameNamed('buddies');
    const named = namesOf({ c1: 'Candle Kin' });
    expect(optionSaid(buddies, { kind: 'respond', id: 'use c1 0 skill=deck-2' }, named)).toContain(
      'the deck of seat 2',
    );
    const draft = gameNamed('friendomancy');
    expect(optionSaid(draft, { kind: 'draft', id: 'take 5 friends 1 spells' }, named)).toBe(
      'take 5 friends 1 spell',
    );
  });

  it.each([
    ['friendomancy', 'dispute', 'dispute foeFee', 'dispute the fee of Foes'],
    ['friendomancy', 'reading', 'perCard', 'read it as a fee for each card'],
    ['buddyfight', 'penetrate', 'c4', 'Verdict Heron (altar 1)'],
  ])('say no id of the code in %s when %s is asked: %s', (game, kind, id, said) => {
    expect(optionSaid(gameNamed(game), { kind, id }, NAMES)).toBe(said);
  });

  it('name every card where the game has no phrase for it', () => {
    expect(optionSaid(words, { kind: 'settle', id: 'dance c4 c12 c4' }, NAMES)).toBe(
      'dance Verdict Heron (altar 1), Red Ink Notary (vault 1), Verdict Heron (altar 1)',
    );
    expect(optionSaid(words, { kind: 'activate', id: 'play hand1-3 foes=c9,c4' }, NAMES)).toBe(
      'play Falling Piano, foes: Customs Falcon (seat 2, altar 2) and Verdict Heron (altar 1)',
    );
  });

  const buddies = gameNamed('buddies');
  const AT_THE_TABLE = namesOf({
    c1: 'Madame Umbra',
    'hand1-2': 'Hush',
    s4: 'Undertow',
  });

  it.each([
    ['respond', 'use c1 0 victim=deck-2', 'use Madame Umbra at the deck of seat 2'],
    ['respond', 'use c1 1', 'use the second ability of Madame Umbra'],
    ['respond', 'play hand1-2 skill=s4', 'play Hush against the Undertow on the stack'],
    ['first-player', 'seat 2', 'name seat 2 to go first'],
    ['target', 'player-2', 'choose seat 2'],
    ['order-triggers', 'c1 0', 'Madame Umbra'],
  ])('name seats, decks and what waits on a stack, asked %s: %s', (kind, id, said) => {
    expect(optionSaid(buddies, { kind, id }, AT_THE_TABLE)).toBe(said);
  });
});
