// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newsOf as told } from '../../event.spec-kit.js';
import { holdAnswers } from '../../../api/held-answers.spec-kit.js';
import { newsOf } from '../../follow/use-anew.js';
import { renderWithin } from '../../follow/within-event.spec-kit.js';
import type { RoundPlace } from '../use-tables.js';
import { useWholeRound } from './use-whole-round.js';

const PLAYED = { phase: 1, round: 3 };

type Used = ReturnType<typeof useWholeRound>;

const tables = (...names: string[]) => ({
  tournamentTables: names.map((name, at) => ({
    number: at + 1,
    hasQuestion: false,
    result: null,
    seats: [{ entrant: at, name }],
  })),
});
const WON = told('result-entered', [
  { kind: 'result-recorded', table: 2, result: { is: 'games', wins: [2, 1], draws: 0 } },
]);

const seen = ({ tables }: Used) =>
  tables?.map(({ seats, result }) => [seats[0]?.name, result?.wins ?? null]);

describe('All tables of a round', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  const using = (place: RoundPlace | undefined) =>
    renderWithin<Used, RoundPlace | undefined>(
      (at) => useWholeRound(at, newsOf('round-repaired')),
      place,
    );

  it('have the results that the feed tells, without a question to the server', async () => {
    const asked = holdAnswers();
    const { result, tell } = using(PLAYED);
    await asked[0]?.answer(tables('Ada', 'Wren'));
    tell(WON);
    expect(seen(result.current)).toEqual([
      ['Ada', null],
      ['Wren', [2, 1]],
    ]);
    expect(result.current.newest).toEqual([2]);
    expect(asked).toHaveLength(1);
  });

  it('keep a result that was told while an older answer was on its way', async () => {
    const asked = holdAnswers();
    const { result, tell } = using(PLAYED);
    tell(WON);
    await asked[0]?.answer(tables('Ada', 'Wren'));
    expect(seen(result.current)).toContainEqual(['Wren', [2, 1]]);
  });

  it('are those of the question that was asked last, in whatever order answers come', async () => {
    const asked = holdAnswers();
    const { result } = using(PLAYED);
    act(() => void result.current.again('after-21'));
    expect(asked.map(({ variables }) => variables['after'])).toEqual([[], ['after-21']]);
    await asked[1]?.answer(tables('Eve', 'Wren'));
    await asked[0]?.answer(tables('Ada', 'Wren'));
    expect(seen(result.current)).toEqual([
      ['Eve', null],
      ['Wren', null],
    ]);
  });

  it('are never those of another round, nor is what was told of it', async () => {
    const asked = holdAnswers();
    const { result, rerender, tell } = using(PLAYED);
    await asked[0]?.answer(tables('Ada', 'Wren'));
    tell(WON);
    rerender({ phase: 1, round: 4 });
    expect(result.current).toMatchObject({ tables: undefined, newest: [] });
    await asked[1]?.answer(tables('Ada', 'Wren'));
    expect(seen(result.current)).toContainEqual(['Wren', null]);
  });

  it('are none while no round is played, and nothing is asked', async () => {
    const asked = holdAnswers();
    const { result } = using(undefined);
    await act(async () => undefined);
    expect(result.current.tables).toEqual([]);
    expect(asked).toHaveLength(0);
  });
});
