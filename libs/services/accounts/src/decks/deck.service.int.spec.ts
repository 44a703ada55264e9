import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  granted,
  newName,
  openHouse,
  OPERATOR,
  PASSWORD,
  type TestHouse,
} from '../accounts.spec-kit.js';
import type { Identity } from '../identity.js';
import { DECK_NAME_LENGTH, MAX_SAVED_DECK_CARDS, MAX_SAVED_DECKS } from './limits.js';

const GUEST: Identity = { accountId: 'a-guest', roles: ['player'] };
const DECK = { game: 'fuzzycards', name: 'Foxes', cards: ['FZ-1', 'FZ-1', 'FZ-2'] };

let house: TestHouse;
let ada: Identity;
let bob: Identity;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function register(): Promise<Identity> {
  const open = granted(await house.accounts.register({ name: newName(), password: PASSWORD }));
  return { accountId: open.accountId, roles: ['player'], sessionId: open.sessionId };
}
beforeEach(async () => {
  [ada, bob] = [await register(), await register()];
});

const save = async (over: object = {}, by = ada) =>
  granted(await house.decks.save(by, { ...DECK, ...over }));
const namesOf = async ({ accountId }: Identity, game?: string) =>
  (await house.decks.of(accountId, game)).map(({ name }) => name);

describe('A saved deck', () => {
  it('is kept as it is, for its owner alone, the one saved last first', async () => {
    const first = await save();
    house.pass(1_000);
    await save({ name: ' Pack ', game: 'buddies' });
    expect(first).toMatchObject(DECK);
    expect(await namesOf(ada)).toEqual(['Pack', 'Foxes']);
    expect(await namesOf(ada, 'fuzzycards')).toEqual(['Foxes']);
    expect(await namesOf(bob)).toEqual([]);
  });

  it('is replaced by its id, and by its owner alone', async () => {
    const { id } = await save();
    await save({ id, name: 'Wolves', cards: ['FZ-3'] });
    expect(await house.decks.of(ada.accountId)).toMatchObject([
      { id, name: 'Wolves', cards: ['FZ-3'] },
    ]);
    expect(codeOf(await house.decks.save(bob, { ...DECK, id }))).toBe('deck-unknown');
    expect(codeOf(await house.decks.delete(bob, id))).toBe('deck-unknown');
    expect(await namesOf(ada)).toEqual(['Wolves']);
  });

  it('is deleted once', async () => {
    const { id } = await save();
    expect(await house.decks.delete(ada, id)).toBeUndefined();
    expect(codeOf(await house.decks.delete(ada, id))).toBe('deck-unknown');
    expect(await namesOf(ada)).toEqual([]);
  });

  it('is nothing for a guest', async () => {
    expect(codeOf(await house.decks.save(GUEST, DECK))).toBe('no-account');
    expect(await namesOf(GUEST)).toEqual([]);
  });

  it('is one of so many, two who save the last at once included', async () => {
    for (let i = 1; i < MAX_SAVED_DECKS; i += 1) await save({ name: `deck ${i}` });
    const both = await Promise.all([house.decks.save(ada, DECK), house.decks.save(ada, DECK)]);
    expect(both.filter((one) => 'refused' in one)).toMatchObject([{ refused: 'too-many-decks' }]);
    const [{ id } = { id: '' }] = await house.decks.of(ada.accountId);
    expect((await save({ id, name: 'again' })).name).toBe('again');
  });

  it.each([
    ['no name', { name: '  ' }, 'deck-name-not-allowed'],
    ['a name of two lines', { name: 'a\nb' }, 'deck-name-not-allowed'],
    ['a long name', { name: 'x'.repeat(DECK_NAME_LENGTH + 1) }, 'deck-name-not-allowed'],
    ['too many cards', { cards: Array(MAX_SAVED_DECK_CARDS + 1).fill('c') }, 'deck-not-allowed'],
    ['a code that is none', { cards: [''] }, 'deck-not-allowed'],
    ['no game', { game: '' }, 'deck-not-allowed'],
  ])('is refused with %s', async (_what, over, code) => {
    expect(codeOf(await house.decks.save(ada, { ...DECK, ...over }))).toBe(code);
    expect(await namesOf(ada)).toEqual([]);
  });

  it('goes with its account, and no erased account saves another', async () => {
    await save();
    await save({}, bob);
    await house.erasure.eraseFor(ada.accountId, OPERATOR);
    expect(await namesOf(ada)).toEqual([]);
    expect(await namesOf(bob)).toEqual(['Foxes']);
    expect(codeOf(await house.decks.save(ada, DECK))).toBe('no-account');
  });
});
