/** Sessions and their refresh tokens go together. */
import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { RefreshTokenEntity } from '../store/refresh-token.entity.js';
import { SessionEntity } from '../store/session.entity.js';

/** Locks sessions before tokens, as a refresh does: else the two could wait for each other. */
export async function deleteSessions(
  rows: EntityManager,
  where: FindOptionsWhere<SessionEntity>,
): Promise<void> {
  const lock = { mode: 'pessimistic_write' } as const;
  const found = await rows.find(SessionEntity, { where, order: { id: 'ASC' }, lock });
  const ids = In(found.map(({ id }) => id));
  await rows.delete(RefreshTokenEntity, { sessionId: ids });
  await rows.delete(SessionEntity, { id: ids });
}
