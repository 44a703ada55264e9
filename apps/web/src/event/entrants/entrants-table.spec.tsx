// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { EVENT, renderEvent } from '../event.spec-kit.js';
import { EntrantsTable } from './entrants-table.js';

afterEach(cleanup);

const HERON = { number: 4, name: 'Heron', status: 'entered', isPresent: true, hasList: true };
const NOBODY = { number: 9, name: null, status: 'dropped', isPresent: false, hasList: false };
const LATE = { number: 11, name: 'Wren', status: 'entered', isPresent: false, hasList: false };

const lines = (): (string | null)[] =>
  screen.getAllByRole('row').map(({ textContent }) => textContent);

describe('Who plays', () => {
  it('stands by number, each with the way to the own page, oneself marked', async () => {
    const entrants = [HERON, NOBODY];
    await renderEvent(() => createElement(EntrantsTable, { entrants, search: '' }));
    expect(lines()).toEqual(['no.playerstate', '4Herondeck handed in', '9Player no. 9has left']);
    const link = screen.getByRole('link', { name: 'Player no. 9' });
    expect(link.getAttribute('href')).toBe('/event/t-1/entrants/9');
    expect(document.querySelectorAll('tr[data-own]')).toHaveLength(1);
  });

  it('says who is there while that is asked for', async () => {
    const event = { ...EVENT, stage: 'CHECK_IN' as const };
    const entrants = [HERON, LATE];
    await renderEvent(() => createElement(EntrantsTable, { entrants, search: '' }), { event });
    expect(lines().slice(1)).toEqual(['4Heronhere, deck handed in', '11Wrennot here yet']);
  });

  it('says that nobody is called so, or that nobody has come', async () => {
    await renderEvent(() => createElement(EntrantsTable, { entrants: [], search: 'x' }));
    expect(screen.getByRole('status').textContent).toBe('Nobody is called so.');
  });
});
