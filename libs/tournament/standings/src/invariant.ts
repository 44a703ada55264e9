/** A bug in the code that calls this library, never bad input: bad input gets an answer. */
class InvariantViolation extends Error {
  override readonly name = 'InvariantViolation';
}

/** A message that is a function is put together only when it is needed. */
export function invariant(holds: boolean, message: string | (() => string)): asserts holds {
  if (holds) return;
  throw new InvariantViolation(typeof message === 'string' ? message : message());
}
