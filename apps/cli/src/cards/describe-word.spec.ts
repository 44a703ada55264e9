import { GAMES, type CatalogEntry } from '@scoresheet/games-catalog';
import type { GlossarySection } from '@scoresheet/rules-cards';
import { describe, expect, it } from 'vitest';
import { TERMINAL_COLUMNS } from '../program/wrap.js';
import { describeSection, describeWords } from './describe-word.js';
import { findWords } from './find-words.js';

const section: GlossarySection = {
  kind: 'timing',
  title: 'Timings: when an ability works',
  words: [
    {
      word: 'on-hit',
      printed: 'On Hit',
      means: 'After it has dealt damage.',
      takes: [
        { word: 'amount', isOptional: true, takes: 'amount', means: 'A number.' },
        { word: 'row', isOptional: false, takes: 'altar, vault', means: 'A row of the field.' },
        { word: 'to', isOptional: false, takes: 'cards' },
        { word: 'on-hit', isOptional: false, takes: 'true' },
      ],
      example: { code: 's-1', name: 'Verdict Heron', line: 'On Hit: Draw 1 card.' },
    },
    { word: 'event', means: 'What an Event does.', takes: [] },
  ],
};

describe('Words at a terminal', () => {
  it('stand in a list with what they mean', () => {
    expect(describeSection(section)).toEqual([
      'Timings: when an ability works',
      '  On Hit            After it has dealt damage.',
      '  event             What an Event does.',
    ]);
  });

  it('are shown one by one with what they take and a card that says them', () => {
    expect(describeWords(section)).toEqual([
      [
        'On Hit  [on-hit]',
        '  Timings: when an ability works',
        '  After it has dealt damage.',
        '  takes',
        '    amount?: A number.',
        '    row (altar, vault): A row of the field.',
        '    to: cards',
        '    true',
        '  for example Verdict Heron [s-1]: On Hit: Draw 1 card.',
      ],
      ['event', '  Timings: when an ability works', '  What an Event does.'],
    ]);
  });

  it.each(Object.entries(GAMES))('fit into the usual width: all words of %s', (_, game) => {
    const sections = findWords(game as CatalogEntry, '');
    const lines = sections.flatMap((each) =>
      [describeSection(each), ...describeWords(each)].flat(),
    );
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.length > TERMINAL_COLUMNS)).toEqual([]);
  });
});
