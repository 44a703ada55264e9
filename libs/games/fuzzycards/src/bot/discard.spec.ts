import { describe, expect, it } from 'vitest';
import { FACES } from '../cards/card-set.js';
import { advised } from './table.spec-kit.js';

describe('Advice for the hand limit (R-FUZ-47)', () => {
  it('lets exactly the surplus go, and no Hero while there is a lesser card', () => {
    const heroes = ['Moth of Maybe', 'Hush Weasel', 'Barnacle Monk', 'Mule Sergeant'];
    const others = ['Tin Pot Helmet', 'Soup Break', 'Margin Notes', 'Lemon Battery'];
    const [says = ''] = advised({
      phase: 'exodus',
      south: { hand: [...heroes, ...others, 'Old Mother Comet'] },
    });
    const gone = Object.values(FACES).filter(({ name }) => says.includes(name));
    expect(gone).toHaveLength(2);
    expect(gone.map(({ type }) => type)).not.toContain('hero');
  });
});
