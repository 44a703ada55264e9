/** Every bench by its name, in the order in which `npm run bench` measures. */
import { doubtBench } from './doubt/doubt.bench.js';
import { historyBench } from './history/history.bench.js';
import { hostileBench } from './hostile/hostile.bench.js';
import { crowdBench } from './live/crowd.bench.js';
import { latencyBench } from './live/latency.bench.js';
import { kafkaLogBench } from './log/kafka.bench.js';
import { postgresLogBench } from './log/postgres.bench.js';
import { memoryBench } from './memory/memory.bench.js';
import { recordBench } from './record/record.bench.js';
import type { Figures } from './figures.js';
import { recoveryBench } from './recovery/recovery.bench.js';
import { startBench } from './start/start.bench.js';
import { standingsBench } from './tournament/standings.bench.js';
import { phonesBench } from './tournament/phones/phones.bench.js';
import { swissPairingBench } from './tournament/swiss-pairing.bench.js';
import { serviceBench } from './tournament/service/service.bench.js';
import { wholeEventBench } from './tournament/whole-event.bench.js';
import { toyBench } from './toy/toy.bench.js';

const BENCHES: ReadonlyMap<string, () => Promise<Figures>> = new Map([
  ['toy', () => toyBench()],
  ['record', () => recordBench()],
  ['doubt', () => doubtBench()],
  ['swiss', () => swissPairingBench()],
  ['standings', () => standingsBench()],
  ['event', () => wholeEventBench()],
  ['service', () => serviceBench()],
  ['phones', () => phonesBench()],
  ['log', () => postgresLogBench()],
  ['kafka', () => kafkaLogBench()],
  ['latency', () => latencyBench()],
  ['crowd', () => crowdBench()],
  ['hostile', () => hostileBench()],
  ['recovery', () => recoveryBench()],
  ['memory', memoryBench],
  ['start', startBench],
  ['history', () => historyBench()],
]);

/** What is wrong with the names, in words; undefined where each is the name of a bench. */
export function unknownBench(names: readonly string[]): string | undefined {
  const unknown = names.find((name) => !BENCHES.has(name));
  if (unknown === undefined) return undefined;
  return `There is no bench '${unknown}'. There are: ${[...BENCHES.keys()].join(', ')}.`;
}

/** Measures the named benches, or all where none is named. */
export async function measure(names: readonly string[]): Promise<readonly Figures[]> {
  const figures: Figures[] = [];
  for (const [name, bench] of BENCHES) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`Measuring: ${name} ...`);
    figures.push(await bench());
  }
  return figures;
}
