/**
 * Members and leases, by the database's clock. Raw SQL because every process says each second that it
 * lives, and how long a partition rests hangs on it (`npm run bench -- recovery`).
 */
import type { PartitionLeaseEntity } from './partition-lease.entity.js';
import type { ServiceMemberEntity } from './service-member.entity.js';

const FROM_NOW = `clock_timestamp() + $1 * interval '1 millisecond'`;
/** Members that did not resign are kept for a while, for whoever looks into the table. */
const FORGOTTEN_AFTER = `interval '1 minute'`;

export const BEAT = `
  insert into scoresheet.service_member (service, member, until) values ($2, $3, ${FROM_NOW})
  on conflict (service, member) do update set until = excluded.until`;

export const RENEW = `
  update scoresheet.partition_lease set until = ${FROM_NOW}
  where service = $2 and holder = $3 and partition = any ($4)`;

export const TAKE = `
  insert into scoresheet.partition_lease as lease (service, partition, holder, until)
  select $2, wanted, $3, ${FROM_NOW} from unnest($4::integer[]) as wanted order by wanted
  on conflict (service, partition) do update
    set holder = excluded.holder, until = excluded.until
    where lease.until <= clock_timestamp() or lease.holder = excluded.holder
  returning partition`;

export const RELEASE = `
  delete from scoresheet.partition_lease
  where service = $1 and holder = $2 and partition = any ($3)`;

export const RESIGN = `
  delete from scoresheet.service_member
  where service = $1 and (member = $2 or until < clock_timestamp() - ${FORGOTTEN_AFTER})`;

export const MEMBERS = `
  select member from scoresheet.service_member
  where service = $1 and until > clock_timestamp() order by member collate "C"`;

export const HOLDERS = `
  select partition, holder from scoresheet.partition_lease
  where service = $1 and until > clock_timestamp()`;

export type MemberRow = Pick<ServiceMemberEntity, 'member'>;
export type HolderRow = Pick<PartitionLeaseEntity, 'partition' | 'holder'>;
