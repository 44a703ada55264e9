import type { CardView } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { givenWords, printedWords, stateWords } from './card-words.js';
import { MARSH } from './marsh.spec-kit.js';
import { plain } from './sentence.js';

const { faces } = MARSH.rules;
const printed = (code: string) => (faces[code] ? printedWords(MARSH, faces[code]).map(plain) : []);
const state = (card: CardView, shownElsewhere?: readonly string[]) =>
  stateWords(MARSH, { face: 'm-1', ...card }, shownElsewhere).map(plain);

describe('A printed card', () => {
  it('is told by its name, by what it is, and by what it says', () => {
    expect(printed('m-2')).toEqual(['Stork', 'unit, tall, cost 2, ATK 5, HP 2']);
    expect(printed('m-1').slice(2).join(' ')).toMatch(/guard/i);
  });

  it('that is borne has no figures of its own, and gives them to its bearer', () => {
    expect(printed('m-3')[1]).toBe('held thing, cost 1');
    expect(faces['m-3'] && givenWords(faces['m-3']).map(plain)).toEqual(['ATK +2', 'burn 2']);
  });
});

describe('A card at the table', () => {
  it('has its marks, its keywords, and what was given to it for a time', () => {
    const changes = [{ what: 'atk', by: 2, until: 'turn', giver: 1 }];
    expect(state({ marks: { wounds: 2 }, changes })).toEqual([
      'wounds: 2',
      'guard',
      'veil',
      'ATK +2 this turn',
    ]);
  });

  it('has no keyword that a mark has used up, and none while a change stops them', () => {
    expect(state({ marks: { seen: 1 } })).toEqual(['guard']);
    expect(state({ marks: { seen: 0 } })).toEqual(['guard', 'veil']);
    const changes = [{ what: 'hushed', by: 1, until: 'turn', giver: 2 }];
    expect(state({ changes })).toEqual(['hushed this turn']);
  });

  it('leaves out what a screen shows in another way', () => {
    const changes = [{ what: 'atk', by: 2, until: 'turn', giver: 1 }];
    expect(state({ marks: { wounds: 2 }, changes }, ['wounds', 'atk'])).toEqual(['guard', 'veil']);
  });
});
