/** Advice for a target: what harms goes to others, what helps to the own side. */
import type { Option } from '@scoresheet/rules-engine';
import { FACES } from '../cards/card-set.js';
import { best, enemiesOnBoard, foeSeen, ownOnBoard, powerOf, richest, type Seen } from './seen.js';
import { isHarmful } from './targets-wanted.js';
import type { Wish } from './wish.js';

export function adviseTarget(seen: Seen, offered: readonly Option[]): Wish | undefined {
  const players = richest(seen, offered);
  if (players.length > 0) return { says: 'means whoever has the most', options: players };
  if (isHarm(seen)) {
    const options = best(offered, ({ id }) => harmDone(seen, id));
    return { says: 'harms the strongest of others', options };
  }
  const options = best(offered, ({ id }) => {
    const own = ownOnBoard(seen, id);
    return own ? powerOf(own) : 0;
  });
  return { says: 'helps the strongest of the own side', options };
}

/** What the effect that asks does to whom it chooses. */
function isHarm({ table }: Seen): boolean {
  const { face, ability } = (table.underway.at(-1) ?? {}) as {
    readonly face?: string;
    readonly ability?: number;
  };
  const said = FACES[face ?? '']?.abilities[ability ?? -1];
  return said !== undefined && isHarmful(said);
}

/** A strong enemy before a Foe, and the own side only if nothing else is there. */
function harmDone(seen: Seen, id: string): number {
  const enemy = enemiesOnBoard(seen).find((card) => card.id === id);
  if (enemy) return 100 + powerOf(enemy);
  const foe = foeSeen(seen, id);
  if (foe) return 50 - powerOf(foe);
  const own = ownOnBoard(seen, id);
  return own ? -powerOf(own) : 0;
}
