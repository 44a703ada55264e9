import { expect, it } from 'vitest';
import { CONFIG, found } from '../healthy.spec-kit.js';
import type { Probes } from '../probes.js';
import { processes } from './processes.js';

const report = (checks: Record<string, { ok: boolean; says?: string }>) => {
  const readiness: Probes['readiness'] = async () => ({ ok: false, checks });
  return found(processes, { probes: { readiness } });
};

it('Where nothing runs, or all is well, nothing is found', async () => {
  expect(await found(processes, { probes: { readiness: async () => undefined } })).toEqual([]);
  expect(await report({ log: { ok: true } })).toEqual([]);
});

it('A door on any free port is not looked for', async () => {
  const config = { ...CONFIG, operations: { ...CONFIG.operations, port: 0 } };
  const probes: Partial<Probes> = { readiness: () => Promise.reject(new Error('asked')) };
  expect(await found(processes, { config, probes })).toEqual([]);
});

it('What a process finds wrong with itself is told with its words', async () => {
  const loop = 'It dies again and again: 3 times within 5 minutes.';
  expect(await report({ log: { ok: true }, projector: { ok: false, says: loop } })).toMatchObject([
    { grade: 'wrong', what: expect.stringContaining(`"projector": ${loop}`) },
  ]);
});
