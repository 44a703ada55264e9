export { keysOfApi, parseApiKeys, printApiKeys, type ApiKeys } from './api-keys.js';
export {
  digestOf,
  installationDigest,
  KEY_BYTES,
  keyNameOf,
  MAX_KEYS,
  parsePrintedRing,
  parseRing,
  printRing,
  ringOf,
  type KeyRing,
  type RingKey,
} from './key-ring.js';
export { matchKeysOf, type MatchKeys } from './match-keys.js';
export { INVITATION_PURPOSE, WEBHOOK_PURPOSE } from './purposes.js';
export {
  derivedKey,
  hmacSha256,
  keysFrom,
  keysOfRing,
  type PurposeKeys,
  type TrustedKey,
} from './purpose-keys.js';
