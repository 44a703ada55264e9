// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { speakEnglish } from '../words/speak-english.spec-kit.js';
import { LicencesPage, licencesLoader } from './licences-page.js';

beforeAll(speakEnglish);
afterEach(cleanup);

it('The licences page shows each package and font with its version, licence and text', async () => {
  const route = { path: '/', Component: LicencesPage, loader: licencesLoader };
  render(<RouterProvider router={createMemoryRouter([route])} />);
  expect(await screen.findByRole('heading', { name: 'Licences' })).toBeDefined();
  const summary = screen.getByText(/^react \d+\.\d+\.\d+ · MIT$/);
  expect(summary.parentElement?.textContent).toContain('Permission is hereby granted');
  const font = screen.getByText(/^@fontsource-variable\/source-sans-3 [\d.]+ · OFL-1\.1$/);
  expect(font.parentElement?.textContent).toContain('SIL Open Font License');
});
