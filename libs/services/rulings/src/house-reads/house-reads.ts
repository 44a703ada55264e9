/**
 * Reads of hidden cards by staff: who, in which match, by which way, up to which event, never what.
 * Whoever has read so sits down there no more, and whoever of the staff has asked for a seat reads
 * nothing hidden there; of the two, the first one counts.
 */
import type { HouseReadEntity } from './house-read.entity.js';

/** Reads are kept so long after the last one. A match is over long before. */
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
  /**
   * Keeps a read before anything is shown. False: the account asked for a seat, and sees nothing.
   */
  keep(read: HouseRead, at: Date): Promise<boolean>;
  hasRead(at: AtMatch): Promise<boolean>;
  /** Lets an account read nothing hidden there from now on. Undefined: it has read already. */
  claimSeat(at: AtMatch, claimedAt: Date): Promise<SeatClaim | undefined>;
  /** The newest first. */
  of(record: string, atMost: number): Promise<readonly KeptHouseRead[]>;
}
