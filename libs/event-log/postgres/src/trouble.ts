/**
 * What goes wrong with a database, as errors of the port.
 */
import { LogError } from '@scoresheet/event-log-port';
import { DatabaseError } from 'pg';

/** Invalid authorisation, and the one access rule among errors of the tables: permission. */
const ACCESS_REFUSED = ['28', '42501'];

/**
 * Classes of SQLSTATE that no waiting mends: constraint violated, invalid schema name, syntax error
 * or access rule violation (which is also the class of a missing table). The tables are not ours.
 */
const OTHER_TABLES = ['23', '3F', '42'];

/** The result of what was asked of the database, or the port's error. */
export async function inWords<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (reason) {
    throw asLogError(reason);
  }
}

export function asLogError(error: unknown): LogError {
  if (error instanceof LogError) return error;
  const reason = reasonOf(error);
  const options = { cause: error };
  if (is(error, ACCESS_REFUSED)) {
    const words =
      `PostgreSQL refused the user, the password or a permission (${reason}). ` +
      `Check the connection string and what its user may do.`;
    return new LogError('log-access-refused', words, options);
  }
  if (is(error, OTHER_TABLES)) {
    const words = `The tables of the log are not as this version expects them: ${reason}.`;
    return new LogError('log-mismatch', words, options);
  }
  const words = `PostgreSQL did not answer (${reason}). Check that it runs and can be reached.`;
  return new LogError('log-unavailable', words, options);
}

function is(error: unknown, codes: readonly string[]): boolean {
  const { code = '' } = error instanceof DatabaseError ? error : {};
  return codes.some((begins) => code.startsWith(begins));
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  // Node joins the failures of several addresses in an error that has no words of its own.
  return 'code' in error ? String(error.code) : error.name;
}
