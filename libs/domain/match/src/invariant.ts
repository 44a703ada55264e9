/**
 * A bug or a broken record, never a player's mistake: the caller suspends the match. A message that
 * is a function is put together only when it is needed.
 */
export function invariant(holds: unknown, message: string | (() => string)): asserts holds {
  if (holds) return;
  const violation = new Error(typeof message === 'string' ? message : message());
  violation.name = 'InvariantViolation';
  throw violation;
}
