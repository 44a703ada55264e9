/** A process that holds as many matches as it is told, and says what they take. */
import { holding } from './held-matches.js';

export interface Told {
  readonly events: number;
  readonly bytes: number;
}

const { gc } = globalThis;
if (!gc || !process.send) throw new Error('memory.bench.ts starts this with --expose-gc');
const { events, bytesOf } = holding(gc);
const told: Told = { events, bytes: bytesOf(Number(process.argv[2])) };
process.send(told);
