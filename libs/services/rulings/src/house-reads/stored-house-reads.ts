/** Kept reads in PostgreSQL, where all processes see them at once. */
import { LessThan, type DataSource, type EntityManager } from 'typeorm';
import { HouseReadEntity } from './house-read.entity.js';
import { KEEP, LOCK } from './house-read.sql.js';
import { HOUSE_READS_KEPT_DAYS, type AtMatch, type HouseReads } from './house-reads.js';
import { SeatClaimEntity } from './seat-claim.entity.js';
import { CLAIM, type ClaimRow } from './seat-claim.sql.js';

const DAY_MS = 86_400_000;
/** What is too old is swept out with every so many-th read. */
const SWEEP_EVERY = 500;

/** Sweeps out what is too old, now and then. */
function broom({ manager }: DataSource): (at: Date) => Promise<void> {
  let untilSweep = SWEEP_EVERY;
  return async (at) => {
    untilSweep -= 1;
    if (untilSweep > 0) return;
    untilSweep = SWEEP_EVERY;
    const before = LessThan(new Date(at.getTime() - HOUSE_READS_KEPT_DAYS * DAY_MS));
    await manager.delete(HouseReadEntity, { lastAt: before });
    await manager.delete(SeatClaimEntity, { claimedAt: before });
  };
}

export function storedHouseReads(database: DataSource): HouseReads {
  const sweep = broom(database);

  /** Read and seat of one account at one match exclude each other, in whatever process they come. */
  const alone = <T>(at: AtMatch, work: (rows: EntityManager) => Promise<T>): Promise<T> =>
    database.transaction(async (rows) => {
      await rows.query(LOCK, [`seat ${at.record} ${at.accountId}`]);
      return work(rows);
    });

  return {
    async keep({ record, accountId, way, upToSeq }, at) {
      await sweep(at);
      return alone({ record, accountId }, async (rows) => {
        if (await rows.existsBy(SeatClaimEntity, { record, accountId })) return false;
        await rows.query(KEEP, [record, accountId, way, upToSeq, at]);
        return true;
      });
    },
    hasRead: ({ record, accountId }) =>
      database.manager.existsBy(HouseReadEntity, { record, accountId }),
    claimSeat: ({ record, accountId }, claimedAt) =>
      alone({ record, accountId }, async (rows) => {
        if (await rows.existsBy(HouseReadEntity, { record, accountId })) return undefined;
        const [claim] = await rows.query<ClaimRow[]>(CLAIM, [record, accountId, claimedAt]);
        const mine = { record, accountId, claimedAt: claim?.claimedAt ?? claimedAt };
        return {
          async release() {
            if (claim?.isFirst) await database.manager.delete(SeatClaimEntity, mine);
          },
        };
      }),
    of: (record, atMost) =>
      database.manager.find(HouseReadEntity, {
        where: { record },
        order: { lastAt: 'DESC', accountId: 'ASC', way: 'ASC' },
        take: atMost,
      }),
  };
}
