/**
 * Stops the match when what must be true is not: a bug, never a player's mistake. The caller
 * suspends the match and keeps the record.
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (condition) return;
  const violation = new Error(message);
  violation.name = 'InvariantViolation';
  throw violation;
}
