// @vitest-environment jsdom
/** Given the page, when a file is chosen, then the verdict is told in words, and nothing leaves it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nobleSha256 } from '@scoresheet/domain-record/noble';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answer } from '../ask/answer.js';
import { asking } from '../ask/asking.js';
import { twoEnds } from '../ask/two-ends.spec-kit.js';
import { namedRules } from '../record-file/named-rules.js';
import { loadWords } from '../words/words.js';
import { MAX_FILE_MIB } from './use-verification.js';
import { fileVerifier, type FileVerifier } from './verification.js';
import { VerifyPage } from './verify-page.js';

const GOLDENS = join(import.meta.dirname, '../../../../libs/games/fuzzycards/goldens/2');
const GOOD = readFileSync(join(GOLDENS, 'usual.jsonl'), 'utf8');
const HEAD = /"hash":"([0-9a-f]{64})"}\n$/.exec(GOOD)?.[1] ?? '';

beforeAll(loadWords);
afterEach(cleanup);

function start() {
  const { page, worker } = twoEnds();
  answer(worker, fileVerifier({ rulesFor: namedRules, sha256: nobleSha256 }));
  return { ask: asking<FileVerifier>(page).ask, stop: () => undefined };
}

function choose(file: File): void {
  render(
    <MemoryRouter>
      <VerifyPage start={start} />
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByLabelText(/choose a record/i), { target: { files: [file] } });
}

const fileOf = (text: string, name = 'match.jsonl'): File => new File([text], name);

describe('The page', () => {
  it('says that a good file is exact, and holds a kept head against it', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    choose(fileOf(GOOD));
    expect((await screen.findByRole('heading', { name: 'Exact' })).ownerDocument).toBe(document);
    expect(screen.getByText('fuzzycards/2').tagName).toBe('DD');
    const kept = screen.getByLabelText('A head that was kept');
    fireEvent.change(kept, { target: { value: ` ${HEAD.toUpperCase()}\n` } });
    expect((await screen.findByText(/^Yes: event 64/)).textContent).toContain('the same');
    fireEvent.change(kept, { target: { value: HEAD.replace(/^./, 'g') } });
    expect((await screen.findByText(/^A head has 64 digits/)).textContent).toContain(
      '64 characters',
    );
    expect(fetched).not.toHaveBeenCalled();
  });

  it('names the line of a file that was changed, and what that means', async () => {
    choose(fileOf(GOOD.replace('"type":"create-match"', '"type":"create-watch"')));
    await screen.findByRole('heading', { name: 'Broken' });
    expect(screen.getByText('Line 4 is not as it was written.').tagName).toBe('P');
    expect(screen.getByText(/was changed after it was written/).tagName).toBe('P');
  });

  it('shows the name of a file as text, whatever it is', async () => {
    choose(fileOf(GOOD, '<img src=x onerror=alert(1)>.jsonl'));
    await screen.findByRole('heading', { name: 'Exact' });
    expect(screen.getByText('<img src=x onerror=alert(1)>.jsonl').tagName).toBe('BDI');
    expect(document.querySelector('img')).toBeNull();
  });

  it('names the command line for a file that is too large', async () => {
    const large = fileOf('');
    Object.defineProperty(large, 'size', { value: MAX_FILE_MIB * 1024 * 1024 + 1 });
    choose(large);
    expect((await screen.findByText(/scoresheet verify FILE/)).textContent).toContain('64 MiB');
  });

  it('fetches no record by what is no number of one', async () => {
    choose(fileOf(GOOD));
    fireEvent.change(screen.getByLabelText('Its number'), { target: { value: 'm-1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Fetch and verify' }));
    expect((await screen.findByRole('alert')).textContent).toContain('begins with m- or t-');
  });
});
