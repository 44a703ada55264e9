/** The tables of what is kept of staff. */
import { HouseReadEntity } from './house-reads/house-read.entity.js';
import { SeatClaimEntity } from './house-reads/seat-claim.entity.js';
import { RulingReason1795000000006 } from './migrations/0006-ruling-reason.js';
import { HouseRead1795000000050 } from './migrations/0050-house-read.js';
import { RulingReasonEntity } from './ruling-reason.entity.js';

export const RULING_TABLES = {
  entities: [HouseReadEntity, RulingReasonEntity, SeatClaimEntity],
  migrations: [RulingReason1795000000006, HouseRead1795000000050],
};
