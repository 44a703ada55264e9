import type { Layout } from '@scoresheet/rules-presentation';
import { expect, it } from 'vitest';
import { layoutProblems } from './layout-problems.js';
import { planted } from './planted.spec-kit.js';

const rules = planted({ rules: { shownValues: ['power'] } });

const unmarked: Layout = {
  seat: [
    { zone: 'shown', as: 'front', title: 'Shown' },
    { zone: 'hand', as: 'hand', title: 'Hand' },
  ],
  shared: [],
  attached: [],
  counters: [
    { counter: 'leak', label: 'Leak' },
    { cardsIn: 'deck', label: 'Deck' },
  ],
  turn: { turn: 'turn' },
  figures: [{ value: 'power', label: 'POW' }],
};

const whole: Layout = {
  ...unmarked,
  strip: { attribute: 'type', values: { card: { letter: 'C', pattern: 'plain' } } },
};

const problemsWith = (change: Partial<Layout>) => layoutProblems(rules, { ...whole, ...change });

it('a layout of the whole table has no problem, with a strip or without', () => {
  expect(layoutProblems(rules, whole)).toEqual([]);
  expect(layoutProblems(rules, unmarked)).toEqual([]);
});

it('every zone in which somebody sees something has its area, and no other has', () => {
  expect(problemsWith({ seat: [{ zone: 'hand', as: 'hand', title: 'Hand' }] })).toEqual([
    "cards of 'shown' can be seen, but no area shows it",
  ]);
  expect(problemsWith({ attached: [{ zone: 'attic', lies: 'on', title: 'Attic' }] })).toEqual([
    "the rules have no zone 'attic'",
  ]);
});

it('a card lies in one area', () => {
  const front = { zone: 'shown', as: 'front', title: 'Front' } as const;
  const slots = [{ slot: 1, words: 'one' }];
  const shown = (...areas: Layout['seat']) =>
    problemsWith({ seat: [...whole.seat.slice(1), ...areas] });
  expect(shown({ ...front, slots }, { ...front, loose: true })).toEqual([]);
  expect(shown({ ...front, slots }, { ...front, slots })).toEqual(["'shown 1' is shown twice"]);
  expect(shown(front, { ...front, slots })).toEqual(["'shown' is shown as a whole and in parts"]);
});

it('numbers are those that are open and shown', () => {
  const turn = { turn: 'turn', phase: 'phase' };
  expect(problemsWith({ turn })).toEqual(["no counter 'phase' is open"]);
  expect(problemsWith({ figures: [{ value: 'speed', label: 'SPD' }] })).toEqual([
    "the value 'speed' is not shown",
    "the value 'power' is no figure",
  ]);
});

it('every printed value of the strip has a mark of its own', () => {
  const strip = (values: NonNullable<Layout['strip']>['values']) =>
    problemsWith({ strip: { attribute: 'type', values } });
  expect(strip({})).toEqual(["no strip for the type 'card'"]);
  const card = { letter: 'C', pattern: 'plain' } as const;
  expect(strip({ card, curse: card })).toEqual([
    "no card has the type 'curse'",
    "two values of 'type' have the same letter",
    "two values of 'type' have the same pattern",
  ]);
});
