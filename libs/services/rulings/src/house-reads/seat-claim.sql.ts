/**
 * Seats that staff has asked for. Raw SQL because the query builder cannot say, in one statement, to
 * which of two times a row is set and whether it was there.
 */
import type { SeatClaimEntity } from './seat-claim.entity.js';

/** Whoever asks again moves its time: so who asked first notices. */
export const CLAIM = `
  insert into scoresheet.seat_claim as known (record, account_id, claimed_at) values ($1, $2, $3)
  on conflict (record, account_id) do update set
    claimed_at = greatest(known.claimed_at + interval '1 millisecond', excluded.claimed_at)
  returning claimed_at as "claimedAt", xmax = 0 as "isFirst"`;

export interface ClaimRow extends Pick<SeatClaimEntity, 'claimedAt'> {
  readonly isFirst: boolean;
}
