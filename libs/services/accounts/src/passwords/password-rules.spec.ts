import { describe, expect, it } from 'vitest';
import { PASSWORD_LENGTH } from './limits.js';
import { normalPassword, passwordRefusal } from './password-rules.js';

const refusedAs = (password: string) => passwordRefusal(password, 'ada byron')?.refused;

describe('A new password', () => {
  it.each(['seven green lanterns', 'Bqz7!kWx', 'пароль для ады', '🂡🂢🂣🂤🂥🂦🂧🂨', ' with spaces '])(
    'may be %s',
    (password) => {
      expect(refusedAs(password)).toBeUndefined();
    },
  );

  it('has a least and a greatest length, and both are allowed', () => {
    const { min, max } = PASSWORD_LENGTH;
    const long = 'abcdefghij'.repeat(20);
    expect(refusedAs(long.slice(0, min - 1))).toBe('password-too-short');
    expect(refusedAs(`x${long}`.slice(0, min))).toBeUndefined();
    expect(refusedAs(long.slice(0, max))).toBeUndefined();
    expect(refusedAs(long.slice(0, max + 1))).toBe('password-too-long');
  });

  it('is counted in characters, not in bytes', () => {
    expect(refusedAs('🂡'.repeat(7))).toBe('password-too-short');
  });

  it.each([
    'PassWord123',
    '12345678',
    'aaaaaaaaaaaa',
    'Ada Byron',
    'ada byron1',
    'ada byronada byron',
  ])('is not one of the first that are tried: %s', (password) => {
    expect(refusedAs(password)).toBe('password-too-common');
  });

  it('is the same from every keyboard', () => {
    expect(normalPassword('caf\u0065\u0301 noir')).toBe(normalPassword('caf\u00e9 noir'));
  });
});
