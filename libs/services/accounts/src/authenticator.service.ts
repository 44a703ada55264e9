/** Leads from a token to whoever holds it: the one door through which every request comes. */
import { Injectable } from '@nestjs/common';
import { NetworkBlocks } from './blocks/network-blocks.service.js';
import type { Identity } from './identity.js';
import type { Blocked, Credential, Standing } from './liveness/credential.js';
import { LiveTokens } from './liveness/live-tokens.service.js';
import { digestOfSecret, isPersonalToken } from './personal-tokens/secret.js';
import { BrowserSessions } from './sessions/browser-session.service.js';
import { TokenService, type TokenRefusal } from './token.service.js';

export type Authenticated =
  | ({ readonly valid: true; readonly credential: Credential } & Standing)
  | { readonly valid: false; readonly reason: AuthenticationRefusal }
  | ({ readonly valid: false; readonly reason: 'blocked' } & Blocked);

export type AuthenticationRefusal = TokenRefusal | 'session-ended' | 'token-revoked';

@Injectable()
export class Authenticator {
  constructor(
    private readonly tokens: TokenService,
    private readonly live: LiveTokens,
    private readonly networks: NetworkBlocks,
    private readonly browsers: BrowserSessions,
  ) {}

  async authenticate(token: string): Promise<Authenticated> {
    const read = isPersonalToken(token)
      ? { kind: 'personal' as const, digest: digestOfSecret(token) }
      : await this.tokens.read(token);
    if (read.kind === 'refused') return { valid: false, reason: read.reason };
    const standing = await this.live.standingOf(read);
    if (standing !== undefined && 'blocked' in standing) {
      return { valid: false, reason: 'blocked', ...standing };
    }
    if (standing !== undefined) return { valid: true, credential: read, ...standing };
    return { valid: false, reason: read.kind === 'session' ? 'session-ended' : 'token-revoked' };
  }

  /** Whoever the secret of a browser's cookie stands for; undefined where it is of no session now. */
  async authenticateCookie(secret: string): Promise<Authenticated | undefined> {
    const standing = await this.browsers.standingOf(secret);
    if (standing === undefined) return undefined;
    if ('blocked' in standing) return { valid: false, reason: 'blocked', ...standing };
    return { valid: true, ...standing };
  }

  /**
   * The holder of the secrets in cookies of one name; undefined if none of them is of an open session. Several sessions of
   * one account count as the first of them.
   */
  async authenticateCookies(
    secrets: readonly string[],
  ): Promise<Authenticated | 'cookies-differ' | undefined> {
    const answers = await Promise.all(secrets.map((secret) => this.authenticateCookie(secret)));
    const found = answers.filter((answer) => answer !== undefined);
    const holders = found.map((each) => (each.valid ? each.viewer.accountId : each.reason));
    return new Set(holders).size > 1 ? 'cookies-differ' : found[0];
  }

  /** Words where nobody is let in from an address; undefined lets in, as it always does the house. */
  refusalOf(address: string, viewer: Identity | undefined): Promise<string | undefined> {
    return this.networks.refusalOf(address, viewer);
  }

  /** Who holds the token by now; undefined when it holds no more, as it was ended elsewhere. */
  again(credential: Credential): Promise<Standing | Blocked | undefined> {
    return this.live.standingOf(credential);
  }
}
