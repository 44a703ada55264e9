/** Accounts: who somebody is, proved by a token that this installation signed. */
export { AccountsModule, type AccountsOptions } from './accounts.module.js';
export { AccountsService, ERASED_NAME } from './accounts.service.js';
export { newActor, ROLES, type Identity, type Role } from './identity.js';
export {
  GUEST_TOKEN_VALID_MS,
  issueLocalToken,
  LOCAL_TOKEN_VALID_MS,
  signInGuest,
  type GuestRole,
  type LocalToken,
} from './bearer-tokens.js';
export {
  TokenService,
  type IssuedToken,
  type ReadToken,
  type TokenRefusal,
} from './token.service.js';
export { ACCOUNT_ENTITIES, Accounts1795000000010 } from './store/index.js';
