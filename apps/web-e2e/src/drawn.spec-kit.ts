/** What the document of a page says of a table: read off what is drawn, and off nothing else. */
import type { Page } from 'playwright-core';
import type { Part, PageDocument } from './page-parts.spec-kit.js';

declare const document: PageDocument;

export interface DrawnCard {
  readonly name: string;
  /** Kind, cost, marks, keywords and borne cards, in the order of the alphabet. */
  readonly words: readonly string[];
  /** "ATK 3", or "ATK 4 (3)" where another value is printed. */
  readonly figures: readonly string[];
}

export interface DrawnArea {
  readonly cards: readonly DrawnCard[];
  /** Cards of which only the number is known. */
  readonly unknown: number;
}

export interface Drawn {
  /** The seats whose areas are drawn: at a large table not all of the others are unfolded. */
  readonly seats: readonly number[];
  /** Areas with something in them, by seat, zone and title. */
  readonly areas: Readonly<Record<string, DrawnArea>>;
  /** "Life 20" and the like, by seat. */
  readonly lines: Readonly<Record<string, readonly string[]>>;
}

export const drawnOn = (page: Page): Promise<Drawn> => page.evaluate(readDrawn);

function readDrawn(): Drawn {
  const textOf = (part: Part | null): string => part?.textContent ?? '';
  const all = (part: Part | PageDocument, selector: string) => [...part.querySelectorAll(selector)];
  const figureOf = (part: Part): string => {
    const [value = '', printed] = textOf(part).match(/-?\d+/g) ?? [];
    const figure = `${textOf(part.querySelector('small'))} ${value}`;
    return printed === undefined ? figure : `${figure} (${printed})`;
  };
  const cardOf = (tile: Part): DrawnCard => ({
    name: textOf(tile.querySelector('.tile-name')),
    words: textOf(tile.querySelector('.tile-words'))
      .split(/, | · /)
      .sort(),
    figures: all(tile, '.tile-figures > span').map(figureOf),
  });
  const areas = all(document, '.board .area').map((area) => {
    const { seat, zone } = area.dataset;
    const cards = all(area, '.tile').map(cardOf);
    const unknown = Number(textOf(area.querySelector('.area-unknown')) || 0);
    return [
      `${seat} ${zone} ${textOf(area.querySelector('.area-title'))}`,
      { cards, unknown },
    ] as const;
  });
  const lines = all(document, '.board .seat-line').map((line) => {
    const figures = all(line, '.seat-figures > div').map(
      (figure) => `${textOf(figure.querySelector('.wide'))} ${textOf(figure.querySelector('dd'))}`,
    );
    return [String(line.dataset['seat']), figures] as const;
  });
  return {
    seats: all(document, '.own .seat-line, .side .seat-line, .strip[data-open] .seat-line').map(
      ({ dataset }) => Number(dataset['seat']),
    ),
    areas: Object.fromEntries(areas.filter(([, { cards, unknown }]) => cards.length + unknown > 0)),
    lines: Object.fromEntries(lines),
  };
}
