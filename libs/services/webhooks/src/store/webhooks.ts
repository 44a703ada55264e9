/** Webhooks as whoever leads a tournament sees them. */
import { randomBytes, randomUUID } from 'node:crypto';
import { WEBHOOK_PURPOSE, type PurposeKeys } from '@scoresheet/services-keys';
import type { DataSource } from 'typeorm';
import { MAX_WEBHOOKS, TEST_EVERY_MS } from '../limits.js';
import { testMessage } from '../message/event-message.js';
import { newSecret, signed } from '../message/signed-message.js';
import type { WebhookSender } from '../sending/webhook-sender.js';
import { noteDelivery } from './note-delivery.js';
import { openSecret, sealSecret } from './sealed-secret.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import { ADD, BEGIN_TEST, LOCK, REPLAY, RESUME, type TestedRow } from './webhook.sql.js';
import { WebhookEntity } from './webhook.entity.js';

const ID_BYTES = 16;

/** A webhook without its secret, which nobody is shown a second time. */
export type KeptWebhook = Omit<WebhookEntity, 'secret' | 'claim' | 'claimedUntil' | 'testedAt'>;
export type KeptDelivery = WebhookDeliveryEntity;

interface WantedWebhook {
  readonly tournament: string;
  /** As `readWebhookUrl` gives it. */
  readonly url: string;
  /** Types of events; none: all of them. */
  readonly kinds: readonly string[];
  /** Number of the first event that is sent. */
  readonly position: number;
}

interface AddedWebhook {
  readonly webhook: KeptWebhook;
  readonly secret: string;
}

export interface Webhooks {
  /** The oldest first. */
  of(tournament: string): Promise<readonly KeptWebhook[]>;
  find(id: string): Promise<KeptWebhook | undefined>;
  /** `no-key`: this process was given keys before there were webhooks. */
  add(wanted: WantedWebhook): Promise<AddedWebhook | 'too-many' | 'no-key'>;
  /** Answers false, as those below, where there is no such webhook. */
  remove(id: string): Promise<boolean>;
  /** Delivers everything from an event on, once more or for the first time. */
  replay(id: string, from: number): Promise<boolean>;
  /** Goes on where it stopped, at once. */
  resume(id: string): Promise<boolean>;
  test(id: string): Promise<KeptDelivery | 'too-soon' | 'secret-unreadable'>;
  /** The newest first. */
  deliveries(id: string, atMost: number): Promise<readonly KeptDelivery[]>;
}

interface Parts {
  readonly database: DataSource;
  readonly keys: PurposeKeys;
  readonly send: WebhookSender;
}

export function storedWebhooks({ database, keys, send }: Parts): Webhooks {
  const { manager } = database;
  const isThere = async (statement: string, asked: readonly unknown[]): Promise<boolean> => {
    const [changed] = await database.query<[unknown[], number]>(statement, [...asked]);
    return changed.length > 0;
  };
  return {
    of: (tournament) =>
      manager.find(WebhookEntity, {
        where: { tournament },
        order: { createdAt: 'ASC', id: 'ASC' },
      }),
    find: async (id) => (await manager.findOneBy(WebhookEntity, { id })) ?? undefined,
    add: (wanted) => add(database, keys, wanted),
    remove: (id) =>
      database.transaction(async (rows) => {
        const { affected } = await rows.delete(WebhookEntity, { id });
        await rows.delete(WebhookDeliveryEntity, { webhook: id });
        return affected === 1;
      }),
    replay: (id, from) => isThere(REPLAY, [id, from]),
    resume: (id) => isThere(RESUME, [id]),
    test: (id) => sendTest({ database, keys, send }, id),
    deliveries: (webhook, atMost) =>
      manager.find(WebhookDeliveryEntity, {
        where: { webhook },
        order: { at: 'DESC', id: 'ASC' },
        take: atMost,
      }),
  };
}

async function add(
  database: DataSource,
  keys: PurposeKeys,
  { tournament, url, kinds, position }: WantedWebhook,
): Promise<AddedWebhook | 'too-many' | 'no-key'> {
  const createdAt = new Date();
  if (keys.trusted(WEBHOOK_PURPOSE, createdAt.getTime()).length === 0) return 'no-key';
  const id = `wh-${randomBytes(ID_BYTES).toString('hex')}`;
  const secret = newSecret();
  return database.transaction(async (rows) => {
    // Two who add the last one at once are counted one after the other.
    await rows.query(LOCK, [`webhooks ${tournament}`]);
    if ((await rows.countBy(WebhookEntity, { tournament })) >= MAX_WEBHOOKS) return 'too-many';
    const sealed = sealSecret(secret, id, keys);
    await rows.query(ADD, [id, tournament, url, sealed, kinds, createdAt, position]);
    return { webhook: await rows.findOneByOrFail(WebhookEntity, { id }), secret };
  });
}

async function sendTest(
  { database, keys, send }: Parts,
  id: string,
): Promise<KeptDelivery | 'too-soon' | 'secret-unreadable'> {
  const asked = [id, TEST_EVERY_MS];
  const [[hook]] = await database.query<[TestedRow[], number]>(BEGIN_TEST, asked);
  if (hook === undefined) return 'too-soon';
  const secret = openSecret(hook, keys);
  if (secret === undefined) return 'secret-unreadable';
  const at = new Date();
  const message = testMessage(id, hook.tournament, { id: randomUUID(), at });
  const became = await send(hook.url, signed(message, secret, at), new AbortController().signal);
  return noteDelivery(database.manager, { webhook: id, seq: null, attempt: 1 }, became);
}
