// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { speakEnglish } from '../words/speak-english.spec-kit.js';
import { accountEnglish } from '../words/account.english.js';
import { RefusedSays } from './refused-says.js';

beforeAll(speakEnglish);
afterEach(cleanup);

const SAYS = 'The server says it.';
const shown = (code: string | undefined) =>
  render(<RefusedSays code={code} says={SAYS} />).container;

describe('A refused name or password', () => {
  it.each([
    ['name-reserved', accountEnglish.account.refused.nameReserved],
    ['name-unseen', accountEnglish.account.refused.nameUnseen],
    ['password-too-common', accountEnglish.account.refused.passwordTooCommon],
  ])('is explained in the language of the page: %s', (code, text) => {
    expect(shown(code).textContent).toBe(text);
    expect(shown(code).querySelector('[lang]')).toBeNull();
  });

  it.each(['name-taken', undefined])('is shown as the server says it: %s', (code) => {
    expect(shown(code).querySelector('[lang="en"]')?.textContent).toBe(SAYS);
  });
});
