/** A clock as somebody types it: `bank:300+5` or `decision:30`, in seconds. */
import { clockSchema, type AskedClock } from '@scoresheet/contracts-messages';
import { InvalidArgumentError } from 'commander';

const MS_PER_SECOND = 1_000;
const FORM = /^(?:bank:(?<bank>\d+)(?:\+(?<increment>\d+))?|decision:(?<decision>\d+))$/;

export function parseClock(text: string): AskedClock {
  const { bank, increment, decision } = FORM.exec(text)?.groups ?? {};
  if (bank === undefined && decision === undefined) {
    throw new InvalidArgumentError(
      'Write it in seconds: bank:300 for all decisions together, bank:300+5 for 5 more after ' +
        'each answer, or decision:30 for each decision.',
    );
  }
  const ms = (seconds = '0'): number => Number(seconds) * MS_PER_SECOND;
  const parsed = clockSchema.safeParse(
    bank === undefined
      ? { kind: 'per-decision', decisionMs: ms(decision) }
      : { kind: 'bank', bankMs: ms(bank), incrementMs: ms(increment) },
  );
  if (parsed.success) return parsed.data;
  const says = parsed.error.issues.map(({ message }) => message).join('; ');
  throw new InvalidArgumentError(`${says}.`);
}
