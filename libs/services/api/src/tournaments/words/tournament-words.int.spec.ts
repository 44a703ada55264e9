/** One contract for words in memory and in PostgreSQL. */
import 'reflect-metadata';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { skeletonsOf } from '@scoresheet/services-accounts';
import { openDatabase } from '@scoresheet/services-runtime';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memoryTournamentWords } from './memory-tournament-words.js';
import { storedTournamentWords } from './stored-tournament-words.js';
import type { TournamentWord, TournamentWords } from './tournament-words.js';

const EVENT = 't-1';
const OTHER = 't-2';
const WRITTEN = { createdAtMs: 1_700_000_000_000, accountId: 'a-jo' };
const TITLE: TournamentWord = { ...WRITTEN, kind: 'title', number: 0, text: 'Spring Cup' };
const told = (number: number, text: string): TournamentWord => ({
  ...WRITTEN,
  kind: 'description',
  number,
  text,
});
const named = (number: number, text: string): TournamentWord => ({
  ...WRITTEN,
  kind: 'entrant',
  number,
  text,
});

let postgres: SharedPostgres;
let url: string;
let database: DataSource;
beforeAll(async () => {
  postgres = await sharedPostgres();
  url = await postgres.createDatabase();
  database = await openDatabase(url);
});
afterAll(async () => {
  await database?.destroy();
  await postgres?.dispose();
});

const KINDS: readonly [string, () => TournamentWords][] = [
  ['memory', () => memoryTournamentWords()],
  ['PostgreSQL', () => storedTournamentWords(database)],
];

describe.each(KINDS)('Words of tournaments in %s', (_, open) => {
  let words: TournamentWords;
  beforeEach(async () => {
    await database.query('truncate scoresheet.tournament_words');
    words = open();
  });

  it('are found by tournament, kind and number, in the order of the numbers', async () => {
    await words.put(EVENT, [TITLE, named(10, 'Cleo'), named(2, 'Bea')]);
    await words.put(OTHER, [named(2, 'Somebody else')]);
    expect(await words.of(EVENT, ['entrant'])).toEqual([named(2, 'Bea'), named(10, 'Cleo')]);
    expect(await words.of(EVENT, ['entrant'], [10, 11])).toEqual([named(10, 'Cleo')]);
    expect(await words.of(EVENT, ['title', 'description'])).toEqual([TITLE]);
    expect(await words.of('t-none', ['title'])).toEqual([]);
  });

  it('that are written again stand in place of those before', async () => {
    await words.put(EVENT, [TITLE]);
    const later = { ...TITLE, text: 'Summer Cup', createdAtMs: 1, accountId: 'a-al' };
    await words.put(EVENT, [later]);
    expect(await words.of(EVENT, ['title'])).toEqual([later]);
    await words.put(EVENT, []);
    expect(await words.of(EVENT, ['title'])).toEqual([later]);
  });

  it('find entrants by a part of the name in any case, the first by number', async () => {
    await words.put(EVENT, [named(3, 'anna'), named(1, 'Hannah'), named(2, 'Bob'), TITLE]);
    await words.put(OTHER, [named(7, 'Anna')]);
    expect(await words.entrantsNamed(EVENT, 'ANNA', 9)).toEqual([1, 3]);
    expect(await words.entrantsNamed(EVENT, 'anna', 1)).toEqual([1]);
  });

  it('take no sign of a searched name for a pattern', async () => {
    await words.put(EVENT, [named(1, '100%'), named(2, '100 x'), named(3, String.raw`a\b_c`)]);
    expect(await words.entrantsNamed(EVENT, '0%', 9)).toEqual([1]);
    expect(await words.entrantsNamed(EVENT, '_', 9)).toEqual([3]);
    expect(await words.entrantsNamed(EVENT, '\\', 9)).toEqual([3]);
  });

  it('say which entrants look like a name, though it is written otherwise', async () => {
    await words.put(EVENT, [named(3, 'Annа'), named(1, 'ANNA'), named(2, 'Bob'), TITLE]);
    await words.put(OTHER, [named(7, 'Anna')]);
    const looking = await words.lookingLike(EVENT, skeletonsOf('Anna'));
    expect(looking.map(({ number }) => number)).toEqual([1, 3]);
    expect(looking[0]?.looks).toEqual(skeletonsOf('ANNA'));
    expect(await words.lookingLike(EVENT, [])).toEqual([]);
  });

  it('are erased one by one', async () => {
    await words.put(EVENT, [named(1, 'Ann'), named(2, 'Bob'), told(1, 'Round 1 is up.')]);
    await words.put(OTHER, [named(1, 'Eve')]);
    await words.erase(EVENT, 'entrant', [1, 99]);
    expect(await words.of(EVENT, ['entrant', 'description'])).toEqual(
      expect.arrayContaining([named(2, 'Bob'), told(1, 'Round 1 is up.')]),
    );
    expect(await words.of(EVENT, ['entrant'])).toHaveLength(1);
    expect(await words.of(OTHER, ['entrant'])).toHaveLength(1);
  });

  it('of an account are erased everywhere; names of guests no longer say who wrote them', async () => {
    const ofOther = { ...told(2, 'Lunch.'), accountId: 'a-al' };
    await words.put(EVENT, [TITLE, told(1, 'Hello.'), ofOther, named(4, 'A guest')]);
    await words.put(OTHER, [TITLE]);
    await words.eraseWrittenBy('a-jo');
    expect(await words.of(EVENT, ['title', 'description'])).toEqual([ofOther]);
    expect(await words.of(OTHER, ['title'])).toEqual([]);
    expect(await words.of(EVENT, ['entrant'])).toEqual([
      { ...named(4, 'A guest'), accountId: null },
    ]);
  });
});

describe('Words of tournaments in PostgreSQL', () => {
  it('of ten thousand entrants are written at once, and stand after a restart', async () => {
    const guests = Array.from({ length: 10_000 }, (_, at) => named(at + 1, `Guest ${at + 1}`));
    await storedTournamentWords(database).put('t-large', guests);
    await database.destroy();
    database = await openDatabase(url);
    expect(await storedTournamentWords(database).of('t-large', ['entrant'])).toEqual(guests);
  });
});
