/**
 * Reads of hidden cards by staff: who, in which match, by which way, up to which event, never what.
 * Whoever has read so sits down there no more, and whoever of the staff has asked for a seat reads
 * nothing hidden there; of the two, the first one counts.
 */
import type { HouseReadEntity } from './house-read.entity.js';

/** Kept so long after the last read. A match is over long before. */
export const HOUSE_READS_KEPT_DAYS = 400;

export type AtMatch = Pick<HouseReadEntity, 'record' | 'accountId'>;
type HouseRead = Omit<HouseReadEntity, 'firstAt' | 'lastAt'>;
export type KeptHouseRead = HouseReadEntity;

export interface SeatClaim {
  /**
   * The account was not given the seat. Nothing happens where it has asked before or since, because
   * that asking may still give it one.
   */
  release(): Promise<void>;
}

export interface HouseReads {
  /** Kept before anything is shown. False: the account has asked for a seat, and is shown nothing. */
  keep(read: HouseRead, at: Date): Promise<boolean>;
  hasRead(at: AtMatch): Promise<boolean>;
  /** From now on an account reads nothing hidden there. Undefined: it has read already. */
  claimSeat(at: AtMatch, claimedAt: Date): Promise<SeatClaim | undefined>;
  /** The newest first. */
  of(record: string, atMost: number): Promise<readonly KeptHouseRead[]>;
}
