// @vitest-environment jsdom
/** Given an open record, when a branch is begun and answered, then the page tells what came of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nobleSha256 } from '@scoresheet/domain-record/noble';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../ask/answer.js';
import { asking } from '../ask/asking.js';
import { twoEnds } from '../ask/two-ends.spec-kit.js';
import { loadGame } from '../match/game/load-game.js';
import { namedRules } from '../record-file/named-rules.js';
import { loadWords } from '../words/words.js';
import { whatIfQuestions, type WhatIfQuestions } from './what-if-questions.js';
import { WhatIf } from './what-if.js';

const GOLDEN = join(import.meta.dirname, '../../../../libs/games/fuzzycards/goldens/2/usual.jsonl');
beforeAll(async () => {
  await loadWords();
  // This DOM draws no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
afterEach(cleanup);

function start() {
  const { page, worker } = twoEnds();
  answer(worker, whatIfQuestions({ rulesFor: namedRules, sha256: nobleSha256 }));
  return { ask: asking<WhatIfQuestions>(page).ask, stop: () => undefined };
}

/** A match with a clock has fewer steps than events. */
const STEP = 12;

async function show(seq: number, text = readFileSync(GOLDEN, 'utf8'), status = 'OVER') {
  const fetch = async () => new TextEncoder().encode(text);
  const game = await loadGame('fuzzycards');
  if (!game) throw new Error('Fuzzycards is here');
  const props = { match: 'm-1', game, seq, step: STEP, status, opens: 'AT_END' };
  render(<WhatIf {...props} means={{ fetch, start }} />);
}

/** The first event after which a seat may play a card or end its phase. */
async function whenPhaseMayEnd(): Promise<number> {
  const record = whatIfQuestions({ rulesFor: namedRules, sha256: nobleSha256 });
  const opened = await record.open(new Uint8Array(readFileSync(GOLDEN)).buffer);
  const last = opened.is === 'open' ? opened.last : 0;
  const isAskedSo = (seq: number): boolean => {
    const [asked] = record.tableAt({ seq, viewer: 'house' })?.decisions ?? [];
    const ids = asked?.options?.pick === 'one' ? asked.options.from.map(({ id }) => id) : [];
    return ids.includes('end') && ids.some((id) => id.startsWith('play '));
  };
  return Array.from({ length: last }, (_, seq) => seq).find(isAskedSo) ?? 0;
}

const begin = (): void => void fireEvent.click(screen.getByRole('button', { name: /^Try from/ }));

describe('What if', () => {
  it('says that it is not on the record, and tells each answer', async () => {
    const seq = await whenPhaseMayEnd();
    await show(seq);
    begin();
    const label = await screen.findByText(/^Not on the record/);
    expect(label.textContent).toContain(`step ${STEP}`);
    const end = await screen.findByRole('button', { name: /^end/i });
    await waitFor(() => {
      fireEvent.click(end);
      expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', false);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByText(/ends the phase/)).ownerDocument).toBe(document);
    fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
    expect((await screen.findByText('Nothing was tried yet.')).tagName).toBe('P');
  });

  it('says that the game has not begun', async () => {
    await show(0);
    begin();
    expect((await screen.findByText(/has not begun at this step/)).tagName).toBe('P');
  });

  it('says that a file is not whole', async () => {
    await show(20, readFileSync(GOLDEN, 'utf8').slice(0, -1));
    begin();
    expect((await screen.findByText(/record is not whole/)).tagName).toBe('P');
  });

  it('waits for the end of the match', async () => {
    await show(20, '', 'RUNNING');
    expect(screen.getByText(/^When the match is over/).tagName).toBe('P');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
