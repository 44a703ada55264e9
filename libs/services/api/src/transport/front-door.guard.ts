/**
 * Stands before every query, mutation and subscription on either transport: personal tokens do what
 * they were made for, no argument says what nothing can be called, nobody comes in from a blocked
 * address, and nobody is faster than the server is for others.
 */
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import { Authenticator } from '@scoresheet/services-accounts';
import type { GraphQLResolveInfo } from 'graphql';
import { SHORTAGE, type Shortage } from '../api-parts.js';
import { impossibleText } from './impossible-text.js';
import { clientError } from './masked-error.js';
import { missingScope } from './operation-scopes.js';
import { RateLimits } from './rate-limits.service.js';
import { blocked, type RequestContext } from './request-context.js';
import { SecurityRefusals } from './security-refusals.js';
import { forbidden } from './security-trace.interceptor.js';

@Injectable()
export class FrontDoorGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    @Inject(SHORTAGE) private readonly shortage: Shortage,
    private readonly authenticator: Authenticator,
    private readonly refusals: SecurityRefusals,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType<GqlContextType>() !== 'graphql') return true;
    const asked = GqlExecutionContext.create(context);
    const info = asked.getInfo<GraphQLResolveInfo>();
    const { fieldName, operation } = info;
    const impossible = impossibleText(asked.getArgs());
    if (impossible !== undefined) throw clientError('BAD_USER_INPUT', impossible);
    const { viewer, address } = asked.getContext<RequestContext>();
    const refused = await this.authenticator.refusalOf(address, viewer);
    if (refused !== undefined) {
      this.refusals.count('blocked', fieldName);
      throw blocked(refused);
    }
    const missing = missingScope(viewer?.scopes, operation.operation, fieldName);
    if (missing !== undefined) {
      this.refusals.count(forbidden(info), fieldName);
      throw clientError('FORBIDDEN', missing.says, missing.details);
    }
    const kind = String(operation.operation);
    if (kind === 'mutation' && this.shortage() !== undefined) throw noRoom();
    if (kind !== 'query') {
      await this.limits.allowOperation(viewer?.accountId ?? address);
    }
    return true;
  }
}

/** The error for a command that was not written, so that nobody has to ask what became of it. */
const noRoom = () =>
  clientError(
    'UNAVAILABLE',
    'This server has no room left on its disk and accepts nothing now. Nothing was done, and ' +
      'what was accepted before is kept. Send the same again later.',
  );
