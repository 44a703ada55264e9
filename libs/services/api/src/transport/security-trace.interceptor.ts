/** Counts what a mutation, query or subscription refuses, if the refusal matters for security. */
import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import { tap, type Observable } from 'rxjs';
import { AccountRefused } from '../accounts/account-outcome.js';
import { Refused } from '../commands/command-outcome.js';
import { SecurityRefusals, type SecurityReason } from './security-refusals.js';

type Reasons = ReadonlyMap<unknown, SecurityReason>;

const REGISTRATIONS: ReadonlySet<string> = new Set(['register', 'openNewAccount']);

const BY_ACCOUNT_CODE: Reasons = new Map([
  ['sign-in-failed', 'wrong-password'],
  ['password-wrong', 'wrong-password'],
  ['refresh-token-unknown', 'wrong-token'],
  ['refresh-token-reused', 'wrong-token'],
  ['account-blocked', 'blocked'],
  ['not-an-operator', 'forbidden-command'],
]);

const BY_COMMAND_CODE: Reasons = new Map([
  ['wrong-code', 'wrong-code'],
  ['wrong-role', 'forbidden-command'],
  ['not-allowed', 'forbidden-command'],
]);

@Injectable()
export class SecurityTrace implements NestInterceptor {
  constructor(private readonly refusals: SecurityRefusals) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType<GqlContextType>() !== 'graphql') return next.handle();
    const info = GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>();
    const count = (reason: SecurityReason | undefined): void => {
      if (reason !== undefined) this.refusals.count(reason, info.fieldName);
    };
    return next.handle().pipe(
      tap({
        next: (outcome) => count(reasonOf(outcome, info)),
        error: (error) => count(reasonOfError(error, info)),
      }),
    );
  }
}

export const forbidden = ({ operation }: Pick<GraphQLResolveInfo, 'operation'>): SecurityReason =>
  String(operation.operation) === 'mutation' ? 'forbidden-command' : 'forbidden-query';

function reasonOf(outcome: unknown, { fieldName }: GraphQLResolveInfo): SecurityReason | undefined {
  if (outcome instanceof Refused) return BY_COMMAND_CODE.get(outcome.code);
  if (!(outcome instanceof AccountRefused)) return undefined;
  return REGISTRATIONS.has(fieldName) ? 'registration' : BY_ACCOUNT_CODE.get(outcome.code);
}

function reasonOfError(error: unknown, info: GraphQLResolveInfo): SecurityReason | undefined {
  const code = error instanceof GraphQLError ? error.extensions['code'] : undefined;
  if (code === 'FORBIDDEN') return forbidden(info);
  if (code !== 'RATE_LIMITED') return undefined;
  return REGISTRATIONS.has(info.fieldName) ? 'registration' : 'too-many-tries';
}
