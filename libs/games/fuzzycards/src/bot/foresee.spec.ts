import {
  decisions,
  markOf,
  seatCounter,
  type Decision,
  type Reading,
} from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { answersTo, foresee, foreseeAll } from './foresee.js';
import { imagine } from './imagine.js';
import { seenBy, tableOf, type Given } from './table.spec-kit.js';

function asked(given: Given): { reading: Reading; decision: Decision; ids: readonly string[] } {
  const reading = imagine(seenBy(1, tableOf(given)));
  const [decision] = decisions(reading);
  if (decision?.options.pick !== 'one') throw new Error('nothing to choose from');
  return { reading, decision, ids: decision.options.from.map(({ id }) => id) };
}

describe('Foresight', () => {
  it('carries an answer out in thought only', () => {
    const given = { phase: 'validate', south: { altar: ['Copper Kettle Bruiser'] } } as const;
    const { reading, decision, ids } = asked(given);
    const after = foresee(reading, decision, ids[0] ?? '');
    expect(after && seatCounter(after.reading.state, 2, 'life')).toBe(27);
    expect(seatCounter(reading.state, 2, 'life')).toBe(33);
  });

  it('knows nothing of an answer that the rules would refuse', () => {
    const { reading, decision } = asked({ phase: 'activate' });
    expect(foresee(reading, decision, 'play nothing')).toBeUndefined();
  });

  it('lets the other withdraw over the Bridge when that is better for it (R-FUZ-64)', () => {
    const { reading, decision, ids } = asked({
      phase: 'validate',
      south: { altar: ['Orchard Giantess'] },
      north: { altar: ['Trapdoor Juggler', 'Barnacle Monk'] },
    });
    const after = foreseeAll(reading, decision, ids[0] ?? '');
    const fielded = after?.reading.state.places['field@2'] ?? [];
    const damage = fielded.map((id) => markOf(after?.reading.state.cards[id] as never, 'damage'));
    expect(damage).toEqual([0, 0]);
  });
});

describe('Answers that are worth a thought', () => {
  it('are each of "one", and every set of "some" from the smallest on', () => {
    const from = ['a', 'b', 'c'].map((id) => ({ id }));
    expect(answersTo({ pick: 'one', from })).toEqual(['a', 'b', 'c']);
    const sets = answersTo({ pick: 'some', from, min: 1, max: 2 });
    expect(sets.map(String)).toEqual(['a', 'b', 'c', 'a,b', 'a,c', 'b,c']);
  });

  it('are one order, and both ends of a number', () => {
    const from = ['a', 'b'].map((id) => ({ id }));
    expect(answersTo({ pick: 'order', from })).toEqual([['a', 'b']]);
    expect(answersTo({ pick: 'number', min: 1, max: 9 })).toEqual([1, 9]);
  });
});
