/**
 * What every adapter of the log must keep, as one suite: an adapter's spec calls
 * `eventLogContract` and adds only what is its own.
 */
import { describe } from 'vitest';
import { appendContract } from './contract/append.js';
import { subscribeContract } from './contract/subscribe.js';
import { lifeContract } from './contract/life.js';
import { modelContract } from './contract/model.js';
import { readContract } from './contract/read.js';
import { refusalContract } from './contract/refusals.js';
import { stopContract } from './contract/stop.js';
import { truncateContract } from './contract/truncate.js';
import { testTable, type MakeLog } from './contract/test-table.js';

export { startSurvivors } from './contract/survivors.js';

/** Tells vitest the contract of an adapter; `make` gives new, empty data for each test. */
export function eventLogContract(name: string, make: MakeLog): void {
  describe(`${name} keeps the contract of the event log`, () => {
    const table = testTable(make);
    appendContract(table);
    readContract(table);
    subscribeContract(table);
    stopContract(table);
    truncateContract(table);
    lifeContract(table);
    refusalContract(table);
    modelContract(make);
  });
}
