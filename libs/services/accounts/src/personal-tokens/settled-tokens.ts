/** What becomes of an account's personal tokens when its sessions are ended. */
import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import { PersonalTokenEntity } from '../store/personal-token.entity.js';

/** Tokens that were good until now, without their secrets, the newest first. */
export interface SettledTokens {
  readonly ended: readonly PersonalTokenEntity[];
  readonly kept: readonly PersonalTokenEntity[];
}

interface Settling {
  readonly accountId: string;
  readonly at: Date;
  /** Whether the owner has said that they go on: bots may hold them, and so may a thief. */
  readonly keepTokens: boolean;
}

/** Settles tokens in the transaction that ends the sessions: neither happens without the other. */
export async function settleTokens(
  rows: EntityManager,
  { accountId, at, keepTokens }: Settling,
): Promise<SettledTokens> {
  const tokens = await livingTokens(rows, accountId, at);
  if (keepTokens) return { ended: [], kept: tokens };
  await rows.update(PersonalTokenEntity, { accountId, revokedAt: IsNull() }, { revokedAt: at });
  return { ended: tokens, kept: [] };
}

/** An account's tokens that still open something at a time, the newest first. */
export const livingTokens = (
  rows: EntityManager,
  accountId: string,
  at: Date,
): Promise<PersonalTokenEntity[]> =>
  rows.find(PersonalTokenEntity, {
    where: { accountId, revokedAt: IsNull(), expiresAt: MoreThan(at) },
    order: { createdAt: 'DESC', id: 'ASC' },
  });
