import { hash } from 'node:crypto';
import type { Sha256 } from '@scoresheet/domain-record';

/** Native SHA-256, as the record wants it: 64 lower-case hex digits. */
export const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'hex');
