/** A log on which everything goes wrong that may go wrong, by a seed and in virtual time. */
export { faultyLog } from './faulty-log.js';
export { emptyFaultTally, FAULTS, NO_FAULTS, type FaultRates, type FaultTally } from './faults.js';
export { mortalProcess, ProcessDied, type MortalProcess } from './mortal-process.js';
export { randomFrom, type Random } from './random.js';
export { Hangs, inVirtualTime, type VirtualTime } from './virtual-time.js';
