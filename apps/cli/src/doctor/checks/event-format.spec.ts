import { expect, it } from 'vitest';
import { found, healthyDatabase } from '../healthy.spec-kit.js';
import { eventFormat } from './event-format.js';

it('Events of the format that we read are fine', async () => {
  expect(await found(eventFormat)).toEqual([]);
});

it('Events of another format are found before they are passed over', async () => {
  const database = healthyDatabase({ formatFits: false });
  expect(await found(eventFormat, { database })).toMatchObject([{ grade: 'wrong' }]);
});
