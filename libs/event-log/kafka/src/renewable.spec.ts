import { describe, expect, it } from 'vitest';
import type { Client } from './connection.js';
import { Renewable } from './renewable.js';

/** Connections that count their lives; the library itself is not needed for that. */
function connections() {
  const lives: { isCut: boolean; isConnected: boolean }[] = [];
  const newClient = (): Client => {
    const life = { isCut: false, isConnected: false };
    lives.push(life);
    return { kafka: undefined as never, cut: () => (life.isCut = true) };
  };
  const make = () => {
    const life = lives.at(-1);
    return {
      name: lives.length,
      connect: async () => void (life && (life.isConnected = true)),
      disconnect: async () => void (life && (life.isConnected = false)),
    };
  };
  return { lives, renewable: new Renewable(newClient, make) };
}

const fail = () => Promise.reject(new Error('failed'));
const never = () => new Promise<never>(() => undefined);

describe('A connection that is renewed', () => {
  it('is made at the first use and then shared', async () => {
    const { lives, renewable } = connections();
    expect(lives).toEqual([]);
    const names = [1, 2, 3].map(() => renewable.use(async ({ name }) => name));
    expect(await Promise.all(names)).toEqual([1, 1, 1]);
  });

  it('is cut when something fails, and the next use has another', async () => {
    const { lives, renewable } = connections();
    await expect(renewable.use(fail)).rejects.toThrow('failed');
    expect(lives).toEqual([{ isCut: true, isConnected: true }]);
    expect(await renewable.use(async ({ name }) => name)).toBe(2);
  });

  it('is cut when an answer takes too long', async () => {
    const { lives, renewable } = connections();
    const refusal = { code: 'log-unavailable', message: expect.stringContaining('20 ms') };
    await expect(renewable.use(never, 20)).rejects.toMatchObject(refusal);
    expect(lives[0]?.isCut).toBe(true);
  });

  it('is renewed once when several uses of one life fail', async () => {
    const { lives, renewable } = connections();
    await Promise.allSettled([renewable.use(fail), renewable.use(fail)]);
    await renewable.use(async () => undefined);
    expect(lives).toHaveLength(2);
  });

  it('says goodbye when it is closed, if it ever was', async () => {
    const { lives, renewable } = connections();
    await renewable.close();
    await renewable.use(async () => undefined);
    await renewable.close();
    expect(lives).toEqual([{ isCut: true, isConnected: false }]);
  });
});
