import { expect, it } from 'vitest';
import { event, orderOf } from '../event.spec-kit.js';
import { PRESETS } from '../presets/presets.js';

it('Fewer penalties for coming late are ahead, among equal points alone', () => {
  const known = { 1: { latePenalty: 2 }, 3: { latePenalty: 1 }, 5: { latePenalty: 3 } };
  const history = event(['1 2-0 2, 3 2-0 4, 5 2-0 6', '5 2-0 1, 3 2-0 6, 2 2-0 4'], known);
  const history2 = { ...history, rounds: history.rounds.slice(0, 1) };
  expect(orderOf(PRESETS['pokemon/1'], history2)).toEqual([3, 1, 5, 2, 4, 6]);
  expect(orderOf(PRESETS['pokemon/1'], history).slice(0, 2)).toEqual([3, 5]);
});
