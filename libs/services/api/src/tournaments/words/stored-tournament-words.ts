/** Words in PostgreSQL, beside the records. */
import { skeletonsOf } from '@scoresheet/services-accounts';
import { titleWords, TournamentWordsEntity } from '@scoresheet/services-read-models';
import { In, Like, Not, Raw, type DataSource } from 'typeorm';
import { searchable } from './searchable.js';
import type { EntrantLooks, TournamentWord, TournamentWords } from './tournament-words.js';

/** A statement of PostgreSQL has room for 65,535 values; a row has eight. */
const ROWS_AT_ONCE = 5_000;
const KEY = ['tournament', 'kind', 'number'];

/** Text as a pattern that means nothing but itself. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

export function storedTournamentWords(database: DataSource): TournamentWords {
  const rows = () => database.getRepository(TournamentWordsEntity);
  const within = (numbers: readonly number[]) => ({ number: In([...numbers]) });
  return {
    async put(tournament, words) {
      const written = words.map((word) => rowOf(tournament, word));
      await database.transaction(async (manager) => {
        for (let from = 0; from < written.length; from += ROWS_AT_ONCE) {
          const part = written.slice(from, from + ROWS_AT_ONCE);
          await manager.upsert(TournamentWordsEntity, part, KEY);
        }
      });
    },
    async of(tournament, kinds, numbers) {
      const found = await rows().find({
        where: { tournament, kind: In([...kinds]), ...(numbers && within(numbers)) },
        order: { number: 'ASC' },
      });
      return found.map(wordOf);
    },
    titlesOf: (tournaments) => titlesIn(database, tournaments),
    async entrantsNamed(tournament, text, atMost) {
      const search = Like(`%${literally(searchable(text))}%`);
      const where = { tournament, kind: 'entrant', search } as const;
      const asked = { select: { number: true }, order: { number: 'ASC' }, take: atMost } as const;
      const named = await rows().find({ ...asked, where });
      return named.map(({ number }) => number);
    },
    lookingLike: (tournament, skeletons) => lookingLike(database, tournament, skeletons),
    async erase(tournament, kind, numbers) {
      await rows().delete({ tournament, kind, ...within(numbers) });
    },
    async eraseWrittenBy(accountId) {
      await database.transaction(async (manager) => {
        await manager.delete(TournamentWordsEntity, { accountId, kind: Not('entrant') });
        await manager.update(TournamentWordsEntity, { accountId }, { accountId: null });
      });
    },
  };
}

const lookingLike = (
  database: DataSource,
  tournament: string,
  skeletons: readonly string[],
): Promise<readonly EntrantLooks[]> =>
  database.getRepository(TournamentWordsEntity).find({
    select: { number: true, looks: true },
    where: {
      tournament,
      kind: 'entrant',
      looks: Raw((looks) => `${looks} ?| :skeletons`, { skeletons }),
    },
    order: { number: 'ASC' },
  });

async function titlesIn(database: DataSource, tournaments: readonly string[]) {
  const titles = await database.getRepository(TournamentWordsEntity).find({
    select: { tournament: true, text: true },
    where: { tournament: In([...tournaments]), kind: 'title' },
  });
  return new Map(titles.map(({ tournament, text }) => [tournament, text]));
}

/** A title is searched by its words, all others by any part. */
function rowOf(tournament: string, word: TournamentWord) {
  const text = searchable(word.text);
  const looks = word.kind === 'entrant' ? skeletonsOf(word.text) : [];
  return { ...word, tournament, looks, search: word.kind === 'title' ? titleWords(text) : text };
}

function wordOf(row: TournamentWordsEntity): TournamentWord {
  const { kind, number, text, createdAtMs, accountId } = row;
  return { kind, number, text, createdAtMs, accountId };
}
