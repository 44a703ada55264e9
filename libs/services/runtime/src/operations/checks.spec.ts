import { describe, expect, it } from 'vitest';
import { examine, type Check } from './checks.js';

const well: Check = { name: 'log', examine: () => undefined };
const ill: Check = { name: 'database', examine: () => Promise.resolve('It is away. Start it.') };

describe('the checks of a process', () => {
  it('are all well', async () => {
    expect(await examine([well])).toEqual({ ok: true, checks: { log: { ok: true } } });
  });

  it('say which one is not, and what is wrong', async () => {
    expect(await examine([well, ill])).toEqual({
      ok: false,
      checks: { log: { ok: true }, database: { ok: false, says: 'It is away. Start it.' } },
    });
  });

  it('fail when they do not answer in time', async () => {
    const never: Check = { name: 'log', examine: () => new Promise(() => undefined) };
    const { ok, checks } = await examine([never, ill], 5);
    expect(ok).toBe(false);
    expect(checks['log']?.says).toBe('No answer within 5 ms.');
    expect(checks['database']?.says).toContain('away');
  });

  it('fail when they throw, without the words of what was thrown', async () => {
    const broken: Check = {
      name: 'database',
      examine: () => Promise.reject(new Error('postgres://me:S3CRET@db')),
    };
    const report = await examine([broken]);
    expect(report.ok).toBe(false);
    expect(JSON.stringify(report)).not.toContain('S3CRET');
  });
});
