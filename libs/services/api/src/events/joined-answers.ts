/** Puts together what all are told alike and what is one viewer's own. */
import type { ExecutionResult } from 'graphql';

type Data = Readonly<Record<string, unknown>>;

/** Two answers to one question: where both have a value, it is an object with fields of each. */
export function joinedAnswers(common: ExecutionResult, own: ExecutionResult): ExecutionResult {
  const errors = [...(common.errors ?? []), ...(own.errors ?? [])];
  // One half without data says that the whole has none.
  const isWhole = common.data != null && own.data != null;
  const data = isWhole ? joined(common.data as Data, own.data as Data) : null;
  return errors.length === 0 ? { data } : { errors, data };
}

function joined(common: Data, own: Data): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...common };
  for (const [name, value] of Object.entries(own)) {
    const beside = fields[name];
    fields[name] = isData(beside) && isData(value) ? joined(beside, value) : value;
  }
  return fields;
}

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
