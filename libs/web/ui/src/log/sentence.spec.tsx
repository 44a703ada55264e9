import { renderToStaticMarkup } from 'react-dom/server';
import type { Sentence as Said } from '@scoresheet/rules-presentation';
import { describe, expect, it } from 'vitest';
import { Sentence } from './sentence.js';

const told: Said = [
  { is: 'text', text: 'Ada plays ' },
  { is: 'card', text: 'Mole', face: 'M-1' },
  { is: 'text', text: '. Then ' },
  { is: 'card', text: 'Stork', face: 'S-1' },
  { is: 'text', text: ' comes.' },
];

const drawn = (onCard?: () => void): string =>
  renderToStaticMarkup(<Sentence sentence={told} onCard={onCard} />);

describe('A sentence on a page', () => {
  it('says every word once, whether its cards can be opened or not', () => {
    const texts = [drawn(), drawn(() => undefined)].map((html) => html.replace(/<[^>]*>/g, ''));
    expect(texts).toEqual([
      'Ada plays Mole. Then Stork comes.',
      'Ada plays Mole. Then Stork comes.',
    ]);
  });

  it('keeps a stop on the line of the card before it', () => {
    expect(drawn(() => undefined)).toContain('Mole</button>.</span> Then ');
  });
});
