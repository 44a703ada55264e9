import { eventLogContract } from '@scoresheet/event-log-port/contract-suite';
import { afterAll, beforeAll } from 'vitest';
import { openPostgresLog } from './open-postgres-log.js';
import { throwawayPostgres, type ThrowawayPostgres } from './testing/throwaway-postgres.js';

let postgres: ThrowawayPostgres;
beforeAll(async () => {
  postgres = await throwawayPostgres();
});
afterAll(() => postgres.dispose());

eventLogContract('The log in PostgreSQL', async (shape) => {
  const connectionString = await postgres.createDatabase();
  return {
    open: () => openPostgresLog({ ...shape, connectionString }),
    dispose: async () => undefined, // the database goes with its server
  };
});
