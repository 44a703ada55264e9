/** What operators do with sessions of others. */
import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { isRefusal, OperatorSessions, type Identity } from '@scoresheet/services-accounts';
import { clientError } from '../transport/masked-error.js';
import { Asker } from '../transport/request-context.js';
import { AccountOutcomeUnion, type AccountOutcome } from './account-outcome.js';
import { byOperator } from './by-operator.js';
import { onlyOperators } from './only-operators.js';
import { SessionType, sessionType } from './session.type.js';

@Resolver()
export class OperatorSessionResolver {
  constructor(private readonly sessions: OperatorSessions) {}

  @Query(() => [SessionType], {
    description: 'For operators: open sessions of an account or a guest, the one used last first.',
  })
  async sessionsOf(
    @Asker() asker: Identity | undefined,
    @Args('account', { type: () => ID }) account: string,
  ): Promise<readonly SessionType[]> {
    onlyOperators(asker);
    const found = await this.sessions.of(account, asker);
    if (isRefusal(found)) throw clientError('FORBIDDEN', found.says);
    return found.map((session) => sessionType(session, asker));
  }

  @Mutation(() => AccountOutcomeUnion, {
    description: 'Operators close a session of somebody, whose other sessions go on.',
  })
  closeSessionOf(
    @Asker() asker: Identity | undefined,
    @Args('account', { type: () => ID }) account: string,
    @Args('session', { type: () => ID, description: 'As `sessionsOf` lists it.' }) session: string,
  ): Promise<AccountOutcome> {
    return byOperator(asker, account, (by) => this.sessions.close(account, session, by));
  }
}
