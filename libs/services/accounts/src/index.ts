/** Accounts: who somebody is, proved by a token that this installation signed. */
export {
  isRefusal,
  refusal,
  type AccountRefusal,
  type AccountRefusalCode,
} from './account-refusal.js';
export { AccountsModule, type AccountsOptions } from './accounts.module.js';
export {
  AccountsService,
  ERASED_NAME,
  type Credentials,
  type PasswordChange,
} from './accounts.service.js';
export {
  Authenticator,
  type Authenticated,
  type AuthenticationRefusal,
} from './authenticator.service.js';
export { bytesOfBase64url } from './base64url.js';
export {
  GUEST_TOKEN_VALID_MS,
  issueLocalToken,
  KEY_HOLDER,
  LOCAL_TOKEN_VALID_MS,
  signInGuest,
  type GuestRole,
  type IssuedToken,
  type LocalToken,
} from './bearer-tokens.js';
export { BLOCK_REASON_LENGTH, MAX_NETWORK_BLOCKS } from './blocks/limits.js';
export { BlockService, type WantedBlock } from './blocks/block.service.js';
export { ErasureService } from './erasure.service.js';
export { newActor, ROLES, type Identity, type Role } from './identity.js';
export type { Blocked, Credential, Standing } from './liveness/credential.js';
export { LIVE_FOR_MS } from './liveness/live-for.js';
export {
  OPEN_MATCHES,
  type CountedMatch,
  type OpenMatches,
  type OpenMatchLimits,
  type TooManyOpen,
} from './open-matches/open-matches.js';
export { MAX_PERSONAL_TOKENS, TOKEN_DAYS, TOKEN_NAME_LENGTH } from './personal-tokens/limits.js';
export {
  PersonalTokenService,
  type NewToken,
  type WantedToken,
} from './personal-tokens/personal-token.service.js';
export { LONGEST_WAIT_MS } from './passwords/password-tries.js';
export type { SettledTokens } from './personal-tokens/settled-tokens.js';
export { SCOPE_SAYS, SCOPES, type Scope } from './personal-tokens/scopes.js';
export { memoryRateCounters } from './rate-limits/memory-rate-counters.js';
export {
  GUESTS_FROM_ADDRESS,
  OPERATIONS_OF_VIEWER,
  RATE_COUNTERS,
  REGISTRATIONS_FROM_ADDRESS,
  WRONG_PASSWORDS_FROM_ADDRESS,
  WRONG_PASSWORDS_OF_NAME,
  WRONG_PASSWORDS_OF_NAME_FROM_ADDRESS,
  type RateCounters,
  type RateRule,
} from './rate-limits/rate-rule.js';
export { RoleService, type RoleChange } from './roles/role.service.js';
export {
  ACCESS_TOKEN_VALID_MS,
  MAX_SESSIONS,
  SESSION_VALID_MS,
  SessionService,
  type OpenSession,
} from './sessions/session.service.js';
export { NoAccountsHere } from './store/accounts-database.js';
export type { BlockEntity } from './store/block.entity.js';
export type { PersonalTokenEntity } from './store/personal-token.entity.js';
export type { RoleGrantEntity } from './store/role-grant.entity.js';
export type { SessionEntity } from './store/session.entity.js';
export { ACCOUNT_TABLES } from './store/tables.js';
export {
  TokenService,
  type Bearer,
  type ReadToken,
  type SessionClaim,
  type SignedToken,
  type TokenRefusal,
} from './token.service.js';
