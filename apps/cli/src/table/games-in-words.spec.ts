import { GAMES } from '@scoresheet/games-catalog';
import { listed, type CardView, type TableView } from '@scoresheet/rules-engine';
import { optionWords, placedNames, plain, tableWords } from '@scoresheet/rules-presentation';
import { describe, expect, it } from 'vitest';
import { played } from './played.spec-kit.js';

const SEED = 8;
const MOMENTS = 60;

/** What nobody should read: a blank that was not filled, or a value that is not there. */
const UNFINISHED = /[{}]|undefined|NaN|\bnull\b/;

/** Ids of the cards of which a viewer knows what is printed, wherever they lie. */
const knownCards = ({ seats, shared }: TableView): readonly string[] => {
  const within = (zones: CardView['with'] = {}): readonly string[] =>
    Object.values(zones).flatMap(({ cards = [] }) =>
      cards.flatMap((card) => [
        ...(card.id !== undefined && card.face !== undefined ? [card.id] : []),
        ...within(card.with),
      ]),
    );
  return [...seats.flatMap(({ zones }) => within(zones)), ...within(shared)];
};

describe.each(Object.keys(GAMES))('What is said of %s', (game) => {
  it('names every card that the viewer knows in the text of the table, and no other', () => {
    let looked = 0;
    for (const match of played(SEED, game)) {
      if (looked === MOMENTS) break;
      looked += 1;
      const table = match.seen(1);
      const said = tableWords(match.words, table, 1).flatMap(({ says }) => says);
      const named = said
        .flat()
        .flatMap((segment) =>
          segment.is === 'card' && segment.face && segment.card ? [segment.card] : [],
        );
      expect(new Set(named)).toEqual(new Set(knownCards(table)));
      expect(said.map(plain).filter((line) => UNFINISHED.test(line))).toEqual([]);
    }
    expect(looked).toBe(MOMENTS);
  });

  it('is said to its end: no option and no event has a blank in it', () => {
    const options: string[] = [];
    let heard: readonly (readonly string[])[] = [];
    for (const match of played(SEED, game)) {
      heard = match.heard(1);
      if (heard.length > 3 * MOMENTS) break;
      const open = match.waitsFor();
      if (!open) continue;
      const names = placedNames(match.words, match.seen(open.seat), open.seat);
      for (const { id } of listed(open.options)) {
        options.push(plain(optionWords(match.words, open.kind, id, names)));
      }
    }
    const events = heard.flat();
    expect(Math.min(options.length, events.length)).toBeGreaterThan(MOMENTS);
    expect([...options, ...events].filter((line) => UNFINISHED.test(line))).toEqual([]);
  });
});
