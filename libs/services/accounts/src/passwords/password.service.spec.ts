import { hash } from 'argon2';
import { describe, expect, it } from 'vitest';
import { memoryRateCounters } from '../rate-limits/memory-rate-counters.js';
import { ARGON2_PARAMETERS, PasswordService } from './password.service.js';

const passwords = new PasswordService(memoryRateCounters(Date.now));

/** Each on an account of its own and from elsewhere, so that wrong ones do not add up. */
let tries = 0;
const matches = (hash: string | null, password: string) => {
  tries += 1;
  return passwords.matches({ nameKey: `name ${tries}`, address: `from ${tries}`, hash }, password);
};
const hashOf = async (password: string) => (await passwords.hash(password, 'here')) as string;

/** Milliseconds that each kind of work took, the median of rounds by turns. */
async function timesOf(works: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> {
  const rounds = works.map((): number[] => []);
  for (let i = 0; i < 9; i += 1) {
    for (const [kind, work] of works.entries()) {
      const before = performance.now();
      await work();
      rounds[kind]?.push(performance.now() - before);
    }
  }
  return rounds.map((times) => times.sort((a, b) => a - b)[4] as number);
}

describe('A password', () => {
  it('is kept as Argon2id with the parameters that OWASP names, and a salt of its own', async () => {
    const hashes = [await hashOf('seven lanterns'), await hashOf('seven lanterns')];
    for (const hashed of hashes) {
      expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/);
    }
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it('matches itself and nothing else', async () => {
    const hashed = await hashOf('caf\u00e9 noir');
    expect(await matches(hashed, 'cafe\u0301 noir')).toBe(true);
    expect(await matches(hashed, 'cafe noir')).toBe(false);
    expect(await matches(hashed, 'x'.repeat(10_000))).toBe(false);
  });

  it('of nobody never matches, and costs as much as a wrong one of somebody', async () => {
    const hashed = await hashOf('seven lanterns');
    expect(await matches(null, 'seven lanterns')).toBe(false);
    const [wrong = 0, unknown = 0] = await timesOf([
      () => matches(hashed, 'wrong'),
      () => matches(null, 'wrong'),
    ]);
    expect(unknown).toBeGreaterThan(wrong / 4);
    expect(unknown).toBeLessThan(wrong * 4);
  });

  it('that was hashed with other parameters is to be hashed again', async () => {
    expect(passwords.isOutdated(await hashOf('seven lanterns'))).toBe(false);
    const weak = await hash('seven lanterns', { ...ARGON2_PARAMETERS, timeCost: 3 });
    expect(passwords.isOutdated(weak)).toBe(true);
  });

  it('is refused with words, and without work, when very many come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => matches(null, 'seven lanterns')),
    );
    const refused = answers.filter((answer) => typeof answer === 'object');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ refused: 'too-many-sign-ins' });
    expect(answers.filter((answer) => answer === false).length).toBeGreaterThan(60);
  });
});
