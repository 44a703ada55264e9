// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdAnswers } from '../../api/held-answers.spec-kit.js';
import { renderWithin } from '../follow/within-event.spec-kit.js';
import { useEntrants } from './use-entrants.js';

const found = (...names: string[]) => ({
  tournamentEntrants: names.map((name, at) => ({
    number: at + 1,
    name,
    status: 'playing',
    isPresent: true,
    hasList: true,
  })),
});

type Used = ReturnType<typeof useEntrants>;

const names = ({ entrants }: Used) => entrants?.map(({ name }) => name);

describe('Looking for who plays', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const rest = () => act(() => vi.advanceTimersByTimeAsync(250));
  const using = () => renderWithin<Used, string>((search) => useEntrants(search, 0), '');

  it('asks once the typing rests, and shows who was there until then', async () => {
    const asked = holdAnswers();
    const { result, rerender } = using();
    await asked[0]?.answer(found('Ada', 'Wren'));
    for (const typed of ['w', 'wr', 'wre']) rerender(typed);
    expect(names(result.current)).toEqual(['Ada', 'Wren']);
    await rest();
    expect(asked.map(({ variables }) => variables['search'])).toEqual([null, 'wre']);
    await asked[1]?.answer(found('Wren'));
    expect(names(result.current)).toEqual(['Wren']);
  });

  it('never shows the answer to what was typed before', async () => {
    const asked = holdAnswers();
    const { result, rerender } = using();
    rerender('a');
    await rest();
    rerender('w');
    await rest();
    expect(asked.map(({ variables }) => variables['search'])).toEqual([null, 'a', 'w']);
    await asked[2]?.answer(found('Wren'));
    await asked[1]?.answer(found('Ada'));
    await asked[0]?.answer(found('Ada', 'Wren'));
    expect(names(result.current)).toEqual(['Wren']);
  });
});
