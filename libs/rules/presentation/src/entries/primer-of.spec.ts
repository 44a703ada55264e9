import { no } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { readyDecision } from './decision.js';
import { primerOf, turnCounters, untoldMoves } from './primer-of.js';
import { reading } from './reading.js';
import { openStories, story } from './story.js';

const STORIES = {
  healed: story(['card', 'amount', 'by'], '{card} heals {amount}', '{card} heals'),
  settled: story(['seat']),
};

const primer = primerOf({
  topics: {},
  alsoCalled: {},
  decisions: [
    readyDecision('toll', {
      title: 'Pay?',
      hint: 'Or stay outside.',
      hidden: 'pays',
      phrases: [{ says: 'pays', id: 'pay' }],
      wishes: [{ zone: 'hand', says: 'pay with it', id: 'pay {card}' }],
      idle: null,
      refuse: no('R-01', 'Pay, or do not.'),
    }),
  ],
  readings: [reading('wind', { usual: 'calm', others: [['storm', 'it blows (A-01)']] })],
  endings: { conceded: 'the other gave up', 'last-left': 'nobody else was left' },
  stories: STORIES,
  counters: turnCounters(['Dawn', 'Dusk']),
  marks: {},
  zones: {},
  changes: {},
  attributes: [],
  positions: [],
  durations: { night: 'tonight', turn: 'until dusk' },
  moves: [
    { from: 'hand', to: 'field', says: '{card} enters' },
    ...untoldMoves({ field: ['hand', 'deck'] }),
  ],
});

describe('A story', () => {
  it('tells the rules what everybody may know of it, and the primer how it is said', () => {
    expect(openStories(STORIES)).toEqual({ healed: ['card', 'amount', 'by'], settled: ['seat'] });
    expect(primer.stories['healed']).toEqual(['{card} heals {amount}', '{card} heals']);
  });

  it('is not told where it has no words', () => {
    expect(primer.stories['settled']).toEqual(['']);
  });
});

describe('A primer', () => {
  it('has the words of the entries', () => {
    expect(primer.decisions['toll']?.title).toBe('Pay?');
    expect(primer.phrases).toEqual([{ says: 'pays', id: 'pay' }]);
    expect(primer.wishes).toEqual([
      { when: 'toll', zone: 'hand', says: 'pay with it', id: 'pay {card}' },
    ]);
    expect(primer.readings).toEqual({ wind: { storm: 'it blows (A-01)' } });
  });

  it('knows the times of any game, and lets each say them otherwise', () => {
    expect(primer.durations).toEqual({
      turn: 'until dusk',
      'turn-of': 'until the next turn of {}',
      night: 'tonight',
    });
  });

  it('has the endings of any match, and lets each game say them in its own words', () => {
    expect(primer.endings).toEqual({
      'last-left': 'nobody else was left',
      conceded: 'the other gave up',
      'draw-by-loop': 'effects set each other off without an end',
    });
  });

  it('names phases from the first on', () => {
    expect(primer.counters['phase']?.shown).toEqual(['', 'Dawn', 'Dusk']);
  });

  it('tells of no move of which something else tells', () => {
    expect(primer.moves.map(({ from, to, says }) => `${from} to ${to}: ${says}`)).toEqual([
      'hand to field: {card} enters',
      'field to hand: ',
      'field to deck: ',
    ]);
  });
});
