/** Tokens that are the whole account: of guests, and of whoever holds the installation's key. */
import type { PurposeKeys } from '@scoresheet/services-keys';
import { newActor, type Role } from './identity.js';
import { TokenService, type Bearer, type SignedToken } from './token.service.js';

const DAY_MS = 86_400_000;
/** A guest's token outlasts any tournament, so that nobody loses their seat to a clock. */
export const GUEST_TOKEN_VALID_MS = 30 * DAY_MS;
const LOCAL_TOKEN_VALID_MS = 7 * DAY_MS;

export type GuestRole = Extract<Role, 'player' | 'spectator'>;

interface IssuedToken extends Bearer, SignedToken {}

/** A new person without a name. Nothing is stored: the token is the account. */
export const signInGuest = (tokens: TokenService, role: GuestRole): Promise<IssuedToken> =>
  issue(tokens, { actor: newActor(), role }, GUEST_TOKEN_VALID_MS);

/** The actor of whoever has the key of the installation and says no name. */
export const KEY_HOLDER = 'installation-key';

interface LocalToken {
  readonly role: Role;
  /** `KEY_HOLDER` where absent. */
  readonly actor?: string;
  readonly validForMs?: number;
}

/**
 * A token of any role, for the command line of the machine that holds the installation's key.
 * No door of the network leads here.
 */
export const issueLocalToken = (
  keys: PurposeKeys,
  { role, actor = KEY_HOLDER, validForMs = LOCAL_TOKEN_VALID_MS }: LocalToken,
): Promise<IssuedToken> => issue(new TokenService(keys), { actor, role }, validForMs);

const issue = async (
  tokens: TokenService,
  bearer: Bearer,
  validForMs: number,
): Promise<IssuedToken> => ({ ...bearer, ...(await tokens.signBearer(bearer, validForMs)) });
