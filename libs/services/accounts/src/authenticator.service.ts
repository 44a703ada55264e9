/** From a token to whoever holds it: the one door through which every request comes. */
import { Inject, Injectable } from '@nestjs/common';
import type { Identity } from './identity.js';
import { LiveSessions } from './sessions/live-sessions.service.js';
import { TokenService, type TokenRefusal } from './token.service.js';

export type Authenticated =
  | { readonly valid: true; readonly viewer: Identity }
  | { readonly valid: false; readonly reason: TokenRefusal | 'session-ended' };

@Injectable()
export class Authenticator {
  constructor(
    @Inject(TokenService) private readonly tokens: TokenService,
    @Inject(LiveSessions) private readonly live: LiveSessions,
  ) {}

  async authenticate(token: string): Promise<Authenticated> {
    const read = await this.tokens.read(token);
    switch (read.kind) {
      case 'refused':
        return { valid: false, reason: read.reason };
      case 'bearer': {
        const { actor, role } = read.bearer;
        return { valid: true, viewer: { accountId: actor, roles: [role] } };
      }
      case 'session': {
        const roles = await this.live.rolesOf(read.session);
        if (roles === undefined) return { valid: false, reason: 'session-ended' };
        return { valid: true, viewer: { ...read.session, roles } };
      }
    }
  }
}
