/** Accounts: who somebody is, proved by a token that this installation signed. */
export {
  isRefusal,
  refusal,
  type AccountRefusal,
  type AccountRefusalCode,
} from './account-refusal.js';
export { AccountsModule, type AccountsOptions } from './accounts.module.js';
export { AccountsService, ERASED_NAME, type Credentials } from './accounts.service.js';
export { Authenticator, type Authenticated } from './authenticator.service.js';
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
export { ErasureService } from './erasure.service.js';
export { newActor, ROLES, type Identity, type Role } from './identity.js';
export { RoleService, type RoleChange } from './roles/role.service.js';
export { LIVE_FOR_MS } from './sessions/live-sessions.service.js';
export {
  ACCESS_TOKEN_VALID_MS,
  MAX_SESSIONS,
  SESSION_VALID_MS,
  SessionService,
  type OpenSession,
} from './sessions/session.service.js';
export {
  ACCOUNT_ENTITIES,
  Accounts1795000000010,
  NoAccountsHere,
  type RoleGrantEntity,
  type SessionEntity,
} from './store/index.js';
export {
  TokenService,
  type Bearer,
  type ReadToken,
  type SessionClaim,
  type SignedToken,
  type TokenRefusal,
} from './token.service.js';
