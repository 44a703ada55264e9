import { expect, it } from 'vitest';
import { found } from '../healthy.spec-kit.js';
import { nodeVersion } from './node-version.js';

it.each(['20.19.0', '20.20.2', '24.1.0'])('Node.js %s is new enough', async (version) => {
  expect(await found(nodeVersion, { probes: { nodeVersion: version } })).toEqual([]);
});

it.each(['18.20.0', '20.18.3'])('Node.js %s is too old', async (version) => {
  const [finding] = await found(nodeVersion, { probes: { nodeVersion: version } });
  expect(finding).toMatchObject({ grade: 'wrong', what: `Node.js ${version} is too old.` });
  expect(finding?.todo).toContain('20.19');
});
