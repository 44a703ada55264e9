import { expect, it } from 'vitest';
import { TERMINAL_COLUMNS } from '../program/wrap.js';
import { describeExaminations } from './describe-examination.js';
import { examine } from './examine.js';
import { healthyProbes } from './healthy.spec-kit.js';

it('A healthy machine passes every check', async () => {
  const all = await examine(healthyProbes());
  expect(all.flatMap(({ findings }) => findings)).toEqual([]);
  expect(all.every(({ looked }) => looked)).toBe(true);
  expect(describeExaminations(all).at(-1)).toBe('Nothing is wrong.');
});

it('Settings that make no sense are told alone: nothing else can be looked at', async () => {
  const problems = ['SCORESHEET_PORT is a whole number.'];
  const all = await examine(healthyProbes({ settings: () => ({ problems }) }));
  expect(all).toMatchObject([{ check: 'settings', findings: [{ what: problems[0] }] }]);
});

it('Without a database nobody looks into it', async () => {
  const all = await examine(healthyProbes({ database: async () => ({ is: 'absent' }) }));
  const skipped = all.filter(({ looked }) => !looked).map(({ check }) => check);
  expect(skipped).toEqual([
    'schema',
    'event-log',
    'event-format',
    'log-identity',
    'read-models',
    'projector-lag',
    'copies',
    'command-senders',
    'suspended-matches',
    'suspended-tournaments',
    'webhooks',
  ]);
});

it('Every finding says what, why and what to do, within the usual width', async () => {
  const lines = describeExaminations(
    await examine(
      healthyProbes({ nodeVersion: '18.0.0', keyFile: async () => ({ is: 'missing' }) }),
    ),
  );
  expect(lines.filter((line) => line.length > TERMINAL_COLUMNS)).toEqual([]);
  expect(lines.join('\n')).toMatch(/WRONG {2}node version: .*\n.*\n {9}To do: /);
  expect(lines.at(-1)).toBe('2 things are wrong.');
});
