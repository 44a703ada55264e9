import type { Config } from '@scoresheet/services-runtime';
import type { Finding } from './finding.js';
import type { DatabaseState, Probes } from './probes.js';

/** What is known before a check begins. */
export interface Examined {
  readonly probes: Probes;
  readonly config: Config;
  readonly database: DatabaseState;
}

/** One thing that is looked at; it gives nothing where all is well. */
export type Check = (examined: Examined) => readonly Finding[] | Promise<readonly Finding[]>;
