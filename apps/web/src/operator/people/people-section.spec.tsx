// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { holdAnswers } from '../../api/held-answers.spec-kit.js';
import { renderPart, speakOfOperation } from '../answering.spec-kit.js';
import { PeopleSection } from './people-section.js';

beforeAll(speakOfOperation);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const account = (name: string) => ({ account: { __typename: 'Account', id: `a-${name}`, name } });

it('Of two accounts the one that was looked for last is shown, though the other comes later', async () => {
  const asked = holdAnswers();
  renderPart(<PeopleSection />, {});
  const field = screen.getByRole('textbox', { name: 'Name of the account' });
  for (const value of ['olga', 'ute']) {
    fireEvent.change(field, { target: { value } });
    fireEvent.submit(screen.getByRole('search'));
  }
  expect(asked.map(({ variables }) => variables)).toEqual([{ name: 'olga' }, { name: 'ute' }]);
  await asked[1]?.answer(account('ute'));
  await asked[0]?.answer(account('olga'));
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('ute');
});
