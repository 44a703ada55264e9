import { IsNull, MoreThan, type DataSource } from 'typeorm';
import { TournamentEntity } from './tournament.entity.js';

interface LiveTournaments {
  /** Ids of tournaments that are neither over nor suspended, ordered, from behind `after` on. */
  live(after: string, atMost: number): Promise<readonly string[]>;
}

/** For whoever looks after the matches of tournaments that were begun before it was there. */
export const liveTournaments = (database: DataSource): LiveTournaments => ({
  async live(after, atMost) {
    const rows = await database.manager.find(TournamentEntity, {
      select: { id: true },
      where: { id: MoreThan(after), endedAtMs: IsNull(), suspended: false },
      order: { id: 'ASC' },
      take: atMost,
    });
    return rows.map(({ id }) => id);
  },
});
