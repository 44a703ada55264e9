/** The page for clients and the program say the same. */
import { readFileSync } from 'node:fs';
import {
  MAX_SUBSCRIPTIONS_PER_SOCKET,
  SOCKET_CLOSE,
  SUBSCRIBER_QUEUE_LIMIT,
} from '@scoresheet/contracts-graphql';
import {
  GUEST_SESSIONS_FROM_ADDRESS,
  GUESTS_FROM_ADDRESS,
  LONGEST_WAIT_MS,
  MAX_PERSONAL_TOKENS,
  OPERATIONS_OF_VIEWER,
  REGISTRATIONS_FROM_ADDRESS,
  SCOPES,
  WRONG_ENTRY_CODES,
  WRONG_PASSWORDS_FROM_ADDRESS,
  WRONG_PASSWORDS_OF_NAME,
  WRONG_PASSWORDS_OF_NAME_FROM_ADDRESS,
} from '@scoresheet/services-accounts';
import { describe, expect, it } from 'vitest';
import { DEFAULT_QUOTAS } from '../quotas/quota-options.js';
import * as limits from './limits.js';

const PAGE = readFileSync(new URL('../../../../../docs/api.md', import.meta.url), 'utf8');

/** The cells of the table under a heading, without its head. */
function tableUnder(heading: string): readonly (readonly string[])[] {
  const [, section = ''] = PAGE.split(`\n## ${heading}\n`);
  const lines = (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('docs/api.md', () => {
  it('has the limits that hold', () => {
    const values = tableUnder('Limits').map(([, value = '']) => Number(value.replaceAll(',', '')));
    expect(values).toEqual([
      limits.MAX_REQUEST_BYTES,
      limits.MAX_QUERY_TOKENS,
      limits.MAX_QUERY_FRAGMENTS,
      limits.MAX_SET_SELECTIONS,
      limits.MAX_QUERY_SELECTIONS,
      limits.MAX_QUERY_REPEATS,
      limits.MAX_QUERY_DEPTH,
      limits.MAX_QUERY_ALIASES,
      limits.MAX_QUERY_DIRECTIVES,
      limits.MAX_QUERY_COST,
      limits.MAX_ARGUMENT_CHARACTERS,
      1,
      MAX_SUBSCRIPTIONS_PER_SOCKET,
      limits.MAX_SOCKETS_PER_VIEWER,
      limits.MAX_SOCKETS_PER_ADDRESS,
      limits.MAX_COST_PER_ADDRESS_SECOND,
      limits.MAX_REFUSAL_HELD_MS,
      limits.MAX_SOCKETS_PER_ADDRESS + limits.CONNECTIONS_BESIDE_SOCKETS,
      limits.FIRST_REQUEST_WITHIN_MS / 1_000,
      limits.REQUEST_WITHIN_MS / 1_000,
      limits.MAX_REQUEST_HEADERS,
      limits.MAX_RESPONSE_BYTES,
      limits.MAX_WAITING_BYTES_PER_ADDRESS,
      limits.MAX_EXPORTS_IN_LINE,
      limits.MAX_QUESTIONS_IN_LINE,
      limits.MAX_ENTRIES_IN_LINE,
      SUBSCRIBER_QUEUE_LIMIT,
      limits.MAX_SOCKET_BUFFER_BYTES,
      OPERATIONS_OF_VIEWER.atMost,
      WRONG_PASSWORDS_OF_NAME_FROM_ADDRESS.atMost,
      WRONG_PASSWORDS_OF_NAME.atMost,
      LONGEST_WAIT_MS / 1_000,
      WRONG_PASSWORDS_FROM_ADDRESS.atMost,
      WRONG_ENTRY_CODES.atMost,
      REGISTRATIONS_FROM_ADDRESS.atMost,
      GUESTS_FROM_ADDRESS.atMost,
      GUEST_SESSIONS_FROM_ADDRESS.atMost,
      limits.MAX_MOMENTS_AT_ONCE,
      DEFAULT_QUOTAS.openMatchesPerAccount,
      DEFAULT_QUOTAS.openMatchesPerAddress,
      MAX_PERSONAL_TOKENS,
    ]);
  });

  it('has every code with which a socket is closed', () => {
    const rows = new Map(
      tableUnder('When the socket closes').map(([code, reason]) => [Number(code), reason]),
    );
    for (const { code, reason } of Object.values(SOCKET_CLOSE)) {
      expect(rows.get(code), reason).toBe(`\`${reason.split(':')[0]}\``);
    }
  });

  it('has every scope', () => {
    expect(tableUnder('Personal tokens').map(([scope]) => scope)).toEqual(
      SCOPES.map((scope) => `\`${scope}\``),
    );
  });
});
