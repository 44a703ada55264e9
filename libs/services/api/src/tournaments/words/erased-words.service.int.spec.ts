import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWithAccounts, type AccountsApi } from '../../accounts/accounts.spec-kit.js';
import { TOURNAMENT_WORDS } from '../../api-parts.js';
import type { TournamentWord, TournamentWords } from './tournament-words.js';

let api: AccountsApi;
beforeAll(async () => {
  api = await startWithAccounts();
});
afterAll(() => api.close());

describe('An account that is erased', () => {
  it('takes along what it wrote about tournaments, and nobody else’s words', async () => {
    const words = api.get<TournamentWords>(TOURNAMENT_WORDS as never);
    const [leaver, other] = [await api.register(), await api.register()];
    const written = (kind: TournamentWord['kind'], accountId: string): TournamentWord => ({
      kind,
      number: 0,
      text: `The ${kind}.`,
      createdAtMs: 1,
      accountId,
    });
    await words.put('t-1', [
      written('title', leaver.account),
      written('description', other.account),
    ]);
    await api.send(`eraseAccountOf(account: "${leaver.account}")`, api.operator);
    expect(await words.of('t-1', ['title', 'description'])).toEqual([
      written('description', other.account),
    ]);
  });
});
