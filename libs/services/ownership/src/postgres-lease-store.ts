/** Leases in PostgreSQL, whose clock is the only one that is asked. */
import type { DataSource } from 'typeorm';
import {
  BEAT,
  HOLDERS,
  MEMBERS,
  RELEASE,
  RENEW,
  RESIGN,
  TAKE,
  type HolderRow,
  type MemberRow,
} from './lease.sql.js';
import type { LeaseStore, Standing } from './lease-store.port.js';

interface PostgresLeaseOptions {
  readonly database: Pick<DataSource, 'query'>;
  /** The service of the members: each service shares the partitions for itself. */
  readonly service: string;
  readonly leaseMs: number;
}

/** Each statement stands for itself: a member that is held up holds up nobody. */
export class PostgresLeaseStore implements LeaseStore {
  constructor(private readonly options: PostgresLeaseOptions) {}

  async beat(member: string, held: readonly number[]): Promise<Standing> {
    const { database, service, leaseMs } = this.options;
    await database.query(BEAT, [leaseMs, service, member]);
    await database.query(RENEW, [leaseMs, service, member, held]);
    return { members: await this.members(), holders: await this.holders() };
  }

  async take(member: string, partitions: readonly number[]): Promise<readonly number[]> {
    const { database, service, leaseMs } = this.options;
    const wanted = [leaseMs, service, member, partitions];
    const taken = await database.query<Pick<HolderRow, 'partition'>[]>(TAKE, wanted);
    return taken.map(({ partition }) => partition);
  }

  async release(member: string, partitions: readonly number[]): Promise<void> {
    const { database, service } = this.options;
    await database.query(RELEASE, [service, member, partitions]);
  }

  async resign(member: string): Promise<void> {
    const { database, service } = this.options;
    await database.query(RESIGN, [service, member]);
  }

  private async members(): Promise<readonly string[]> {
    const { database, service } = this.options;
    const rows = await database.query<MemberRow[]>(MEMBERS, [service]);
    return rows.map(({ member }) => member);
  }

  private async holders(): Promise<ReadonlyMap<number, string>> {
    const { database, service } = this.options;
    const rows = await database.query<HolderRow[]>(HOLDERS, [service]);
    return new Map(rows.map(({ partition, holder }) => [partition, holder]));
  }
}
