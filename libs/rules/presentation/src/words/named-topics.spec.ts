import { describe, expect, it } from 'vitest';
import { topicParts } from './named-topics.js';

describe('A text of the primer', () => {
  it('names other pages by their words', () => {
    expect(topicParts('See [combat], then [turn].')).toEqual([
      { is: 'words', text: 'See ' },
      { is: 'topic', text: 'combat' },
      { is: 'words', text: ', then ' },
      { is: 'topic', text: 'turn' },
      { is: 'words', text: '.' },
    ]);
  });

  it('may name none', () => {
    expect(topicParts('One Energy a turn.')).toEqual([{ is: 'words', text: 'One Energy a turn.' }]);
  });
});
