/**
 * Stops the match when what must be true is not: a bug, never a player's mistake. The caller
 * suspends the match and keeps the record.
 *
 * Where the rules pass all the time the message is a function: to put it together takes longer
 * than the check.
 */
export function invariant(condition: unknown, message: string | (() => string)): asserts condition {
  if (condition) return;
  const violation = new Error(typeof message === 'string' ? message : message());
  violation.name = 'InvariantViolation';
  throw violation;
}
