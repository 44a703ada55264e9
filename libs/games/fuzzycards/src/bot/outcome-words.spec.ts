import { decisions, type Choice } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { foresee } from './foresee.js';
import { namesOf, outcomeWords, withOutcome } from './outcome-words.js';
import { tableOf, type Given } from './table.spec-kit.js';

/** What South is told of its first choice that begins so. */
function told(given: Given, begins: string): readonly string[] {
  const reading = tableOf(given);
  const [decision] = decisions(reading);
  const from = decision?.options.pick === 'one' ? decision.options.from : [];
  const choice: Choice = from.find(({ id }) => id.startsWith(begins))?.id ?? '';
  const after = decision && foresee(reading, decision, choice);
  return outcomeWords(reading, 1, after?.facts ?? []);
}

describe('What comes of a choice, in words', () => {
  it('names who falls before what goes through', () => {
    const south = { altar: ['Orchard Giantess'] };
    const north = { altar: ['Moth of Maybe'] };
    const words = told({ phase: 'validate', south, north }, 'attack');
    expect(words[0]).toBe('Moth of Maybe falls');
    expect(words[1]).toMatch(/^\d+ go through$/);
  });

  it('tells the own losses from the other side, and says who wins', () => {
    const hand = ['Shared Hiccups'];
    const both = told(
      { phase: 'activate', south: { hand, energy: 5 }, north: { life: 1 } },
      'play',
    );
    expect(both.at(-1)).toBe('that wins');
  });

  it('stops where the phase does: what the turn brings of itself is no outcome', () => {
    const south = {
      altar: [{ card: 'Candle Wick Jinx', marks: { attacked: 1 } }, 'Moth of Maybe'],
    };
    const words = told({ phase: 'validate', south }, 'attack');
    expect(words).toEqual(['6 go through']);
  });

  it('is joined to the deed', () => {
    const table = tableOf({
      phase: 'validate',
      south: { altar: ['Moth of Maybe', 'Hush Weasel'] },
    });
    const ids = table.state.places['field@1'] ?? [];
    expect(namesOf(table, ids)).toBe('Moth of Maybe and Hush Weasel');
    expect(namesOf(table, [])).toBe('nothing');
    expect(withOutcome('attacks', ['it falls', '2 go through'])).toBe(
      'attacks: it falls, 2 go through',
    );
    expect(withOutcome('attacks', [])).toBe('attacks');
  });
});
