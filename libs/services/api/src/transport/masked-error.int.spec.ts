/** An internal error on either transport: the client gets a reference, the log the rest. */
import { inspect } from 'node:util';
import { Logger, type LoggerService } from '@nestjs/common';
import { recordNamed } from '@scoresheet/domain-record/record-named';
import { memoryArchive } from '@scoresheet/services-archive';
import { Authenticator } from '@scoresheet/services-accounts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, take, type TestApi } from '../api.spec-kit.js';

/** Of any other name the archive is asked nothing. */
const MATCH = recordNamed('x');
const SECRET = 'card gen-017 lies on top of scroll2';
const TRACE = '0af7651916cd43dd8448eb211c80319c';

interface Masked {
  readonly message: string;
  readonly extensions?: { readonly code?: string; readonly reference?: string };
}

let api: TestApi;
const logged: Record<string, unknown>[] = [];
beforeAll(async () => {
  const events = () => Promise.reject(new Error(SECRET));
  api = await startApi({ archive: { ...memoryArchive(), events } });
  const line = (...[message]: unknown[]) => void logged.push(message as Record<string, unknown>);
  const logger: LoggerService = { log: line, error: line, warn: line, debug: line };
  Logger.overrideLogger(logger);
});
afterEach(() => logged.splice(0));
afterAll(async () => {
  Logger.overrideLogger(false);
  await api.close();
});

async function overHttp(query: string): Promise<readonly Masked[]> {
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      traceparent: `00-${TRACE}-${'1'.repeat(16)}-01`,
    },
    body: JSON.stringify({ query: `query { ${query} }` }),
  });
  return ((await response.json()) as { errors: readonly Masked[] }).errors;
}

async function overTheSocket(query: string): Promise<readonly Masked[]> {
  const client = api.socket();
  try {
    await take(client, `subscription { ${query} }`, {}, 1);
    return [];
  } catch (error) {
    return error instanceof Error ? (error.cause as Masked[]) : (error as Masked[]);
  } finally {
    await client.dispose();
  }
}

describe.each([
  ['over HTTP', overHttp, `match(id: "${MATCH}") { seq }`, `match(id: "${MATCH}") { nothing }`],
  [
    'over the socket',
    overTheSocket,
    `matchEvents(match: "${MATCH}") { seq }`,
    'matchEvents { seq }',
  ],
] as const)('A resolver that throws %s', (_where, ask, throwing, invalid) => {
  it('answers with a reference and no word of the error', async () => {
    const [error] = await ask(throwing);
    expect(error?.message).toContain(error?.extensions?.reference ?? 'no reference');
    expect(error?.extensions).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      reference: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(JSON.stringify(error)).not.toContain('gen-017');
  });

  it('is in the log once, with the reference, its trace and where it came from', async () => {
    const [error] = await ask(throwing);
    const lines = logged.filter((line) => line['reference'] === error?.extensions?.reference);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.['msg']).toMatch(/Error\n {4}at .*masked-error\.int\.spec/);
    expect(lines[0]?.['trace']).toMatch(ask === overHttp ? TRACE : /^[0-9a-f]{32}$/);
    expect(inspect(logged, { depth: null })).not.toContain('gen-017');
  });

  it('hides nothing that the client itself did wrong', async () => {
    const [error] = await ask(invalid);
    expect(error?.extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(logged.filter((line) => 'reference' in line)).toEqual([]);
  });
});

describe('A token that cannot be checked', () => {
  it('closes the socket with a reference that is in the log, and says nothing else', async () => {
    const authenticate = vi
      .spyOn(Authenticator.prototype, 'authenticate')
      .mockRejectedValue(new Error(SECRET));
    const console_ = vi.spyOn(console, 'error').mockReturnValue();
    const client = api.socket(await api.tokenOf('anna'));
    const closed = await take(
      client,
      `subscription { matchEvents(match: "${MATCH}") { seq } }`,
      {},
      1,
    )
      .then(() => undefined)
      .catch((event: unknown) => event as { code: number; reason: string });
    expect(closed).toMatchObject({ code: 1011 });
    const reference = /^internal-error: report reference (\S+)$/.exec(closed?.reason ?? '')?.[1];
    expect(logged.map((line) => line['reference'])).toContain(reference);
    expect(inspect(logged, { depth: null })).not.toContain('gen-017');
    expect(console_).not.toHaveBeenCalled();
    await client.dispose();
    authenticate.mockRestore();
    console_.mockRestore();
  });
});
