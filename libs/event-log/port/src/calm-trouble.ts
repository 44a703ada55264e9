/**
 * A log that is away fails many times a second, and nobody reads so many lines: the first trouble
 * of a kind is told at once, the further ones together, now and then.
 */
import type { LogError, LogErrorCode } from './log-error.js';

/** `times` is how often it happened since it was last told of; the error is the latest. */
export type OnTrouble = (error: LogError, times: number) => void;

const TOLD_EVERY_MS = 5_000;

interface Untold {
  latest: LogError | undefined;
  times: number;
}

export function calmTrouble(
  onTrouble: OnTrouble,
  everyMs = TOLD_EVERY_MS,
): (error: LogError) => void {
  const untold = new Map<LogErrorCode, Untold>();

  /** Waits until nothing of the kind has happened for a while: then the next one is a first one. */
  function tellLater(code: LogErrorCode, kind: Untold): void {
    setTimeout(() => {
      const { latest, times } = kind;
      if (latest === undefined) {
        untold.delete(code);
        return;
      }
      kind.latest = undefined;
      kind.times = 0;
      tellLater(code, kind);
      onTrouble(latest, times);
    }, everyMs).unref();
  }

  return (error) => {
    const known = untold.get(error.code);
    if (known !== undefined) {
      known.latest = error;
      known.times += 1;
      return;
    }
    const kind: Untold = { latest: undefined, times: 0 };
    untold.set(error.code, kind);
    tellLater(error.code, kind);
    onTrouble(error, 1);
  };
}
