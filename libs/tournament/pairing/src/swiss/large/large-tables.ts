/**
 * Tables for more entrants than can be drawn exactly: neighbours in points first, which has the
 * least squares; then whoever should not meet changes partners with a table near by, at no cost in
 * squares; what is left is drawn exactly with the tables around it; and what even that leaves, along
 * augmenting paths through everybody.
 *
 * The work of all windows is bounded by a count, and by no clock: the same entrants have the same
 * tables on a slow machine.
 */
import type { Field, Table } from '../field.js';
import { neighbourTables } from './neighbours.js';
import { pairApart } from './pair-apart.js';
import { hasFault, isBreach, swapNearby } from './swaps.js';
import { redrawAround } from './windows.js';

/** In units of what windows answer: four of the widest. */
const MOST_WORK = 4 * 128 ** 3;
/** Swaps may bring others about, which are looked at again. */
const PASSES = 3;

export function largeTables(field: Field, places: readonly number[]): readonly Table[] {
  const tables = neighbourTables(field, places);
  swapFaults(field, tables);
  redrawFaults(field, tables);
  if (!tables.some((table) => isBreach(field, table))) return tables;
  const apart = pairApart(field, tables);
  for (let pass = 0; pass < PASSES; pass += 1) {
    apart.forEach((_, at) => swapNearby(field, apart, at));
  }
  return apart;
}

function swapFaults(field: Field, tables: Table[]): void {
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const at of faultsIn(field, tables)) swapNearby(field, tables, at);
  }
}

function redrawFaults(field: Field, tables: Table[]): void {
  const breaches = faultsIn(field, tables).filter((at) => isBreach(field, tables[at] as Table));
  const others = faultsIn(field, tables).filter((at) => !breaches.includes(at));
  let work = 0;
  for (const at of [...breaches, ...others]) {
    if (work >= MOST_WORK) return;
    if (hasFault(field, tables[at] as Table)) work += redrawAround(field, tables, at);
  }
}

const faultsIn = (field: Field, tables: readonly Table[]): readonly number[] =>
  tables.flatMap((table, at) => (hasFault(field, table) ? [at] : []));
