/** Accounts: who somebody is, proved by a token that this installation signed. */
export { isRefusal, refusal, type AccountRefusal } from './account-refusal.js';
export { AccountsModule } from './accounts.module.js';
export { AccountsService, type PasswordChange } from './accounts.service.js';
export {
  Authenticator,
  type Authenticated,
  type AuthenticationRefusal,
} from './authenticator.service.js';
export { bytesOfBase64url } from './base64url.js';
export { issueLocalToken, KEY_HOLDER, signInGuest, type GuestRole } from './bearer-tokens.js';
export { BlockService, type WantedBlock } from './blocks/block.service.js';
export { DeckService } from './decks/deck.service.js';
export { ErasureService } from './erasure.service.js';
export { AccountNames } from './names/account-names.service.js';
export { foldCase, skeletonsOf } from './names/skeleton.js';
export { hasLineBreak, typedNameRefusal } from './names/typed-name.js';
export { withoutIgnorables } from './names/unicode.js';
export { newActor, type Identity, type Role } from './identity.js';
export type { Blocked, Credential, Standing } from './liveness/credential.js';
export { OPEN_MATCHES, type CountedMatch, type OpenMatches } from './open-matches/open-matches.js';
export { MAX_PERSONAL_TOKENS, TOKEN_DAYS } from './personal-tokens/limits.js';
export { PersonalTokenService } from './personal-tokens/personal-token.service.js';
export type { SettledTokens } from './personal-tokens/settled-tokens.js';
export { SCOPES, type Scope } from './personal-tokens/scopes.js';
export { growingWaitMs, LONGEST_WAIT_MS } from './rate-limits/growing-wait.js';
export { memoryRateCounters } from './rate-limits/memory-rate-counters.js';
export {
  GUEST_SESSIONS_FROM_ADDRESS,
  GUESTS_FROM_ADDRESS,
  OPERATIONS_OF_VIEWER,
  RATE_COUNTERS,
  REGISTRATIONS_FROM_ADDRESS,
  TURN_AT_TOURNAMENT,
  WRONG_ENTRY_CODES,
  WRONG_PASSWORDS_FROM_ADDRESS,
  WRONG_PASSWORDS_OF_NAME,
  WRONG_PASSWORDS_OF_NAME_FROM_ADDRESS,
  type RateCounters,
  type RateRule,
} from './rate-limits/rate-rule.js';
export { RoleService } from './roles/role.service.js';
export { BROWSER_SESSION_LASTS_MS } from './sessions/limits.js';
export { BrowserSessions, type OpenBrowserSession } from './sessions/browser-session.service.js';
export { OperatorSessions } from './sessions/operator-sessions.service.js';
export { SessionService, type OpenSession } from './sessions/session.service.js';
export { NoAccountsHere } from './store/accounts-database.js';
export type { BlockEntity } from './store/block.entity.js';
export type { PersonalTokenEntity } from './store/personal-token.entity.js';
export type { SavedDeckEntity } from './store/saved-deck.entity.js';
export type { SessionEntity } from './store/session.entity.js';
export { ACCOUNT_TABLES } from './store/tables.js';
export { TokenService } from './token.service.js';
