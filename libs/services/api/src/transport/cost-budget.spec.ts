import { describe, expect, it } from 'vitest';
import { costBudget } from './cost-budget.js';

let nowMs = 0;
const budget = (perSecond = 1_000) => costBudget({ perSecond, now: () => nowMs });

describe('What an address may ask for in a second', () => {
  it('is spent and comes back as time passes', () => {
    const costs = budget();
    expect([costs.spend('a', 600), costs.spend('a', 500)]).toEqual([undefined, undefined]);
    expect(costs.spend('a', 1)).toBe(101);
    nowMs += 100;
    expect(costs.spend('a', 1)).toBe(1);
    nowMs += 1;
    expect(costs.spend('a', 1)).toBeUndefined();
  });

  it('is nobody else’s', () => {
    const costs = budget();
    costs.spend('a', 1_000);
    expect(costs.spend('b', 1_000)).toBeUndefined();
  });

  it('is enough for one thing of any cost, which is paid for afterwards', () => {
    const costs = budget();
    costs.spend('a', 10);
    expect(costs.spend('a', 5_000)).toBeUndefined();
    expect(costs.spend('a', 1)).toBe(4_011);
    nowMs += 4_011;
    expect(costs.spend('a', 1)).toBeUndefined();
  });

  it('is counted for so many addresses and no more', () => {
    const costs = budget();
    costs.spend('the first', 1_000);
    for (let i = 0; i < 10_000; i += 1) costs.spend(String(i), 1_000);
    expect(costs.spend('9999', 1)).toBeDefined();
    expect(costs.spend('the first', 1)).toBeUndefined();
  });
});
