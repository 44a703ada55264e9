/** Which blocks hold at a time: neither lifted nor over. */
import { IsNull, MoreThan, type FindOptionsWhere } from 'typeorm';
import type { BlockEntity } from '../store/block.entity.js';

type Wanted = FindOptionsWhere<BlockEntity>;

/** The blocks that hold at `atMs`, in milliseconds since the epoch, of those that are wanted. */
export const inForce = (atMs: number, wanted: Wanted = {}): Wanted[] =>
  [IsNull(), MoreThan(new Date(atMs))].map((until) => ({ ...wanted, liftedAt: IsNull(), until }));
