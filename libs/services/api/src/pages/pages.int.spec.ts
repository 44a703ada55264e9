/** The pages of a build that a spec has written, over a real door. */
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../api.spec-kit.js';

const SCRIPT = 'export const answer = 42;';
const INDEX =
  '<!doctype html><meta name="csp-nonce" content="__NONCE__"><script type="module" src="/assets/main-4f2a.js"></script>';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
let api: TestApi;
beforeAll(async () => {
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(folder, 'dist', name), content);
  write('index.html', INDEX);
  write('assets/main-4f2a.js', SCRIPT);
  write('assets/main-4f2a.js.gz', gzipSync(SCRIPT));
  write('assets/main-4f2a.js.br', 'packed by brotli');
  write('assets/text-9c1d.woff2', 'a font');
  writeFileSync(join(folder, 'secret.txt'), 'nobody reads it');
  api = await startApi({ pagesFolder: join(folder, 'dist') });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** The path is sent as it is written: `fetch` would straighten it first. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(api.url);
  const asked = ask({ hostname, port, path, method, headers });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const { statusCode: status } = response;
  return { status, headers: response.headers, body: Buffer.concat(parts) } satisfies Got;
}

const policyOf = ({ headers }: Got) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]),
  );

describe('A page', () => {
  it.each(['/', '/match/m-4f2a', '/games/fuzzycards?from=12', '/graphqlish', '/match/a.b/c'])(
    'is the one document, not to be kept, under %s',
    async (path) => {
      const page = await get(path);
      expect(page.status).toBe(200);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(String(page.body)).toContain('<script type="module"');
    },
  );

  it('may load what is ours and nothing else, and nobody may show it within theirs', async () => {
    const { host } = new URL(api.url);
    const page = await get('/match/m-1', { host });
    const nonce = /content="([^"]+)"/.exec(String(page.body))?.[1];
    expect(policyOf(page)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': `'self' 'nonce-${nonce}'`,
      'font-src': "'self'",
      'img-src': "'self' data:",
      'connect-src': `'self' ws://${host}`,
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
  });

  it('says who may open it where its browser listens to that', async () => {
    const opener = 'cross-origin-opener-policy';
    const under = async (host: string) => (await get('/', { host })).headers[opener];
    expect(await under('localhost:4000')).toBe('same-origin');
    expect(await under('[::1]:4000')).toBe('same-origin');
    expect(await under('192.168.7.20:4000')).toBeUndefined();
    expect(await under('localhost.evil.example')).toBeUndefined();
  });

  it('has another nonce each time', async () => {
    const [one, other] = [await get('/'), await get('/')];
    expect(String(one.body)).not.toContain('__NONCE__');
    expect(String(one.body)).not.toBe(String(other.body));
    expect(policyOf(one)['style-src']).not.toBe(policyOf(other)['style-src']);
  });

  it('that is made to be shown within others may be', async () => {
    expect(policyOf(await get('/embed/m-1'))['frame-ancestors']).toBe('*');
    expect(policyOf(await get('/embedded/m-1'))['frame-ancestors']).toBe("'none'");
  });

  it.each(['[::1]:4000', 'x; script-src *', "'unsafe-inline'", '*', 'a b'])(
    'has a policy into which no name of a request gets: %s',
    async (host) => {
      expect(policyOf(await get('/', { host }))['connect-src']).toBe("'self'");
    },
  );

  it('is told of without being sent, by HEAD', async () => {
    const { status, headers, body } = await get('/match/m-1', {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
    expect(Number(headers['content-length'])).toBeGreaterThan(INDEX.length);
  });
});

describe('A built file', () => {
  it('is what it is, and may be kept for ever', async () => {
    const script = await get('/assets/main-4f2a.js');
    expect([script.status, String(script.body)]).toEqual([200, SCRIPT]);
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(SCRIPT.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept-encoding',
    });
    const { headers } = await get('/assets/text-9c1d.woff2');
    expect(headers['content-type']).toBe('font/woff2');
  });

  it('that is the script of a worker lets it load code of ours, and speak to nobody', async () => {
    expect(policyOf(await get('/assets/main-4f2a.js'))).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  it('is sent packed, as it was packed by the build', async () => {
    const zipped = await get('/assets/main-4f2a.js', { 'accept-encoding': 'gzip, deflate' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(String(gunzipSync(zipped.body))).toBe(SCRIPT);
    const small = await get('/assets/main-4f2a.js', { 'accept-encoding': 'gzip, br' });
    expect([small.headers['content-encoding'], String(small.body)]).toEqual([
      'br',
      'packed by brotli',
    ]);
    const plain = await get('/assets/text-9c1d.woff2', { 'accept-encoding': 'gzip, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('is told of without being sent, by HEAD', async () => {
    const { status, headers, body } = await get('/assets/main-4f2a.js', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([
      200,
      String(SCRIPT.length),
      0,
    ]);
  });

  it.each([
    '/assets/main-0000.js',
    '/assets/',
    '/assets/main-4f2a',
    '/favicon.ico',
    '/index.html',
    '/assets/main-4f2a.js.gz',
    '/match/m-1.js',
  ])('that is not there is no page: %s', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    expect(String(body)).toContain('Load the page again');
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets\\..\\..\\secret.txt',
    '//secret.txt',
    '/assets/%00secret.txt',
    '/%',
  ])('is never one from elsewhere: %s', async (path) => {
    expect(String((await get(path)).body)).not.toContain('nobody reads it');
  });
});

describe('What is not read', () => {
  it.each([
    ['POST', '/', 404],
    ['DELETE', '/assets/main-4f2a.js', 404],
    ['GET', '/graphql', 405],
    ['GET', '/graphql/x', 405],
  ])('is no page: %s %s', async (method, path, status) => {
    expect((await get(path, {}, method)).status).toBe(status);
  });

  it('under the name of a stranger is refused', async () => {
    const closed = await startApi({
      pagesFolder: join(folder, 'dist'),
      frontDoor: { hosts: [], costPerSecond: 1 },
    });
    const fetched = async (host: string, path: string) => {
      const { hostname, port } = new URL(closed.url);
      const asked = ask({ hostname, port, path, headers: { host } }).end();
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      response.resume();
      return response.statusCode;
    };
    expect(await fetched('evil.example', '/')).toBe(421);
    expect(await fetched('evil.example', '/assets/main-4f2a.js')).toBe(421);
    expect(await fetched('192.168.7.20:4000', '/')).toBe(200);
    // Whoever asks for more than one may is told so here as well.
    const all = await Promise.all(Array.from({ length: 4 }, () => fetched('localhost', '/')));
    expect(all).toContain(429);
    await closed.close();
  });
});

describe('The service', () => {
  const serviceOf = async ({ ask }: TestApi) => {
    const { data } = await ask('{ service { now build } }');
    return data?.['service'] as { now: number; build: string };
  };

  it('tells the time, and one build from another', async () => {
    const before = Date.now();
    const { now, build } = await serviceOf(api);
    expect([now >= before, now <= Date.now()]).toEqual([true, true]);
    expect(await serviceOf(api)).toMatchObject({ build });
    writeFileSync(join(folder, 'dist', 'index.html'), `${INDEX}<!-- newer -->`);
    const newer = await startApi({ pagesFolder: join(folder, 'dist') });
    expect((await serviceOf(newer)).build).not.toBe(build);
    expect((await serviceOf(api)).build).toBe(build);
    await newer.close();
  });
});

describe('Where nothing is built', () => {
  it('a page says what to do, and the api answers', async () => {
    const bare = await startApi();
    const response = await fetch(`${bare.url}/match/m-1`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      503,
      'text/plain; charset=utf-8',
    ]);
    expect(await response.text()).toContain('npx nx run @scoresheet/web:build');
    expect(await bare.ask('{ __typename }')).toMatchObject({ status: 200 });
    await bare.close();
  });
});
