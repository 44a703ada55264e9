/** Webhooks over a database, with tournaments whose events a spec makes up. */
import { sharedPostgres } from '@scoresheet/event-log-postgres/shared-postgres';
import { archiveEvents, ARCHIVE_TABLES } from '@scoresheet/services-archive';
import { keysFrom, type PurposeKeys } from '@scoresheet/services-keys';
import { DataSource } from 'typeorm';
import { deliverWebhooks, type WebhookDeliveries } from './delivering/deliver-webhooks.js';
import type { PublicEvent, PublicEvents } from './message/public-event.js';
import { webhookSender } from './sending/webhook-sender.js';
import { storedWebhooks, type KeptWebhook, type Webhooks } from './store/webhooks.js';
import { WEBHOOK_TABLES } from './tables.js';

type DeliveryOptions = Partial<Parameters<typeof deliverWebhooks>[0]>;

export interface WebhookWorld {
  readonly database: DataSource;
  readonly webhooks: Webhooks;
  /** A tournament of its own, with so many events. */
  tournament(events?: number): Promise<string>;
  happens(tournament: string, type?: string, facts?: readonly unknown[]): Promise<void>;
  /** A webhook from event 0 on. */
  hook(tournament: string, url: string, kinds?: readonly string[]): Promise<AddedHook>;
  /** Another process that delivers. */
  deliver(over?: DeliveryOptions): WebhookDeliveries;
  dispose(): Promise<void>;
}

interface AddedHook {
  readonly id: string;
  readonly secret: string;
  now(): Promise<KeptWebhook | undefined>;
}

export const keysOf = (byte: number): PurposeKeys => keysFrom(new Uint8Array(32).fill(byte));

export async function webhookWorld(): Promise<WebhookWorld> {
  const postgres = await sharedPostgres();
  const database = await new DataSource({
    type: 'postgres',
    url: await postgres.createDatabase(),
    entities: [...ARCHIVE_TABLES.entities, ...WEBHOOK_TABLES.entities],
    migrations: [...ARCHIVE_TABLES.migrations, ...WEBHOOK_TABLES.migrations],
  }).initialize();
  await database.query('create schema scoresheet');
  await database.runMigrations();
  const [keys, send] = [keysOf(7), webhookSender({ addresses: 'any' })];
  const webhooks = storedWebhooks({ database, keys, send });
  const tournaments = new Tournaments(database);
  const processes: WebhookDeliveries[] = [];
  return {
    database,
    webhooks,
    tournament: (events = 0) => tournaments.create(events),
    happens: (tournament, type, facts) => tournaments.happens(tournament, type, facts),
    async hook(tournament, url, kinds = []) {
      const added = await webhooks.add({ tournament, url, kinds, position: 0 });
      if (typeof added === 'string') throw new Error(added);
      const { id } = added.webhook;
      return { id, secret: added.secret, now: () => webhooks.find(id) };
    },
    deliver(over) {
      const onTrouble = (error: unknown) => {
        throw error;
      };
      const own = { lookEveryMs: 10, addresses: 'any', onTrouble, events: tournaments } as const;
      const deliveries = deliverWebhooks({ database, keys, ...own, ...over });
      processes.push(deliveries);
      return deliveries;
    },
    async dispose() {
      await Promise.all(processes.map((each) => each.stop()));
      await database.destroy();
      await postgres.dispose();
    },
  };
}

class Tournaments implements PublicEvents {
  private readonly events = new Map<string, PublicEvent[]>();
  private offset = 0;

  constructor(private readonly database: DataSource) {}

  async create(count: number): Promise<string> {
    const tournament = `t-${this.events.size + 1}`;
    this.events.set(tournament, []);
    for (let seq = 0; seq < count; seq += 1) await this.happens(tournament);
    return tournament;
  }

  async happens(
    tournament: string,
    type = 'round-published',
    facts: readonly unknown[] = [],
  ): Promise<void> {
    const events = this.events.get(tournament) ?? [];
    const seq = events.length;
    const hash = `${this.offset}`.padStart(64, '0');
    const at = 1_700_000_000_000 + seq;
    events.push({ tournament, seq, type, at, hash, action: { type }, facts });
    const place = { topic: 'tournament.events', partition: 0 };
    const archived = {
      record: tournament,
      seq,
      offset: this.offset,
      hash,
      bytes: new Uint8Array(),
    };
    this.offset += 1;
    await archiveEvents(this.database.manager, place, [archived]);
  }

  async next(
    tournament: string,
    { from, atMost }: { readonly from: number; readonly atMost: number },
  ): Promise<readonly PublicEvent[]> {
    return (this.events.get(tournament) ?? []).slice(from, from + atMost);
  }
}
