/** Two players of different tables change seats, for as long as a change makes the tables better. */
import { at, changeSeats, type Seating } from './pod-seating.js';

/** How many tables up and down a player looks for somebody to change seats with. */
const REACH = 256;
/** How often all players look. Each change lowers the cost, so it ends by itself, and long before. */
const MOST_PASSES = 64;

/** The conflicts that a player's change of seats would bring. */
interface Prospect {
  /** Of the player with each table. */
  readonly ofPlayer: Float64Array;
  /** Of each other player with the table that the player leaves. */
  readonly ofOthers: Float64Array;
}

/** Afterwards no change of two within reach is left that lowers conflicts, or the spread alone. */
export function swapWhileBetter(seating: Seating): void {
  const players = seating.tables.flat();
  const prospect: Prospect = {
    ofPlayer: new Float64Array(seating.tables.length),
    ofOthers: new Float64Array(players.length),
  };
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    let changes = 0;
    for (const player of players) {
      lookAhead(seating, player, prospect);
      const other = bestSwap(seating, player, prospect);
      if (other === undefined) continue;
      changeSeats(seating, player, other);
      changes += 1;
    }
    if (changes === 0) return;
  }
}

function lookAhead({ field, tables, tableOf }: Seating, player: number, prospect: Prospect): void {
  const { ofPlayer, ofOthers } = prospect;
  ofPlayer.fill(0);
  ofOthers.fill(0);
  for (const [other, weight] of field.conflicts[player] ?? []) {
    ofPlayer[at(tableOf, other)] = at(ofPlayer, at(tableOf, other)) + weight;
    // The two of a swap pass each other: their own conflict comes to neither table.
    ofOthers[other] = at(ofOthers, other) - weight;
  }
  for (const mate of tables[at(tableOf, player)] ?? []) {
    if (mate === player) continue;
    for (const [other, weight] of field.conflicts[mate] ?? []) {
      ofOthers[other] = at(ofOthers, other) + weight;
    }
  }
}

/** With whom to change seats; undefined where no change makes the tables better. */
function bestSwap(seating: Seating, player: number, prospect: Prospect): number | undefined {
  const { tables, tableOf, conflicts } = seating;
  const own = at(tableOf, player);
  const last = Math.min(tables.length - 1, own + REACH);
  let best: number | undefined;
  let [conflict, spread] = [0, 0];
  for (let table = Math.max(0, own - REACH); table <= last; table += 1) {
    if (table === own) continue;
    const ofPlayer = at(prospect.ofPlayer, table) - at(conflicts, player);
    for (const other of tables[table] ?? []) {
      const conflictThen = ofPlayer + at(prospect.ofOthers, other) - at(conflicts, other);
      if (conflictThen > conflict) continue;
      const spreadThen = spreadOfSwap(seating, player, other);
      if (conflictThen === conflict && spreadThen >= spread) continue;
      best = other;
      [conflict, spread] = [conflictThen, spreadThen];
    }
  }
  return best;
}

/** How much the spread of two tables grows, by what `costOf` says of sums and squares. */
function spreadOfSwap(
  { field, tables, tableOf, sums }: Seating,
  player: number,
  other: number,
): number {
  const [own, others] = [at(tableOf, player), at(tableOf, other)];
  const [leaves, comes] = [at(field.points, player), at(field.points, other)];
  const larger = (tables[own]?.length ?? 0) - (tables[others]?.length ?? 0);
  const gain = comes - leaves;
  return larger * gain * (comes + leaves) + 2 * gain * (at(sums, others) - at(sums, own) - gain);
}
