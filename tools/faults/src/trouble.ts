/** What may happen to a process in a storm; anything else that stops one is a bug. */
import { ProcessDied } from '@scoresheet/event-log-faulty';
import { LogError } from '@scoresheet/event-log-port';
import { Outrun } from './archiver.js';

export const isExpected = (error: unknown): boolean =>
  error instanceof ProcessDied ||
  error instanceof Outrun ||
  (error instanceof LogError && error.code === 'log-unavailable');
