/** From a token to whoever holds it: the one door through which every request comes. */
import { Inject, Injectable } from '@nestjs/common';
import type { Credential, Standing } from './liveness/credential.js';
import { LiveTokens } from './liveness/live-tokens.service.js';
import { digestOfSecret, isPersonalToken } from './personal-tokens/secret.js';
import { TokenService, type TokenRefusal } from './token.service.js';

export type Authenticated =
  | ({ readonly valid: true; readonly credential: Credential } & Standing)
  | { readonly valid: false; readonly reason: AuthenticationRefusal };

export type AuthenticationRefusal = TokenRefusal | 'session-ended' | 'token-revoked';

@Injectable()
export class Authenticator {
  constructor(
    @Inject(TokenService) private readonly tokens: TokenService,
    @Inject(LiveTokens) private readonly live: LiveTokens,
  ) {}

  async authenticate(token: string): Promise<Authenticated> {
    const read = isPersonalToken(token)
      ? { kind: 'personal' as const, digest: digestOfSecret(token) }
      : await this.tokens.read(token);
    if (read.kind === 'refused') return { valid: false, reason: read.reason };
    const standing = await this.live.standingOf(read);
    if (standing !== undefined) return { valid: true, credential: read, ...standing };
    return { valid: false, reason: read.kind === 'session' ? 'session-ended' : 'token-revoked' };
  }

  /** Who it is by now; undefined when the token holds no more, because it was ended elsewhere. */
  again(credential: Credential): Promise<Standing | undefined> {
    return this.live.standingOf(credential);
  }
}
