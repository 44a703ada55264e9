import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { granted, openHouse, OPERATOR, PASSWORD, type TestHouse } from '../accounts.spec-kit.js';
import { skeletonsOf } from './skeleton.js';

let house: TestHouse;
let [ada, grace, erased]: readonly string[] = [];
beforeAll(async () => {
  house = await openHouse();
  const register = async (name: string) =>
    granted(await house.accounts.register({ name, password: PASSWORD })).accountId;
  [ada, grace, erased] = [
    await register('Ada_Lovelace'),
    await register('Grace Hopper'),
    await register('Mary Shelley'),
  ];
  await house.erasure.eraseFor(erased, OPERATOR);
});
afterAll(() => house.close());

const everybody = () => [ada ?? '', grace ?? '', erased ?? '', 'a-guest'];

describe('Names of many accounts', () => {
  it('are those of who has one: no guest, and nobody who was erased', async () => {
    expect(await house.names.namesOf(everybody())).toEqual(
      new Map([
        [ada, 'Ada_Lovelace'],
        [grace, 'Grace Hopper'],
      ]),
    );
    expect(await house.names.namesOf([])).toEqual(new Map());
  });

  it.each([
    ['LOVE', () => [ada]],
    ['_', () => [ada]],
    ['%', () => []],
    ['shelley', () => []],
    [' hop\u200bper ', () => [grace]],
  ])('are found by the text %j, which is no pattern', async (text, found) => {
    expect(await house.names.named(everybody(), text)).toEqual(found());
  });

  it('are searched among the accounts that are asked for, and no others', async () => {
    expect(await house.names.named([grace ?? ''], 'love')).toEqual([]);
  });

  it('say which account has a look, however it is written', async () => {
    const looks = skeletonsOf('GRACE HOPPER');
    const looking = await house.names.lookingLike([...looks, ...skeletonsOf('Mary Shelley')]);
    expect([...new Set(looking.values())]).toEqual([grace]);
  });
});
