/** Secrets of personal tokens: random, shown once, and kept as a digest that opens nothing. */
import { createHash, randomBytes } from 'node:crypto';

/** Told from signed tokens, and found by those who search leaked files for secrets. */
const PREFIX = 'scoresheet_';
const SECRET_BYTES = 32;
const SHAPE = /^scoresheet_[\w-]{43}$/;

export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64url');

export const isPersonalToken = (token: string): boolean => SHAPE.test(token);

/** Secrets are random and long, so one fast hash is enough. */
export const digestOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
