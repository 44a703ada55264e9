/**
 * Webhooks as those who deliver see them. A claim makes one turn of one process theirs for a while;
 * whoever was away for longer finds that it is theirs no more, and moves nothing.
 */
import { randomUUID } from 'node:crypto';
import type { PurposeKeys } from '@scoresheet/services-keys';
import type { DataSource } from 'typeorm';
import type { Attempt } from '../sending/attempt.js';
import { noteDelivery } from './note-delivery.js';
import { openSecret } from './sealed-secret.js';
import type { StoppedWhy } from './stopped-why.js';
import { CLAIM, MOVE, RELEASE, type ClaimedRow } from './webhook.sql.js';

/** Longer than any attempt takes; so long rests what a killed process had claimed. */
const CLAIM_MS = 30_000;

export interface ClaimedWebhook extends Pick<
  ClaimedRow,
  'id' | 'tournament' | 'url' | 'kinds' | 'position' | 'failures'
> {
  readonly claim: string;
  /** What messages are signed with; undefined where another installation has sealed it. */
  readonly secret: string | undefined;
}

export interface Move {
  readonly from: number;
  readonly to: number;
  /** Attempts at `to` that were in vain. */
  readonly failures: number;
  readonly stoppedWhy: StoppedWhy | null;
  /** Nothing is tried before. */
  readonly waitMs: number;
  /** What the move is made of; absent where nothing was sent. */
  readonly noted?: { readonly seq: number; readonly attempt: number; readonly became: Attempt };
}

export interface WebhookClaims {
  /** Takes up to so many that have something to deliver and that nobody delivers. */
  claim(atMost: number): Promise<readonly ClaimedWebhook[]>;
  /**
   * Answers false, and changes nothing, where the webhook was replayed, removed, or claimed by
   * somebody else since.
   */
  move(hook: ClaimedWebhook, move: Move): Promise<boolean>;
  /** Nothing is looked for before `restMs` have passed. */
  release(hook: ClaimedWebhook, restMs: number): Promise<void>;
}

export function webhookClaims(
  database: DataSource,
  keys: PurposeKeys,
  claimMs = CLAIM_MS,
): WebhookClaims {
  return {
    async claim(atMost) {
      const claim = randomUUID();
      const [rows] = await database.query<[ClaimedRow[], number]>(CLAIM, [claim, claimMs, atMost]);
      return rows.map((row) => ({ ...row, claim, secret: openSecret(row, keys) }));
    },
    move: (hook, move) =>
      database.transaction(async (rows) => {
        const { from, to, failures, stoppedWhy, waitMs, noted } = move;
        const { id, claim } = hook;
        const asked = [id, claim, from, to, failures, stoppedWhy, waitMs, claimMs];
        const [moved] = await rows.query<[unknown[], number]>(MOVE, asked);
        if (moved.length === 0) return false;
        if (noted) await noteDelivery(rows, { webhook: id, ...noted }, noted.became);
        return true;
      }),
    async release({ id, claim }, restMs) {
      await database.query(RELEASE, [id, claim, restMs]);
    },
  };
}
