/** A bug or a broken record, never a player's mistake: the caller suspends the match. */
export function invariant(holds: unknown, message: string): asserts holds {
  if (holds) return;
  const violation = new Error(message);
  violation.name = 'InvariantViolation';
  throw violation;
}
