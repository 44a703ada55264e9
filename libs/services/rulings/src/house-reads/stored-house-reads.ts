/** Kept reads in PostgreSQL, where all processes see them at once. */
import { LessThan, type DataSource, type EntityManager } from 'typeorm';
import { HouseReadEntity } from './house-read.entity.js';
import { HOUSE_READS_KEPT_DAYS, type AtMatch, type HouseReads } from './house-reads.js';
import { SeatClaimEntity } from './seat-claim.entity.js';

const DAY_MS = 86_400_000;
/** What is too old is swept out with every so many-th read. */
const SWEEP_EVERY = 500;

const LOCK = `select pg_advisory_xact_lock(hashtextextended($1, 0))`;
const KEEP = `
  insert into scoresheet.house_read as known
    (record, account_id, way, up_to_seq, first_at, last_at) values ($1, $2, $3, $4, $5, $5)
  on conflict (record, account_id, way) do update set
    up_to_seq = greatest(known.up_to_seq, excluded.up_to_seq), last_at = excluded.last_at`;

/** Whoever asks again moves its time: so who asked first notices. */
const CLAIM = `
  insert into scoresheet.seat_claim as known (record, account_id, claimed_at) values ($1, $2, $3)
  on conflict (record, account_id) do update set
    claimed_at = greatest(known.claimed_at + interval '1 millisecond', excluded.claimed_at)
  returning claimed_at as at, xmax = 0 as "isFirst"`;

interface Claim {
  readonly at: Date;
  readonly isFirst: boolean;
}

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
        const [claim] = await rows.query<Claim[]>(CLAIM, [record, accountId, claimedAt]);
        const mine = { record, accountId, claimedAt: claim?.at ?? claimedAt };
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
