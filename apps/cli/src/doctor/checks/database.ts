import type { Check } from '../check.js';
import { wrong } from '../finding.js';

/** PostgreSQL answers, started for the purpose where it is embedded and does not run. */
export const database: Check = ({ config, database: found }) => {
  if (found.is !== 'unreachable') return [];
  const todo =
    config.database.kind === 'postgres'
      ? 'Start PostgreSQL there, or set DATABASE_URL to the right address, user and password.'
      : 'Do what the message says, then run "npm start": it goes on where it was.';
  return [wrong(found.says, 'Nothing runs without the database.', todo)];
};
