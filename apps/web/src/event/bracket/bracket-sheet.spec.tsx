// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderEvent } from '../event.spec-kit.js';
import type { Bracket } from './bracket-documents.js';
import { BracketSheet } from './bracket-sheet.js';
import { singleOf } from './brackets.spec-kit.js';

/** Heron (4), whose page it is, has won the first match; the final waits for who comes. */
const BRACKET: Bracket = {
  seeds: [4, 9, 2, 7],
  names: [
    { entrant: 4, name: 'Heron' },
    { entrant: 9, name: 'Wren' },
    { entrant: 2, name: null },
    { entrant: 7, name: 'Osier' },
  ],
  places: [],
  matches: singleOf(4).map((match) => {
    if (match.id === 'w1-1') {
      const played = { winner: 4, round: 1, table: 1, status: 'DONE' as const };
      return { ...match, ...played, entrants: [4, 9] };
    }
    return match.id === 'w2-1' ? { ...match, entrants: [4] } : { ...match, entrants: [2, 7] };
  }),
};

beforeEach(() => renderEvent(() => createElement(BracketSheet, { bracket: BRACKET, phase: 2 })));
afterEach(cleanup);

const focused = (): string | undefined => (document.activeElement as HTMLElement).dataset['match'];

describe('A bracket', () => {
  it('is lists of stages, whose matches lead to their tables', () => {
    const names = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Semi-finals', 'Final']);
    const link = screen.getByRole('link', { name: /Heron.*Wren/ });
    expect(link.getAttribute('href')).toBe('/event/t-1/table/2/1/1');
    expect(screen.getByRole('group', { name: 'W1-2' }).textContent).toContain('Player no. 2');
    expect(screen.getByText('winner of W1-2')).toBeTruthy();
  });

  it('marks the own way through it', () => {
    const own = [...document.querySelectorAll<HTMLElement>('[data-match][data-own]')];
    expect(own.map(({ dataset }) => dataset['match'])).toEqual(['w1-1', 'w2-1']);
    expect(document.querySelectorAll('path[data-own]')).toHaveLength(1);
  });

  it('is walked through by arrows, with one match in the order of the tab key', () => {
    const first = screen.getByRole('link', { name: /Heron.*Wren/ });
    expect(document.querySelectorAll('[data-match][tabindex="0"]')).toHaveLength(1);
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(focused()).toBe('w2-1');
    fireEvent.keyDown(document.activeElement ?? first, { key: 'ArrowLeft' });
    fireEvent.keyDown(document.activeElement ?? first, { key: 'ArrowDown' });
    expect(focused()).toBe('w1-2');
  });

  it('becomes larger and smaller by buttons and by keys', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Larger' }));
    expect(screen.getByText('125 %')).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Larger' }), { key: '-' });
    expect(screen.getByText('100 %')).toBeTruthy();
  });
});
