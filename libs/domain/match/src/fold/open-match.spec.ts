import type { Json } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { foldMatch } from './fold.js';
import { lanterns } from '../lanterns.spec-kit.js';

/** Has the cards that the terms name. */
const HERE = { ...lanterns, ruleset: { ...lanterns.ruleset } };
const SOURCE = { rulesOf: () => HERE, sha256: () => '0'.repeat(64) };

const TERMS = {
  kind: 'match-created',
  game: 'lanterns',
  ruleset: 'lanterns/1',
  seats: 2,
  options: {},
  cards: '0'.repeat(64),
  chance: '0'.repeat(64),
  abandonAfterMs: 86_400_000,
  spectatorDelay: { events: 0, seconds: 0 },
};

const TABLE = { tournament: 't', phase: 1, round: 1, table: 1, game: 1, attempt: 1 };
const HELD = { actor: 'ann', listed: false };

const opened = (terms: { readonly [name: string]: Json | undefined }) => {
  const facts = [JSON.parse(JSON.stringify({ ...TERMS, ...terms })) as Json];
  const header = { record: 'm', seq: 0, prev: '', at: 0, commandId: 'c', hashes: {} };
  const house = { action: { type: 'create-match' }, facts };
  return foldMatch(SOURCE, undefined, { header: { ...header, type: 'match-created' }, house });
};

describe('Event 0 of a match', () => {
  it.each([
    ['2^53-1 seats', { seats: Number.MAX_SAFE_INTEGER }],
    // Room for so many would be taken before anything failed.
    ['2^32-1 seats', { seats: 2 ** 32 - 1 }],
    ['no seat', { seats: 0 }],
    ['seats in words', { seats: 'two' }],
    ['NUL in its game', { game: 'lan\0terns' }],
    ['a game of three kilobytes', { game: 'x'.repeat(3_000) }],
    ['no game', { game: undefined }],
    ['rules that are no text', { ruleset: 1 }],
    ['a delay beyond all time', { spectatorDelay: { events: 0, seconds: 2 ** 53 - 1 } }],
    ['a delay that is none', { spectatorDelay: {} }],
    ['an age beyond all time', { abandonAfterMs: Number.MAX_SAFE_INTEGER }],
    ['a record that opens some day', { opens: 'soon' }],
    ['a match that is a little private', { private: 'somewhat' }],
    ['a table that is none', { table: 12 }],
    ['a table without its tournament', { table: { ...TABLE, tournament: null } }],
    ['a table of another kind', { table: { ...TABLE, room: 'red' } }],
    ['seats reserved for a word', { reserved: 'ab' }],
    ['one seat reserved of two', { reserved: [HELD] }],
    ['a seat reserved for nobody', { reserved: [HELD, null] }],
    ['a seat reserved for a number', { reserved: [HELD, { actor: 7, listed: true }] }],
    ['a seat of which nobody knows the list', { reserved: [HELD, { actor: 'bob' }] }],
    ['a first seat that is none', { begins: { seat: 'one' } }],
    ['a first seat that is not there', { begins: { seat: 3 } }],
    ['a chooser who is not there', { begins: { chosenBy: 0 } }],
    ['a first seat in words', { begins: 'north' }],
    ['nobody to begin', { begins: {} }],
    ['two who begin', { begins: { seat: 1, chosenBy: 2 } }],
  ])('makes no sense with %s', (_, terms) => {
    expect(() => opened(terms)).toThrow(
      /^(the terms|a match|the public|a table|seats are|a seat is|who begins)/,
    );
  });

  it('may be older than the age and the delay of matches', () => {
    const { seats } = opened({ abandonAfterMs: undefined, spectatorDelay: undefined });
    expect(seats).toHaveLength(2);
  });
});
