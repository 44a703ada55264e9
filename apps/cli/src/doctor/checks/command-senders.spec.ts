import { expect, it } from 'vitest';
import { found, healthyDatabase } from '../healthy.spec-kit.js';
import { commandSenders } from './command-senders.js';

it('An installation in which commands prove their sender is well', async () => {
  expect(await found(commandSenders)).toEqual([]);
});

it('One that takes others, too, is told how to end that', async () => {
  const database = healthyDatabase({ takesUnproved: true });
  expect(await found(commandSenders, { database })).toMatchObject([
    { grade: 'note', todo: expect.stringContaining('SCORESHEET_COMMAND_MAC_MODE=enforce') },
  ]);
});
