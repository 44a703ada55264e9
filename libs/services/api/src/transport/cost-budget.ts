/** What everybody may ask for in a second, each from an address of their own. */

/** Addresses that are remembered; with more, those that have asked for nothing longest are forgotten. */
const MAX_ADDRESSES = 10_000;
const SECOND_MS = 1_000;

interface CostBudgetOptions {
  readonly perSecond: number;
  /** Milliseconds that never go backwards. */
  readonly now: () => number;
}

interface Spent {
  /** Falls by `perSecond` in each second. */
  readonly cost: number;
  readonly atMs: number;
}

export interface CostBudget {
  /** Spends the cost; where too much was spent, nothing, and gives the milliseconds to wait. */
  spend(address: string, cost: number): number | undefined;
  /** Spends the cost of what has happened already, whatever was left. */
  charge(address: string, cost: number): void;
}

export function costBudget({ perSecond, now }: CostBudgetOptions): CostBudget {
  const spent = new Map<string, Spent>();

  function spentBy(address: string, atMs: number): number {
    const before = spent.get(address);
    if (before === undefined) return 0;
    return Math.max(before.cost - ((atMs - before.atMs) * perSecond) / SECOND_MS, 0);
  }

  function remember(address: string, entry: Spent): void {
    spent.delete(address);
    const [oldest] = spent.keys();
    if (spent.size >= MAX_ADDRESSES && oldest !== undefined) spent.delete(oldest);
    spent.set(address, entry);
  }

  return {
    charge(address, cost) {
      const atMs = now();
      remember(address, { cost: spentBy(address, atMs) + cost, atMs });
    },
    spend(address, cost) {
      const atMs = now();
      const before = spentBy(address, atMs);
      // The last thing may cost more than is left, so that no setting keeps anybody from anything.
      if (before >= perSecond)
        return Math.floor(((before - perSecond) * SECOND_MS) / perSecond) + 1;
      remember(address, { cost: before + cost, atMs });
      return undefined;
    },
  };
}
