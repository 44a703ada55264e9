import { withoutUndefined, type Modifier } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { factWords } from './fact-words.js';
import { known, MARSH } from './marsh.spec-kit.js';
import { plain } from './sentence.js';

const NAMES = known({ c1: 'm-1', c3: 'm-2' });
const moved = (from: string, to: string, more = {}) => ({
  kind: 'moved',
  card: 'c1',
  as: 'c1',
  from,
  to,
  slot: 0,
  ...more,
});
const given = (what: string, by: number, until: string, sets?: true) => ({
  kind: 'modified',
  modifier: withoutUndefined<Omit<Modifier, 'giver' | 'id'>>({ card: 'c1', what, by, until, sets }),
});

describe('A fact in words', () => {
  it.each([
    [{ kind: 'stocked', to: 'deck@1', count: 1 }, 'deck of seat 1 gets 1 card'],
    [{ kind: 'stocked', to: 'deck@1', faces: ['m-1', 'm-2'] }, 'deck of seat 1 gets 2 cards'],
    [{ kind: 'shuffled', place: 'deck@2' }, 'deck of seat 2 is shuffled'],
    [{ kind: 'rolled', sides: 6, shown: 4 }, 'a die of 6 shows 4'],
    [{ kind: 'counted', seat: 0, what: 'first', to: 2 }, 'seat 2 goes first'],
    [{ kind: 'counted', seat: 1, what: 'newMoons', to: 2 }, ''],
    [{ kind: 'stocked', to: 'nest@1', count: 2 }, ''],
    [{ kind: 'shuffled', place: 'nest@1' }, ''],
    [moved('nest@1', 'hand@1'), ''],
    [{ kind: 'marked', card: 'c1', mark: 'newMoons', to: 2 }, ''],
    [{ kind: 'counted', seat: 0, what: 'phase', to: 2 }, ''],
    [{ kind: 'marked', card: 'c1', mark: 'wounds', to: 2 }, 'Mole: has 2 wounds'],
    [{ kind: 'marked', card: 'c1', mark: 'seen', to: 1 }, ''],
    [{ kind: 'slotted', card: 'c1', place: 'field@1', slot: 2 }, 'Mole goes to right bank'],
    [moved('hand@1', 'held@c3'), 'Mole goes on Stork'],
    [moved('field@1', 'hand@1'), ''],
    [moved('field@1', 'discard@1'), 'Mole goes from field of seat 1 to discard of seat 1'],
    [
      moved('discard@1', 'field@2', { slot: 1 }),
      'Mole goes from discard of seat 1 to left bank (field of seat 2)',
    ],
    [moved('field@1', 'field@1'), 'Mole changes its place in field of seat 1'],
    [given('atk', 2, 'turn'), 'Mole: ATK +2 this turn'],
    [given('hp', 1, 'turn', true), 'Mole: HP becomes 1 this turn'],
    [given('hushed', 1, 'turn-of-2'), 'Mole: hushed until the next turn of seat 2'],
    [given('burn', 3, 'dawn'), 'Mole: burn 3 until dawn'],
    [{ kind: 'shown', place: 'hand@1', faces: ['m-1'] }, 'hand of seat 1 shows Mole'],
    [{ kind: 'shown', place: 'hand@1', count: 2 }, 'hand of seat 1 shows 2 cards'],
    [{ kind: 'ruled', option: 'tide', value: 'high' }, 'ruled: tide is high'],
    [{ kind: 'time-charged', seat: 2, clockMsLeft: 61_000 }, 'seat 2 has 1:01 left'],
    [{ kind: 'auto-passed', seat: 2 }, 'seat 2 passes, as it said before'],
    [
      { kind: 'happened', what: 'hit', card: 'c1', amount: 2, source: 'c3' },
      'Mole takes 2 from Stork',
    ],
    [{ kind: 'happened', what: 'hit', card: 'c1', amount: 2, source: null }, 'Mole takes 2'],
    [{ kind: 'happened', what: 'quiet' }, ''],
    [
      { kind: 'happened', what: 'dance-danced', seat: 1, with: ['c1', 'nest-2'] },
      'dance danced: seat 1, with Mole and the nest of seat 2',
    ],
    [
      { kind: 'ended', outcome: { places: [[2], [1]], reason: 'life-lost' } },
      'the game is over: seat 2 wins (life lost)',
    ],
    [{ kind: 'paused', keep: 0 }, ''],
  ])('%j', (fact, says) => {
    expect(plain(factWords(MARSH, fact, NAMES))).toBe(says);
  });

  it('has its figures as figures and its seats as seats', () => {
    expect(factWords(MARSH, { kind: 'counted', seat: 1, what: 'life', to: 6 }, NAMES)).toEqual([
      { is: 'seat', text: 'seat 1', seat: 1 },
      { is: 'text', text: ': Life is now ' },
      { is: 'number', text: '6' },
    ]);
  });
});
