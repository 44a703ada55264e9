import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_WEBHOOKS } from '../limits.js';
import { startReceiver, type Receiver } from '../receiver.spec-kit.js';
import { webhookWorld, type WebhookWorld } from '../webhook-world.spec-kit.js';
import { webhookPorts } from './webhook-ports.js';

let world: WebhookWorld;
let receiver: Receiver;
beforeAll(async () => {
  world = await webhookWorld();
});
afterAll(() => world.dispose());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const wanted = (tournament: string) => ({
  tournament,
  url: 'https://example.org/',
  kinds: ['round-published'],
  position: 3,
});

describe('A webhook', () => {
  it('is kept with its tournament, and its secret lies nowhere in the clear', async () => {
    const tournament = await world.tournament();
    const added = await world.webhooks.add(wanted(tournament));
    if (typeof added === 'string') throw new Error(added);
    expect(added.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const kept = await world.webhooks.of(tournament);
    expect(kept).toMatchObject([{ ...wanted(tournament), failures: 0, stoppedWhy: null }]);
    expect(JSON.stringify(kept)).not.toContain('secret');
    const rows = await world.database.query<{ secret: Buffer }[]>(
      'select secret from scoresheet.webhook',
    );
    const secrets = Buffer.concat(rows.map(({ secret }) => secret)).toString('latin1');
    expect(secrets.length).toBeGreaterThan(added.secret.length);
    expect(secrets).not.toContain(added.secret);
  });

  it('is one of so many of a tournament, two that come last at once included', async () => {
    const tournament = await world.tournament();
    for (let i = 1; i < MAX_WEBHOOKS; i += 1) await world.webhooks.add(wanted(tournament));
    const add = () => world.webhooks.add(wanted(tournament));
    const both = await Promise.all([add(), add()]);
    expect(both.filter((one) => one === 'too-many')).toHaveLength(1);
    expect(await world.webhooks.of(tournament)).toHaveLength(MAX_WEBHOOKS);
  });

  it('that is not there is neither replayed, resumed nor removed', async () => {
    const { webhooks } = world;
    const done = [webhooks.replay('wh-none', 0), webhooks.resume('wh-none')];
    expect(await Promise.all([...done, webhooks.remove('wh-none')])).toEqual([false, false, false]);
    expect(await webhooks.find('wh-none')).toBeUndefined();
  });
});

describe('A test', () => {
  it('is sent at once, kept among the attempts, and moves nothing', async () => {
    const hook = await world.hook(await world.tournament(), receiver.url);
    receiver.answer(410);
    const noted = await world.webhooks.test(hook.id);
    expect(noted).toMatchObject({ seq: null, attempt: 1, outcome: 'gone', status: 410 });
    expect(receiver.received[0]?.body).toContain('"webhook.test"');
    expect(await world.webhooks.deliveries(hook.id, 5)).toEqual([noted]);
    expect(await hook.now()).toMatchObject({ position: 0, failures: 0, stoppedWhy: null });
  });

  it('is not sent a moment after another one', async () => {
    const hook = await world.hook(await world.tournament(), receiver.url);
    const both = await Promise.all([world.webhooks.test(hook.id), world.webhooks.test(hook.id)]);
    expect(both.filter((one) => one === 'too-soon')).toHaveLength(1);
    expect(receiver.received).toHaveLength(1);
  });
});

describe('webhookPorts', () => {
  it('lists tournaments with a port that is not allowed, each port once', async () => {
    const tournament = await world.tournament();
    for (const url of ['https://a.org:8443/', 'https://b.org:22/1', 'https://b.org:22/2']) {
      await world.hook(tournament, url);
    }
    const of = async (limits: Parameters<typeof webhookPorts>[1]) =>
      (await webhookPorts(world.database, limits)).filter((one) => one.tournament === tournament);
    expect(await of({ addresses: 'public', ports: [8443] })).toEqual([{ tournament, port: 22 }]);
    expect(await of({ addresses: 'any', ports: [] })).toEqual([]);
  });
});
