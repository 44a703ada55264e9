/** A process that holds as many matches as it is told, and says what they take. */
import { holding } from './held-matches.js';

export interface Told {
  readonly events: number;
  readonly bytes: number;
}

const { events, bytesOf } = holding();
const told: Told = { events, bytes: bytesOf(Number(process.argv[2])) };
process.send?.(told);
