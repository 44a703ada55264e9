/**
 * Tokens for reading one's own writes: a place in the log, sealed. A query that is given one waits
 * until this process has read that far. Nobody can open or make one: places in the log would tell
 * how much happens in matches of which the public may not know yet.
 */
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Offset, PartitionRef } from '@scoresheet/event-log-port';
import { bytesOfBase64url } from '@scoresheet/services-accounts';
import type { PurposeKeys } from '@scoresheet/services-keys';
import { clientError } from './transport/masked-error.js';

export interface LogPosition extends PartitionRef {
  readonly logId: string;
  /** Everything before it has been read. */
  readonly next: Offset;
}

interface Sealed {
  readonly text: string;
  readonly key: Uint8Array;
  readonly token: string;
}

const positionSchema = z.tuple([z.string(), z.string(), z.int().min(0), z.int().min(0)]);

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEAL = 'scoresheet position token 1 seal';
const NONCE = 'scoresheet position token 1 nonce';

export class PositionTokens {
  readonly #keys: PurposeKeys;
  /** All audiences of an event, and whoever did it, are given the same place one after the other. */
  #last: Sealed | undefined;

  constructor(
    keys: PurposeKeys,
    private readonly now: () => number = Date.now,
  ) {
    this.#keys = keys;
  }

  /** The same place is the same token, whichever process writes it. */
  write({ logId, topic, partition, next }: LogPosition): string {
    const text = JSON.stringify([logId, topic, partition, next]);
    const key = this.#keys.current(SEAL);
    const last = this.#last;
    // A key is trusted for a time, and a quiet log keeps its last place for longer than that.
    if (last?.text === text && last.key === key) return last.token;
    const token = this.sealed(text, key);
    this.#last = { text, key, token };
    return token;
  }

  private sealed(text: string, key: Uint8Array): string {
    // A nonce that follows from the text is never used for two texts.
    const whole = createHmac('sha256', this.#keys.current(NONCE)).update(text).digest();
    const nonce = whole.subarray(0, NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce);
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url');
  }

  /** Refuses what is no token, and one of another log, for which nobody could ever wait. */
  read(token: string, log: { logId: string; partitions: number }): LogPosition {
    const position = positionSchema.safeParse(this.opened(token));
    if (!position.success) {
      throw clientError(
        'BAD_USER_INPUT',
        'This is not a position token. Send one exactly as you were given it.',
      );
    }
    const [logId, topic, partition, next] = position.data;
    if (logId !== log.logId || partition >= log.partitions) {
      throw clientError('BAD_USER_INPUT', 'This position token belongs to another installation.');
    }
    return { logId, topic, partition, next };
  }

  private opened(token: string): unknown {
    const bytes = bytesOfBase64url(token);
    if (bytes === undefined || bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
    const texts = this.#keys.trusted(SEAL, this.now()).map(({ key }) => textUnder(key, bytes));
    const text = texts.find((one) => one !== undefined);
    return text === undefined ? undefined : JSON.parse(text);
  }
}

/** The text in sealed bytes, undefined where they were changed, or sealed with another key. */
function textUnder(key: Uint8Array, bytes: Uint8Array): string | undefined {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8');
    return text + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
