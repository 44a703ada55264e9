import { GAMES } from '@scoresheet/games-catalog';
import { describe, expect, it } from 'vitest';
import { TERMINAL_COLUMNS } from '../program/wrap.js';
import { gameNamed } from '../program/options.js';
import { helpFor, welcome } from './help.js';

describe.each(Object.keys(GAMES))('the help of %s', (game) => {
  const words = gameNamed(game);
  const { topics, alsoCalled, decisions } = words.primer;
  const pages = ['', ...Object.keys(topics), ...Object.keys(alsoCalled)];

  it('fits into the usual width on every page', () => {
    const lines = [...welcome(words), ...pages.flatMap((about) => helpFor(words, about))];
    expect(lines.filter((line) => line.length > TERMINAL_COLUMNS)).toEqual([]);
  });

  it('names every page on the first one, and each page has its title', () => {
    const overview = helpFor(words).join('\n');
    expect(topics).not.toEqual({});
    expect(alsoCalled).not.toEqual({});
    for (const [word, { title }] of Object.entries(topics)) {
      expect(overview).toContain(`help ${word} `);
      expect(helpFor(words, word)[0]).toBe(title);
    }
    for (const [word, same] of Object.entries(alsoCalled)) {
      expect(helpFor(words, word)).toEqual(helpFor(words, same));
    }
  });

  it('suggests the page that was meant', () => {
    const [word = ''] = Object.keys(topics);
    expect(helpFor(words, `${word}x`)[0]).toContain(`Is "help ${word}" meant?`);
  });

  it('leads from page to page by what one types, and only to pages that there are', () => {
    const told = Object.keys(topics).flatMap((about) => helpFor(words, about));
    const led = [...told.join(' ').matchAll(/"help ([a-z-]+)"/g)].map(([, page]) => page);
    expect(led.filter((page) => page === undefined || !(page in topics))).toEqual([]);
    expect(told.filter((line) => /\[[a-z-]+\]/.test(line))).toEqual([]);
  });

  it('cites the rules in every page that states some, and in every hint', () => {
    expect(topics).not.toEqual({});
    expect(decisions).not.toEqual({});
    for (const { hint } of Object.values(decisions)) expect(hint).toMatch(/\([RA]-[A-Z]{3}-\d+/);
    for (const about of Object.keys(topics)) {
      expect(helpFor(words, about).join(' ')).toMatch(/[RA]-[A-Z]{3}-\d+/);
    }
  });
});
