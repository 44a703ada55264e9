import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { DataSource } from 'typeorm';
import type { Ownership } from './ownership.port.js';
import { PostgresLeaseStore } from './postgres-lease-store.js';
import { LEASE_MS, SharedOwnership } from './shared-ownership.js';

interface PostgresOwnershipOptions {
  readonly database: Pick<DataSource, 'query'>;
  readonly service: string;
  readonly partitions: number;
  readonly onTrouble: (error: unknown) => void;
}

/** The partitions of a service, shared with all its processes on the same database. */
export function postgresOwnership(options: PostgresOwnershipOptions): Ownership {
  const { database, service } = options;
  const store = new PostgresLeaseStore({ database, service, leaseMs: LEASE_MS });
  return new SharedOwnership({ ...options, store, member: newMember() });
}

const newMember = (): string => `${hostname()}/${process.pid}/${randomBytes(4).toString('hex')}`;
