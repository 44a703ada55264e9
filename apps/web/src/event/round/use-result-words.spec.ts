// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterRoom } from '../../words/rooms.js';
import { speakEnglish } from '../../words/speak-english.spec-kit.js';
import type { TablePlay } from '../play/play-documents.js';
import { useResultWords, type ToldTable } from './use-result-words.js';

const NOTHING = { draws: null, winner: null, wins: null, scores: null, places: null };
const HERON = { entrant: 1, name: 'Heron' };
const NAMELESS = { entrant: 2, name: null };

const table = (result: Partial<ToldTable['result']>): ToldTable => ({
  seats: [HERON, NAMELESS, { entrant: 3, name: 'Wren' }],
  result: { ...NOTHING, is: 'GAMES', ...result },
  hasQuestion: false,
});

const PLAY = {
  phase: 1,
  round: 1,
  number: 1,
  match: null,
  playStatus: null,
  gamesWon: null,
  openingProblem: null,
};

beforeAll(async () => {
  await speakEnglish();
  await enterRoom('event');
});

const words = () => renderHook(() => useResultWords()).result.current;

describe('The result of a table', () => {
  it.each([
    [table({ wins: [2, 1] }), '2–1'],
    [table({ wins: [1, 1], draws: 1 }), '1–1, 1 drawn'],
    [table({ is: 'INTENTIONAL_DRAW' }), 'draw agreed'],
    [table({ is: 'FORFEIT', winner: 2 }), 'Player no. 2 by forfeit'],
    [table({ is: 'DOUBLE_LOSS' }), 'both lost'],
    [table({ is: 'PLACES', places: [[3], [1, 2]] }), 'Wren > Heron = Player no. 2'],
    [{ ...table({}), result: null }, 'no result yet'],
    [{ ...table({}), result: null, hasQuestion: true }, 'staff decide'],
  ])('%#: reads as everybody would say it', (told, said) => {
    expect(words().tableWords(told)).toBe(said);
  });

  it.each([
    [{ playStatus: 'OPENING' }, 'match is opening', 'match is opening'],
    [{ playStatus: 'RUNNING', match: 'm' }, 'playing', 'playing'],
    [{ playStatus: 'PAUSED', gamesWon: [1, 0] }, 'paused, 1–0', 'paused, 0–1'],
    [{ playStatus: null }, 'no result yet', 'no result yet'],
  ] as const)('%j: reads as play goes, to everybody and to the second seat', (play, ...said) => {
    const open = { ...table({}), result: null };
    const { tableWords, ownWords } = words();
    const told = { ...PLAY, ...play } as TablePlay;
    expect([tableWords(open, told), ownWords(open, 2, told)]).toEqual(said);
  });

  it.each([
    [table({ wins: [2, 1] }), 1, 'won 2–1'],
    [table({ wins: [2, 1] }), 2, 'lost 1–2'],
    [table({ wins: [1, 1] }), 2, 'drew 1–1'],
    [table({ is: 'FORFEIT', winner: 2 }), 2, 'won by forfeit'],
    [table({ is: 'FORFEIT', winner: 2 }), 1, 'lost by forfeit'],
    [table({ is: 'PLACES', places: [[3, 1], [2]] }), 1, '1st'],
    [table({ is: 'PLACES', places: [[3, 1], [2]] }), 2, '3rd'],
  ])('%#: reads as one who sat there would say it', (told, entrant, said) => {
    expect(words().ownWords(told, entrant)).toBe(said);
  });
});
