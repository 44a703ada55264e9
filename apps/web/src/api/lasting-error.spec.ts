import { CombinedGraphQLErrors } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { isNeverAnswered, lastingError, refusedCode } from './lasting-error.js';

const coded = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: `It is ${code}.`, extensions: { code } }] });

describe('An error of the server', () => {
  it('is told to people where another try meets it again', () => {
    expect(lastingError(coded('FORBIDDEN'))).toBe('It is FORBIDDEN.');
    expect(isNeverAnswered(coded('FORBIDDEN'))).toBe(true);
  });

  it('has the code of a refusal if the server sent one', () => {
    const extensions = { code: 'BAD_USER_INPUT', refused: 'name-reserved' };
    const errors = [{ message: 'This name is reserved.', extensions }];
    expect(refusedCode(new CombinedGraphQLErrors({ errors }))).toBe('name-reserved');
    expect(refusedCode(coded('FORBIDDEN'))).toBeUndefined();
  });

  it('is told to who has asked too often, and the page of who only looks asks again', () => {
    expect(lastingError(coded('RATE_LIMITED'))).toBe('It is RATE_LIMITED.');
    expect(isNeverAnswered(coded('RATE_LIMITED'))).toBe(false);
  });

  it.each([coded('INTERNAL_SERVER_ERROR'), new TypeError('Failed to fetch')])(
    'passes where the server or the way to it is broken: %s',
    (error) => {
      expect([lastingError(error), isNeverAnswered(error)]).toEqual([undefined, false]);
    },
  );
});
