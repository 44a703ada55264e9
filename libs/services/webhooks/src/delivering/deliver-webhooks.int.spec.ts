import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELIVERIES_KEPT } from '../limits.js';
import { startReceiver, type Receiver } from '../receiver.spec-kit.js';
import { webhookSender } from '../sending/webhook-sender.js';
import { keysOf, webhookWorld, type WebhookWorld } from '../webhook-world.spec-kit.js';
import type { WebhookDeliveries } from './deliver-webhooks.js';

let world: WebhookWorld;
let receiver: Receiver;
const processes: WebhookDeliveries[] = [];
beforeAll(async () => {
  world = await webhookWorld();
});
afterAll(() => world.dispose());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await Promise.all(processes.splice(0).map((each) => each.stop()));
  await receiver.close();
});

function deliver(over?: Parameters<WebhookWorld['deliver']>[0]): WebhookDeliveries {
  const deliveries = world.deliver({ retryAfterMs: [10, 10, 10], ...over });
  processes.push(deliveries);
  return deliveries;
}

const upTo = (count: number) => Array.from({ length: count }, (_, seq) => seq);
const notedOf = async (id: string) =>
  (await world.webhooks.deliveries(id, 100))
    .map(({ seq, attempt, outcome, status }) => [seq, attempt, outcome, status])
    .reverse();

describe('The events of a tournament', () => {
  it('arrive in their order, those of before and those to come, signed for the receiver', async () => {
    const tournament = await world.tournament(30);
    const { secret } = await world.hook(tournament, receiver.url);
    deliver();
    await expect.poll(receiver.seqs).toEqual(upTo(30));
    await world.happens(tournament);
    await expect.poll(receiver.seqs).toEqual(upTo(31));
    const bodies = receiver.received.map(({ body, headers }) =>
      new Webhook(secret).verify(body, headers as Record<string, string>),
    );
    expect(bodies).toHaveLength(31);
    expect(bodies[0]).toMatchObject({ data: { tournament, seq: 0, complete: true } });
  });

  it('of other kinds are passed over, and the position passes them as well', async () => {
    const tournament = await world.tournament();
    const kinds = ['clock-paused', 'round-published', 'clock-paused', 'clock-paused'];
    for (const kind of kinds) await world.happens(tournament, kind);
    const hook = await world.hook(tournament, receiver.url, ['round-published']);
    deliver();
    await expect.poll(async () => (await hook.now())?.position).toBe(4);
    expect(receiver.seqs()).toEqual([1]);
  });

  it('that nobody may know yet wait, and hold up no other webhook', async () => {
    const [draft, shown] = [await world.tournament(2), await world.tournament(2)];
    const hook = await world.hook(draft, receiver.url);
    await world.hook(shown, receiver.url);
    const all = { next: () => Promise.resolve([]) };
    const first = deliver({ events: all });
    await expect.poll(async () => (await hook.now())?.nextAt.getTime()).toBeGreaterThan(Date.now());
    await first.stop();
    expect(receiver.received).toEqual([]);
    expect(await hook.now()).toMatchObject({ position: 0, failures: 0, stoppedWhy: null });
  });
});

describe('An event that cannot be delivered', () => {
  it('is tried again under the same name, and what comes later waits for it', async () => {
    receiver.answer(204, 500, 302, 204);
    const hook = await world.hook(await world.tournament(3), receiver.url);
    const deliveries = deliver();
    await expect.poll(receiver.seqs).toEqual([0, 1, 1, 1, 2]);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([0, 1, 1, 1, 2].map((seq) => `${hook.id}_${seq}`));
    await expect
      .poll(() => notedOf(hook.id))
      .toEqual([
        [0, 1, 'delivered', 204],
        [1, 1, 'refused', 500],
        [1, 2, 'refused', 302],
        [1, 3, 'delivered', 204],
        [2, 1, 'delivered', 204],
      ]);
    expect(deliveries.figures()).toEqual({ webhookDeliveries: { delivered: 3, refused: 2 } });
    expect(await hook.now()).toMatchObject({ position: 3, failures: 0 });
  });

  it('is tried again no sooner than the schedule says', async () => {
    receiver.answer(500);
    const hook = await world.hook(await world.tournament(1), receiver.url);
    const before = Date.now();
    deliver({ retryAfterMs: [60_000] });
    await expect.poll(async () => (await hook.now())?.failures).toBe(1);
    expect((await hook.now())?.nextAt.getTime()).toBeGreaterThan(before + 50_000);
  });

  it('stops its webhook at the end of the schedule, until somebody resumes it', async () => {
    receiver.answer(500, 500, 500, 500);
    const hook = await world.hook(await world.tournament(2), receiver.url);
    deliver();
    await expect.poll(async () => (await hook.now())?.stoppedWhy).toBe('given-up');
    expect(receiver.seqs()).toEqual([0, 0, 0, 0]);
    expect(await hook.now()).toMatchObject({ position: 0, failures: 4 });

    await world.webhooks.resume(hook.id);

    await expect.poll(receiver.seqs).toEqual([0, 0, 0, 0, 0, 1]);
    await expect.poll(hook.now).toMatchObject({ position: 2, failures: 0, stoppedWhy: null });
  });

  it('stops its webhook at once where the answer is 410', async () => {
    receiver.answer(204, 410);
    const hook = await world.hook(await world.tournament(3), receiver.url);
    deliver();
    await expect.poll(async () => (await hook.now())?.stoppedWhy).toBe('gone');
    expect(receiver.seqs()).toEqual([0, 1]);
    expect((await hook.now())?.position).toBe(1);
  });

  it('is sent nowhere where the address is a private one', async () => {
    const hook = await world.hook(await world.tournament(1), receiver.url);
    deliver({ addresses: 'public', send: webhookSender({ addresses: 'public' }) });
    await expect.poll(async () => (await hook.now())?.stoppedWhy).toBe('given-up');
    expect(receiver.received).toEqual([]);
    expect((await notedOf(hook.id))[0]).toEqual([0, 1, 'not-https', null]);
  });

  it('is not signed with a secret that no key opens: its webhook stops', async () => {
    const hook = await world.hook(await world.tournament(1), receiver.url);
    deliver({ keys: keysOf(9) });
    await expect.poll(async () => (await hook.now())?.stoppedWhy).toBe('secret-unreadable');
    expect(receiver.received).toEqual([]);
  });
});

describe('A replay', () => {
  it('delivers everything again from an event on, under the same names', async () => {
    const hook = await world.hook(await world.tournament(4), receiver.url);
    deliver();
    await expect.poll(receiver.seqs).toEqual([0, 1, 2, 3]);
    await expect.poll(async () => (await hook.now())?.position).toBe(4);
    expect(await world.webhooks.replay(hook.id, 2)).toBe(true);
    await expect.poll(receiver.seqs).toEqual([0, 1, 2, 3, 2, 3]);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids.slice(4)).toEqual(ids.slice(2, 4));
  });

  it('counts, though an event is on its way at the same moment', async () => {
    const tournament = await world.tournament(3);
    const hook = await world.hook(tournament, receiver.url);
    const send = webhookSender({ addresses: 'any' });
    const sent: unknown[] = [];
    deliver({
      async send(url, message, until) {
        const { data } = JSON.parse(message.body) as { data: { seq: number } };
        sent.push(data.seq);
        if (sent.length === 2) await world.webhooks.replay(hook.id, 0);
        return send(url, message, until);
      },
    });
    await expect.poll(() => sent).toEqual([0, 1, 0, 1, 2]);
    await expect.poll(async () => (await hook.now())?.position).toBe(3);
  });

  it('makes a webhook active again that had stopped', async () => {
    receiver.answer(204, 410);
    const hook = await world.hook(await world.tournament(2), receiver.url);
    deliver();
    await expect.poll(async () => (await hook.now())?.stoppedWhy).toBe('gone');
    await world.webhooks.replay(hook.id, 0);
    await expect.poll(receiver.seqs).toEqual([0, 1, 0, 1]);
  });
});

describe('Processes', () => {
  it('that are several deliver each event once, in its order', async () => {
    const tournament = await world.tournament(60);
    await world.hook(tournament, receiver.url);
    deliver({ lookEveryMs: 1 });
    deliver({ lookEveryMs: 1 });
    deliver({ lookEveryMs: 1 });
    await expect.poll(receiver.seqs).toEqual(upTo(60));
  });

  it('that end in the middle leave the rest to the next one, which begins with what was under way', async () => {
    const slow = await startReceiver({ respond: () => undefined });
    const hook = await world.hook(await world.tournament(2), slow.url);
    const first = deliver();
    await expect.poll(slow.seqs).toEqual([0]);
    await first.stop();
    await slow.close();
    expect(await hook.now()).toMatchObject({ position: 0, failures: 0 });
    await world.database.query('update scoresheet.webhook set url = $2 where id = $1', [
      hook.id,
      receiver.url,
    ]);
    deliver();
    await expect.poll(receiver.seqs).toEqual([0, 1]);
  });

  it('that are killed leave their claims to others when these have run out', async () => {
    const hook = await world.hook(await world.tournament(1), receiver.url);
    await world.database.query(
      `update scoresheet.webhook set claim = 'dead',
         claimed_until = clock_timestamp() + interval '400 milliseconds' where id = $1`,
      [hook.id],
    );
    const before = Date.now();
    deliver();
    await expect.poll(receiver.seqs).toEqual([0]);
    expect(Date.now() - before).toBeGreaterThan(300);
  });
});

it('The last attempts are kept, and go with their webhook', async () => {
  const hook = await world.hook(await world.tournament(DELIVERIES_KEPT + 5), receiver.url);
  deliver();
  await expect.poll(async () => (await hook.now())?.position).toBe(DELIVERIES_KEPT + 5);
  const kept = (await notedOf(hook.id)).map(([seq]) => seq);
  expect(kept).toEqual(upTo(DELIVERIES_KEPT).map((seq) => seq + 5));
  expect(await world.webhooks.remove(hook.id)).toBe(true);
  expect(await world.webhooks.remove(hook.id)).toBe(false);
  expect(await notedOf(hook.id)).toEqual([]);
});
