import { expect, it } from 'vitest';
import { TOLD_KINDS } from './told-kinds.js';

it('Everything that a webhook can be told of is a type of an event, and is offered once', async () => {
  const { TOURNAMENT_EVENT_TYPES } = await import('@scoresheet/domain-tournament');
  const types = Object.values(TOLD_KINDS).flat();
  expect(types.filter((type) => !TOURNAMENT_EVENT_TYPES.includes(type))).toEqual([]);
  expect(new Set(types).size).toBe(types.length);
});
