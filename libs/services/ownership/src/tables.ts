/** The tables of who works, and on what. */
import { Ownership1795000000025 } from './migrations/0025-ownership.js';
import { PartitionLeaseEntity } from './partition-lease.entity.js';
import { ServiceMemberEntity } from './service-member.entity.js';

export const OWNERSHIP_TABLES = {
  entities: [PartitionLeaseEntity, ServiceMemberEntity],
  migrations: [Ownership1795000000025],
};
