/** What to give to whoever is to come to a private match. */
import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { MatchTails } from '../matches/match-tails.service.js';
import { clientError } from '../transport/masked-error.js';
import { Commander } from '../transport/request-context.js';
import { Invitations } from './invitations.service.js';

@Resolver()
export class InvitationResolver {
  constructor(
    private readonly invitations: Invitations,
    private readonly tails: MatchTails,
  ) {}

  @Query(() => String, {
    nullable: true,
    description:
      'The code by which others watch a private match and take its seats, for whoever opened it ' +
      'or sits there. Null where the match is for everybody.',
  })
  async invitation(
    @Args('match', { type: () => ID }) match: string,
    @Commander() asker: Identity,
  ): Promise<string | null> {
    const state = await this.invitations.stateFor(match, { asker });
    if (state === undefined) throw this.tails.unknownError(match);
    if (!state.terms.private) return null;
    const isHost = await this.invitations.isHost(state, asker.accountId);
    if (!isHost) throw clientError('FORBIDDEN', NOT_YOURS);
    return this.invitations.codeFor(state) ?? null;
  }
}

const NOT_YOURS = 'Only whoever opened the match or sits in it can invite others.';
