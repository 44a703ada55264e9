/** A bug in the code that calls this library, never bad input: bad input gets an answer. */
class InvariantViolation extends Error {
  override readonly name = 'InvariantViolation';
}

export function invariant(holds: boolean, message: string): asserts holds {
  if (!holds) throw new InvariantViolation(message);
}
