/** SHA-256 for a browser, where no native hash answers at once. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Sha256 } from './sha256.js';

export const nobleSha256: Sha256 = (bytes) =>
  bytesToHex(sha256(typeof bytes === 'string' ? utf8ToBytes(bytes) : bytes));
