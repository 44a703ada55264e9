/**
 * How often somebody was wrong about a name lately. Guessing is slowed down, known name or not; who
 * is signed in already notices nothing, because refreshing asks for no password.
 */
import type { Clock } from '../clock.js';

/** NIST SP 800-63B allows a hundred in a row; a person who forgot tries a few. */
export const WRONG_TRIES_ALLOWED = 30;
export const WRONG_TRIES_WITHIN_MS = 15 * 60_000;
/** Names that are remembered; with more being guessed at, the oldest are forgotten. */
const MAX_NAMES = 10_000;

export interface WrongTries {
  isTooMany(nameKey: string): boolean;
  note(nameKey: string): void;
  /** The right password came. */
  forget(nameKey: string): void;
}

interface Counted {
  readonly tries: number;
  readonly untilMs: number;
}

/** Counted in this process alone: several processes allow as many times as much. */
export function wrongTries(now: Clock): WrongTries {
  const counted = new Map<string, Counted>();

  const current = (nameKey: string): Counted => {
    const known = counted.get(nameKey);
    const isCurrent = known !== undefined && known.untilMs > now();
    return isCurrent ? known : { tries: 0, untilMs: now() + WRONG_TRIES_WITHIN_MS };
  };

  return {
    isTooMany: (nameKey) => current(nameKey).tries >= WRONG_TRIES_ALLOWED,
    note(nameKey) {
      const { tries, untilMs } = current(nameKey);
      counted.delete(nameKey);
      const [oldest] = counted.keys();
      if (counted.size >= MAX_NAMES && oldest !== undefined) counted.delete(oldest);
      counted.set(nameKey, { tries: tries + 1, untilMs });
    },
    forget: (nameKey) => void counted.delete(nameKey),
  };
}
