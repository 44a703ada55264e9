/** What became of a command, as bytes of the topic of outcomes. */
import type { AnyCommand, AnyRefusal } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { RecordTail } from '@scoresheet/services-tail';
import type { Conflict, InternalError } from './outcome.js';
import type { TakenCommand } from './taken-command.js';
import type { WorkerOptions } from './worker-options.js';

export type Untold<R extends AnyRefusal> = R | Conflict | InternalError;

interface Telling<S, C extends AnyCommand, R extends AnyRefusal> {
  readonly encodeOutcome: WorkerOptions<S, C, R>['encodeOutcome'];
  readonly tail: RecordTail<S>;
}

/** An outcome that cannot be written is a bug of the decision: the record is suspended, and that is told. */
export function encodedOutcome<S, C extends AnyCommand, R extends AnyRefusal>(
  { command, entry }: TakenCommand<C, R>,
  outcome: Untold<R>,
  { encodeOutcome, tail }: Telling<S, C, R>,
): Uint8Array {
  const { record, commandId } = command;
  const names = { record, commandId, digest: sha256(entry.value) };
  try {
    return encodeOutcome({ ...outcome, ...names });
  } catch (error) {
    const seq = tail.metHead(record)?.seq ?? 0;
    const { reference } = tail.suspensions.suspend({ record, seq }, error);
    return encodeOutcome({ outcome: 'internal-error', reference, ...names });
  }
}
