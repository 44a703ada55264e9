import { describe, expect, it } from 'vitest';
import { event, valuesOf } from '../event.spec-kit.js';
import { PRESETS } from '../presets/presets.js';
import { squaresOfRoundsLost } from './squares-of-rounds-lost.js';

const squaresOf = (rounds: readonly string[]) =>
  valuesOf(PRESETS['konami/2'], event(rounds), squaresOfRoundsLost)[1];

describe('The squares of the rounds lost', () => {
  it('are 4 and 25 where rounds 2 and 5 were lost', () => {
    expect(squaresOf(['1 2-0 2', '2 2-0 1', '1 bye', '1 1-1 2', '2 2-1 1'])).toBe('29');
  });

  it('count a double loss and a round that was missed', () => {
    expect(squaresOf(['1 double-loss 2', '1 missed', '2 2-0 3'])).toBe('5');
  });
});
