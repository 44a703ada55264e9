/** What hostile and mistaken clients try, over HTTP and over the socket: the same answer on both. */
import { once } from 'node:events';
import { GRAPHQL_PATH, SOCKET_CLOSE } from '@scoresheet/contracts-graphql';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startApi, take, type TestApi } from '../api.spec-kit.js';
import { MAX_REQUEST_BYTES } from './limits.js';

const ALLOWED = 'https://friends.example';

let api: TestApi;
let closed: TestApi;
beforeAll(async () => {
  api = await startApi({ frontDoor: { allowedOrigins: [ALLOWED], socketsPerViewer: 2 } });
  closed = await startApi({ frontDoor: { introspection: false } });
});
afterAll(() => Promise.all([api.close(), closed.close()]));

interface Refused {
  readonly code: unknown;
  readonly words: string | undefined;
}

async function overHttp(to: TestApi, query: string, token?: string): Promise<Refused> {
  const [error] = (await to.ask(query, {}, token)).errors ?? [];
  return { code: error?.extensions?.code, words: error?.message };
}

async function overSocket(to: TestApi, query: string, token?: string): Promise<Refused> {
  const client = to.socket(token);
  try {
    await take(client, query, {}, 1);
    return { code: undefined, words: undefined };
  } catch (error) {
    const [first] = Array.isArray(error) ? error : [error];
    const { message, code, reason, extensions } = first;
    return { code: extensions?.code ?? code, words: message || reason };
  } finally {
    await client.dispose();
  }
}

const many = (count: number, part: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ');

const nested = (depth: number): string => (depth === 0 ? 'seq' : `a { ${nested(depth - 1)} }`);

/** Each spreads the next one twice: 2^14 fields in a few lines. */
const doubling = (type: string): string =>
  many(14, (i) => `fragment F${i} on ${type} { ...F${i + 1} ...F${i + 1} }`) +
  ` fragment F14 on ${type} { seq }`;

interface Hostile {
  readonly what: string;
  /** Asked of a match, or of a message about it. */
  readonly inside: string;
  readonly beside?: (type: string) => string;
  readonly code?: string;
  readonly says: string;
}

const HOSTILE: readonly Hostile[] = [
  { what: 'is too deep', inside: nested(12), says: '14 levels deep; 12 are allowed' },
  { what: 'has too many aliases', inside: many(17, (i) => `a${i}: seq`), says: '17 aliases; 16' },
  {
    what: 'has too many directives',
    inside: many(33, () => 'seq @skip(if: false)'),
    says: '33 directives; 32 are allowed',
  },
  { what: 'costs too much', inside: '...F0', beside: doubling, says: '; 10000 is allowed' },
  {
    what: 'goes in a circle',
    inside: '...C',
    beside: (type) => `fragment C on ${type} { ...C }`,
    says: 'Cannot spread fragment "C" within itself',
  },
  {
    what: 'asks for what is not there',
    inside: 'deckOrder',
    says: 'Cannot query field "deckOrder"',
  },
  {
    what: 'has too many tokens',
    inside: 'seq '.repeat(2_000),
    code: 'GRAPHQL_PARSE_FAILED',
    says: '2000 tokens',
  },
  {
    what: 'breaks off',
    inside: 'seq } { {',
    code: 'GRAPHQL_PARSE_FAILED',
    says: 'Syntax Error',
  },
];

const TRANSPORTS = [
  { transport: 'HTTP', ask: overHttp, root: 'query { match(id: "m")', type: 'Match' },
  {
    transport: 'the socket',
    ask: overSocket,
    root: 'subscription { matchEvents(match: "m")',
    type: 'MatchMessage',
  },
];

describe.each(TRANSPORTS)('Over $transport, an operation', ({ ask, root, type }) => {
  it.each(HOSTILE)('that $what is refused', async ({ inside, beside, code, says }) => {
    const refused = await ask(api, `${root} { ${inside} } } ${beside?.(type) ?? ''}`);
    expect(refused.code).toBe(code ?? 'GRAPHQL_VALIDATION_FAILED');
    expect(refused.words).toContain(says);
  });

  it('learns nothing of a schema that is not shown', async () => {
    const rootType = root.split(' ')[0] ?? '';
    const refused = await ask(closed, `${rootType} { __schema { types { name } } }`);
    expect(refused).toEqual({
      code: 'GRAPHQL_VALIDATION_FAILED',
      // In a subscription nobody may ask for it at all, which is said by a standard rule.
      words: expect.stringMatching(/does not answer "__schema"|must not select an introspection/),
    });
    const guessed = await ask(closed, `${root} { sec } }`);
    expect(guessed.words).toBe(`Cannot query field "sec" on type "${type}".`);
    expect((await ask(api, `${root} { sec } }`)).words).toContain('Did you mean "seq"');
  });

  it('of a token that nobody signed is refused', async () => {
    const refused = await ask(api, `${root} { seq } }`, 'a.b.c');
    expect(['UNAUTHENTICATED', SOCKET_CLOSE.unauthenticated.code]).toContain(refused.code);
    const unknown = `scoresheet_${'x'.repeat(43)}`;
    expect(await ask(api, `${root} { seq } }`, unknown)).toEqual({
      ...refused,
      words: expect.any(String),
    });
  });
});

const socketFrom = async (origin: string) => {
  const url = api.url.replace('http', 'ws') + GRAPHQL_PATH;
  const socket = new WebSocket(url, 'graphql-transport-ws', { headers: { origin } });
  const closing = once(socket, 'close') as Promise<[number, Buffer]>;
  await once(socket, 'open');
  return { socket, closing };
};

const requestFrom = (
  headers: Record<string, string>,
  body: unknown = { query: '{ __typename }' },
) =>
  fetch(api.url + GRAPHQL_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const codeIn = async (response: Response) => {
  const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
  return errors[0]?.extensions.code;
};

describe('A page', () => {
  it.each(['https://elsewhere.example', 'null', 'nonsense'])(
    'of another origin (%s) is refused on both transports before it says a word',
    async (origin) => {
      const response = await requestFrom({ origin });
      expect([response.status, await codeIn(response)]).toEqual([403, 'FORBIDDEN']);
      const [code, reason] = await (await socketFrom(origin)).closing;
      expect({ code, reason: String(reason) }).toEqual(SOCKET_CLOSE.foreignOrigin);
    },
  );

  it('of our own, and of an origin that the operator has named, is let in on both', async () => {
    for (const origin of [api.url, ALLOWED]) {
      const response = await requestFrom({ origin });
      expect(response.status).toBe(200);
      const allowed = origin === ALLOWED ? origin : null;
      expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
      const { socket, closing } = await socketFrom(origin);
      socket.send(JSON.stringify({ type: 'connection_init' }));
      expect(String((await once(socket, 'message'))[0])).toContain('connection_ack');
      socket.close();
      await closing;
    }
  });

  it('is asked for a header that no form can send', async () => {
    const response = await requestFrom({ 'content-type': 'text/plain' });
    expect([response.status, await codeIn(response)]).toEqual([400, 'BAD_REQUEST']);
  });
});

describe('A request that is', () => {
  it.each([
    [
      'a list of requests',
      [{ query: '{ __typename }' }, { query: '{ __typename }' }],
      400,
      'BAD_REQUEST',
    ],
    ['no JSON', '{ "query": ', 400, 'BAD_REQUEST'],
    ['too large', { query: 'x'.repeat(MAX_REQUEST_BYTES) }, 413, 'PAYLOAD_TOO_LARGE'],
  ])('%s is refused over HTTP with words', async (_what, body, status, code) => {
    const response = await requestFrom({}, body);
    expect(response.status).toBe(status);
    const { errors } = (await response.json()) as {
      errors: { message: string; extensions: { code: string } }[];
    };
    expect(errors).toEqual([{ message: expect.any(String), extensions: { code } }]);
    if (status === 413) expect(errors[0]?.message).toContain(`${MAX_REQUEST_BYTES} bytes`);
  });

  it.each([
    ['a list of messages', '[{"type":"ping"},{"type":"ping"}]', 4400],
    ['no JSON', '{ "type": ', 4400],
    ['too large', 'x'.repeat(MAX_REQUEST_BYTES + 1), 1009],
  ])('%s closes the socket', async (_what, message, code) => {
    const { socket, closing } = await socketFrom(api.url);
    socket.send(message);
    expect((await closing)[0]).toBe(code);
  });
});

describe('A viewer', () => {
  it('has so many sockets and no more', async () => {
    const authorization = `Bearer ${await api.tokenOf('many-sockets')}`;
    const hello = JSON.stringify({ type: 'connection_init', payload: { authorization } });
    const open = [await socketFrom(api.url), await socketFrom(api.url)];
    for (const { socket } of open) {
      socket.send(hello);
      await once(socket, 'message');
    }
    const { socket, closing } = await socketFrom(api.url);
    socket.send(hello);
    const [code, reason] = await closing;
    expect({ code, reason: String(reason) }).toEqual(SOCKET_CLOSE.tooManySockets);
    open.forEach((one) => one.socket.close());
  });
});

it('Who looks around may read the schema where it is shown', async () => {
  const { errors } = await api.ask(getIntrospectionQuery());
  expect(errors).toBeUndefined();
});
