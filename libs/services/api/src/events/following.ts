/** What a subscriber asked for. */
import type { Identity } from '@scoresheet/services-accounts';

export interface Following {
  readonly match: string;
  /** The first sequence number that it wants. */
  readonly from: number;
  readonly withTable: boolean;
  /** Undefined for the public. */
  readonly asker: Identity | undefined;
}
