/** Secrets of personal tokens: random, shown once, and kept as a digest that opens nothing. */
import { randomBytes } from 'node:crypto';
import { sha256 } from '@scoresheet/domain-record/node';

/**
 * The beginning of personal tokens: they are told from signed ones, and found by those who search
 * leaked files for secrets.
 */
const PREFIX = 'scoresheet_';
const SECRET_BYTES = 32;
const SHAPE = /^scoresheet_[\w-]{43}$/;

export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64url');

export const isPersonalToken = (token: string): boolean => SHAPE.test(token);

/** Secrets are random and long, so one fast hash is enough. */
export const digestOfSecret = (secret: string): string => sha256(secret);
