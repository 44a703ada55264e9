import { performance } from 'node:perf_hooks';
import { traceIdOf } from '@scoresheet/contracts-messages';
import type { AnyCommand } from './aggregate.js';
import type { TakenCommand } from './taken-command.js';

/** What became of a command, once it stands: for figures and the log of the service. */
export interface FinishedCommand {
  readonly record: string;
  readonly commandId: string;
  readonly outcome: string;
  /** Why it was refused. */
  readonly code?: string;
  /** The event that it is, or has been before. */
  readonly seq?: number;
  readonly trace?: string;
  /** From when it was taken in. */
  readonly tookMs: number;
}

/** What is told of an outcome; the words for people may name cards and stay out. */
interface Told {
  readonly outcome: string;
  readonly code?: unknown;
  readonly seq?: unknown;
}

export function finishedCommand<C extends AnyCommand>(
  { command, entry, takenAtMs }: Pick<TakenCommand<C, never>, 'command' | 'entry' | 'takenAtMs'>,
  { outcome, code, seq }: Told,
): FinishedCommand {
  const { record, commandId } = command;
  const trace = traceIdOf(entry.headers);
  return {
    ...{ record, commandId, outcome, tookMs: performance.now() - takenAtMs },
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof seq === 'number' ? { seq } : {}),
    ...(trace === undefined ? {} : { trace }),
  };
}
