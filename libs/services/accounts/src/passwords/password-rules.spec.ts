import { describe, expect, it } from 'vitest';
import { PASSWORD_LENGTH } from './limits.js';
import { normalPassword, passwordRefusal } from './password-rules.js';

const refusedAs = async (password: string) =>
  (await passwordRefusal(password, 'ada byron'))?.refused;

describe('A new password', () => {
  it.each([
    'seven green lanterns',
    'Bqz7!kWx',
    'пароль для ады',
    '🂡🂢🂣🂤🂥🂦🂧🂨',
    ' with spaces ',
    'ada byron rides at noon',
    'adabyron 4711 0815',
    'adamant byronic hero',
  ])('may be %s', async (password) => {
    expect(await refusedAs(password)).toBeUndefined();
  });

  it('has a least and a greatest length, and both are allowed', async () => {
    const { min, max } = PASSWORD_LENGTH;
    const long = 'abcdefghij'.repeat(20);
    expect(await refusedAs(long.slice(0, min - 1))).toBe('password-too-short');
    expect(await refusedAs(`x${long}`.slice(0, min))).toBeUndefined();
    expect(await refusedAs(long.slice(0, max))).toBeUndefined();
    expect(await refusedAs(long.slice(0, max + 1))).toBe('password-too-long');
  });

  it('is counted in characters, not in bytes', async () => {
    expect(await refusedAs('🂡'.repeat(7))).toBe('password-too-short');
  });

  it.each([
    'PassWord123',
    '12345678',
    'aaaaaaaaaaaa',
    '123123123',
    '12341234',
    'ab ab ab ab',
    '87654321',
    '0987654321',
    'abcdefgh',
    'Ada Byron',
    'ada byron1',
    'ada byronada byron',
    'AdaByron',
    'adabyron1',
    'adabyron2024!',
    'a d a b y r o n',
    'Ada  Byron 99',
    '1adabyron1',
    'Scoresheet1',
    'buddyfight!!',
    'Friendomancy 7',
  ])('is not one of the first that are tried: %s', async (password) => {
    expect(await refusedAs(password)).toBe('password-too-common');
  });

  it.each([
    '12345678',
    'trustno1',
    'P@ssw0rd',
    'letmein123',
    'liverpool1',
    'passw0rd1',
    'qwerty123456',
    'butterfly',
    'chocolate',
    'michael1',
    'snowboard',
    'blink182',
    'corvette',
    'mustang1',
  ])('is not on the list of common passwords: %s', async (password) => {
    expect(await refusedAs(password)).toBe('password-too-common');
  });

  it('is the same from every keyboard', () => {
    expect(normalPassword('caf\u0065\u0301 noir')).toBe(normalPassword('caf\u00e9 noir'));
  });
});
