import { afterEach, describe, expect, it } from 'vitest';
import { startReceiver, type Receiver } from '../receiver.spec-kit.js';
import { webhookSender } from './webhook-sender.js';

const opened: Receiver[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((receiver) => receiver.close()));
});

async function receiver(options?: Parameters<typeof startReceiver>[0]): Promise<Receiver> {
  const started = await startReceiver(options);
  opened.push(started);
  return started;
}

const MESSAGE = { headers: { 'content-type': 'application/json' }, body: '{"a":1}' };
const NEVER = new AbortController().signal;
type Options = Partial<Parameters<typeof webhookSender>[0]>;

const sendTo = (url: string, over: Options = {}, until = NEVER) =>
  webhookSender({ addresses: 'any', ...over })(url, MESSAGE, until);

describe('What became of a message', () => {
  it('is its delivery where the answer is good, with the body as it was', async () => {
    const at = await receiver();
    expect(await sendTo(at.url)).toMatchObject({ outcome: 'delivered', status: 204 });
    expect(at.received).toMatchObject([{ body: '{"a":1}' }]);
  });

  it.each([
    [200, 'delivered'],
    [202, 'delivered'],
    [400, 'refused'],
    [410, 'gone'],
    [429, 'refused'],
    [500, 'refused'],
  ])('follows from the status: %i is %s', async (status, outcome) => {
    const at = await receiver();
    at.answer(status);
    expect(await sendTo(at.url)).toMatchObject({ outcome, status });
  });

  it('is a refusal where it is told to go elsewhere, and nobody goes there', async () => {
    const elsewhere = await receiver();
    const at = await receiver({
      respond: (response) => response.writeHead(307, { location: elsewhere.url }).end(),
    });
    expect(await sendTo(at.url)).toMatchObject({ outcome: 'refused', status: 307 });
    expect(elsewhere.received).toEqual([]);
  });

  it('is late where nobody answers in time', async () => {
    const at = await receiver({ respond: () => undefined });
    const became = await sendTo(at.url, { answerWithinMs: 50 });
    expect(became).toMatchObject({ outcome: 'timed-out', status: null });
  });

  it('is late where no name server answers in time', async () => {
    const over = { answerWithinMs: 50, resolve: () => new Promise<never>(() => undefined) };
    expect(await sendTo('http://a.test/', over)).toMatchObject({ outcome: 'timed-out' });
  });

  it('does not wait for the end of an answer that has none', async () => {
    const at = await receiver({
      respond(response) {
        response.writeHead(200);
        const more = () => {
          while (response.write('x'.repeat(65_536)));
        };
        response.on('drain', more);
        more();
      },
    });
    expect(await sendTo(at.url)).toMatchObject({ outcome: 'delivered', status: 200 });
  });

  it('is that nobody is there', async () => {
    const at = await startReceiver();
    await at.close();
    expect(await sendTo(at.url)).toMatchObject({ outcome: 'unreachable', status: null });
  });

  it('is that the name is unknown', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    expect(await sendTo('http://a.test/', { resolve })).toMatchObject({ outcome: 'unknown-name' });
  });

  it('is unknown where sending was ended', async () => {
    const at = await receiver({ respond: () => undefined });
    const ending = new AbortController();
    const sending = sendTo(at.url, {}, ending.signal);
    await expect.poll(() => at.received).toHaveLength(1);
    ending.abort();
    await expect(sending).rejects.toThrow(/abort/i);
  });
});

describe('Private addresses', () => {
  it('are reported like an unknown name', async () => {
    const unknown = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    const intern = () => Promise.resolve([{ address: '10.0.0.1', family: 4 }]);
    const [first, second] = await Promise.all(
      [unknown, intern].map((resolve) =>
        sendTo('https://hooks.test/', { addresses: 'public', resolve }),
      ),
    );
    expect(Object.assign({}, first, { tookMs: 0 })).toEqual(
      Object.assign({}, second, { tookMs: 0 }),
    );
  });

  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1'])(
    'are not gone to where a name leads to %s',
    async (address) => {
      const resolve = () => Promise.resolve([{ address, family: 4 }]);
      const over = { addresses: 'public', resolve } as const;
      const became = await sendTo('https://hooks.test/', over);
      expect(became).toMatchObject({ outcome: 'unknown-name', status: null });
    },
  );

  it('are not gone to where they are named themselves', async () => {
    const at = await receiver();
    const over = { maySendTo: () => false };
    expect(await sendTo(at.url, over)).toMatchObject({ outcome: 'unknown-name' });
    expect(at.received).toEqual([]);
  });

  it('are not gone to by a name that leads elsewhere once it was looked at', async () => {
    const at = await receiver();
    const asked: string[] = [];
    const resolve = (host: string) => {
      asked.push(host);
      return Promise.resolve([{ address: ['none', '127.0.0.1'][asked.length] ?? '::', family: 4 }]);
    };
    const maySendTo = (address: string) => address === '127.0.0.1';
    const { port } = new URL(at.url);
    const became = await sendTo(`http://rebinding.test:${port}/`, { maySendTo, resolve });
    expect(became).toMatchObject({ outcome: 'delivered' });
    expect(asked).toEqual(['rebinding.test']);
  });

  it('are passed over where a name leads to others as well', async () => {
    const trap = await receiver();
    const both = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
    const over = {
      answerWithinMs: 500,
      resolve: () => Promise.resolve(both),
      maySendTo: (address: string) => address === '127.0.0.2',
    };
    const became = await sendTo(`http://both.test:${new URL(trap.url).port}/`, over);
    expect(became.outcome).not.toBe('unknown-name');
    expect(trap.received).toEqual([]);
  });

  it('are as good as others where the operator lets them, and else nothing goes in the clear', async () => {
    const at = await receiver();
    const became = await sendTo(at.url, { addresses: 'public' });
    expect(became).toMatchObject({ outcome: 'not-https' });
    expect(at.received).toEqual([]);
    expect(await sendTo(at.url, { addresses: 'any' })).toMatchObject({ outcome: 'delivered' });
  });
});
