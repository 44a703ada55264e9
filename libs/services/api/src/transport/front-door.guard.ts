/**
 * Stands before every query, mutation and subscription on either transport: personal tokens do what
 * they were made for, no argument says what nothing can be called, and nobody is faster than the
 * server is for others.
 */
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { impossibleText } from './impossible-text.js';
import { clientError } from './masked-error.js';
import { missingScope } from './operation-scopes.js';
import { RateLimits } from './rate-limits.service.js';
import type { RequestContext } from './request-context.js';

@Injectable()
export class FrontDoorGuard implements CanActivate {
  constructor(@Inject(RateLimits) private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType<GqlContextType>() !== 'graphql') return true;
    const asked = GqlExecutionContext.create(context);
    const { fieldName, operation } = asked.getInfo<GraphQLResolveInfo>();
    const impossible = impossibleText(asked.getArgs());
    if (impossible !== undefined) throw clientError('BAD_USER_INPUT', impossible);
    const { viewer, address } = asked.getContext<RequestContext>();
    const missing = missingScope(viewer?.scopes, operation.operation, fieldName);
    if (missing !== undefined) throw clientError('FORBIDDEN', missing.says, missing.details);
    if (String(operation.operation) !== 'query') {
      await this.limits.allowOperation(viewer?.accountId ?? address);
    }
    return true;
  }
}
