/** Leases in PostgreSQL, whose clock is the only one that is asked. */
import type { DataSource } from 'typeorm';
import type { LeaseStore, Standing } from './lease-store.port.js';

export interface PostgresLeaseOptions {
  readonly database: Pick<DataSource, 'query'>;
  /** Of which the members are: each service shares the partitions for itself. */
  readonly service: string;
  readonly leaseMs: number;
}

const FROM_NOW = `clock_timestamp() + $1 * interval '1 millisecond'`;
/** Members that did not resign are kept for a while, for whoever looks into the table. */
const FORGOTTEN_AFTER = `interval '1 minute'`;

/** Its statements each stand for themselves: a member that is held up holds up nobody. */
export class PostgresLeaseStore implements LeaseStore {
  constructor(private readonly options: PostgresLeaseOptions) {}

  async beat(member: string, held: readonly number[]): Promise<Standing> {
    const { database, service, leaseMs } = this.options;
    await database.query(
      `insert into scoresheet.service_member (service, member, until) values ($2, $3, ${FROM_NOW})
       on conflict (service, member) do update set until = excluded.until`,
      [leaseMs, service, member],
    );
    await database.query(
      `update scoresheet.partition_lease set until = ${FROM_NOW}
       where service = $2 and holder = $3 and partition = any ($4)`,
      [leaseMs, service, member, held],
    );
    return { members: await this.members(), holders: await this.holders() };
  }

  async take(member: string, partitions: readonly number[]): Promise<readonly number[]> {
    const { database, service, leaseMs } = this.options;
    const taken = await database.query<{ partition: number }[]>(
      `insert into scoresheet.partition_lease as lease (service, partition, holder, until)
       select $2, wanted, $3, ${FROM_NOW} from unnest($4::integer[]) as wanted order by wanted
       on conflict (service, partition) do update
         set holder = excluded.holder, until = excluded.until
         where lease.until <= clock_timestamp() or lease.holder = excluded.holder
       returning partition`,
      [leaseMs, service, member, partitions],
    );
    return taken.map(({ partition }) => partition);
  }

  async release(member: string, partitions: readonly number[]): Promise<void> {
    await this.options.database.query(
      `delete from scoresheet.partition_lease
       where service = $1 and holder = $2 and partition = any ($3)`,
      [this.options.service, member, partitions],
    );
  }

  async resign(member: string): Promise<void> {
    await this.options.database.query(
      `delete from scoresheet.service_member
       where service = $1 and (member = $2 or until < clock_timestamp() - ${FORGOTTEN_AFTER})`,
      [this.options.service, member],
    );
  }

  private async members(): Promise<readonly string[]> {
    const rows = await this.options.database.query<{ member: string }[]>(
      `select member from scoresheet.service_member
       where service = $1 and until > clock_timestamp() order by member collate "C"`,
      [this.options.service],
    );
    return rows.map(({ member }) => member);
  }

  private async holders(): Promise<ReadonlyMap<number, string>> {
    const rows = await this.options.database.query<{ partition: number; holder: string }[]>(
      `select partition, holder from scoresheet.partition_lease
       where service = $1 and until > clock_timestamp()`,
      [this.options.service],
    );
    return new Map(rows.map(({ partition, holder }) => [partition, holder]));
  }
}
