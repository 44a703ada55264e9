/**
 * Tournaments by words of their titles. The planner cannot know how often a word occurs, and would walk
 * all tournaments to find none: so titles are looked up first, and a word of very many is looked for
 * while the list is walked.
 */
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { titleQuery } from './title-words.js';
import { TournamentWordsEntity } from './tournament-words.entity.js';
import type { TournamentEntity } from './tournament.entity.js';

/** The most titles that are looked up: words of more are met often enough while a list is walked. */
const MAX_TITLES = 2_000;

type Narrowing = (rows: SelectQueryBuilder<TournamentEntity>) => void;

export async function titledBy(database: DataSource, search: string): Promise<Narrowing> {
  const query = titleQuery(search);
  if (query === undefined) return (rows) => void rows.andWhere('false');
  // The condition has the words of the index, so that the planner knows them again.
  const has = `title.kind = 'title' and to_tsvector('simple', title.search) @@ :query::tsquery`;
  const titles = database
    .getRepository(TournamentWordsEntity)
    .createQueryBuilder('title')
    .select('title.tournament', 'id')
    .where(has, { query })
    .limit(MAX_TITLES + 1);
  const ids = (await titles.getRawMany<{ id: string }>()).map(({ id }) => id);
  if (ids.length <= MAX_TITLES) {
    return (rows) => void rows.andWhere('tournament.id = any(:ids)', { ids });
  }
  return (rows) => {
    const own = rows
      .subQuery()
      .select('true')
      .from(TournamentWordsEntity, 'title')
      .where(`title.tournament = tournament.id and ${has}`);
    // `exists` would be planned as a join of all tournaments with all titles.
    rows.andWhere(own.getQuery(), { query });
  };
}
