/** Which blocks hold at a time: neither lifted nor over. */
import { IsNull, MoreThan, type FindOptionsWhere } from 'typeorm';
import type { BlockEntity } from '../store/block.entity.js';

type Wanted = FindOptionsWhere<BlockEntity>;

/** Of those that are wanted; at `atMs`, in milliseconds since the epoch. */
export const inForce = (atMs: number, wanted: Wanted = {}): Wanted[] =>
  [IsNull(), MoreThan(new Date(atMs))].map((until) => ({ ...wanted, liftedAt: IsNull(), until }));
