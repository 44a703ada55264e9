/**
 * Keys for services that decide nothing, as one line of text: those of `API_PURPOSES`, and what the
 * installation is known by. Whoever steals them can sign tokens and commands of people, and foretells
 * no card.
 */
import { z } from 'zod';
import { installationDigest, MAX_KEYS, type KeyRing } from './key-ring.js';
import { derivedKey, purposeKeys, type Era, type PurposeKeys } from './purpose-keys.js';
import { API_PURPOSES, INVITATION_PURPOSE, READER_PURPOSE, WEBHOOK_PURPOSE } from './purposes.js';

const FORMAT = 'scoresheet api keys 1';

export interface ApiKeys {
  /** `digestOf` the installation's first key. */
  readonly installation: string;
  readonly eras: readonly Era[];
}

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const schema = z.strictObject({
  format: z.literal(FORMAT),
  installation: hex,
  eras: z
    .array(
      z.strictObject({
        fromMs: z.int().min(0),
        endsTokens: z.boolean(),
        keys: z
          .strictObject(
            Object.fromEntries(API_PURPOSES.map((purpose) => [purpose, hex])) as Record<
              ApiPurpose,
              typeof hex
            >,
          )
          .extend({
            [READER_PURPOSE]: hex.optional(),
            [INVITATION_PURPOSE]: hex.optional(),
            [WEBHOOK_PURPOSE]: hex.optional(),
          }),
      }),
    )
    .min(1)
    .max(MAX_KEYS)
    .refine(takeTurns),
});

/** The first from the beginning, each of the others later than the one before it, as in a ring. */
function takeTurns(eras: readonly Pick<Era, 'fromMs'>[]): boolean {
  return (
    eras.every(({ fromMs }, i) => fromMs > (eras[i - 1]?.fromMs ?? -1)) && eras[0]?.fromMs === 0
  );
}

type ApiPurpose = (typeof API_PURPOSES)[number];
const GIVEN = [...API_PURPOSES, READER_PURPOSE, INVITATION_PURPOSE, WEBHOOK_PURPOSE] as const;

/** What an api is given in place of the installation's keys. */
export const printApiKeys = (ring: KeyRing): string =>
  JSON.stringify({
    format: FORMAT,
    installation: installationDigest(ring),
    eras: ring.map(({ key, fromMs, endsTokens }) => ({
      fromMs,
      endsTokens,
      keys: Object.fromEntries(
        GIVEN.map((purpose) => [purpose, Buffer.from(derivedKey(key, purpose)).toString('hex')]),
      ),
    })),
  });

/** The keys in a text, undefined where it is no such file. */
export function parseApiKeys(text: string): ApiKeys | undefined {
  const read = schema.safeParse(jsonIn(text));
  if (!read.success) return undefined;
  const { installation, eras } = read.data;
  return {
    installation,
    eras: eras.map(({ keys, ...era }) => ({ ...era, keyFor: granted(keys) })),
  };
}

export const keysOfApi = ({ eras }: ApiKeys, now: () => number = Date.now): PurposeKeys =>
  purposeKeys(eras, now);

function granted(keys: Readonly<Record<string, string | undefined>>): Era['keyFor'] {
  const known = new Map(
    Object.entries(keys).flatMap(([purpose, key]) =>
      key === undefined ? [] : [[purpose, new Uint8Array(Buffer.from(key, 'hex'))] as const],
    ),
  );
  return (purpose) => known.get(purpose);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
