/** One match as its viewer may see it, and the list of all. */
import { Inject } from '@nestjs/common';
import { Args, ArgsType, Field, ID, Int, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { API_OPTIONS, type ApiOptions } from '../api-options.js';
import { clientError } from '../transport/masked-error.js';
import { ReadYourWrites } from '../read-your-writes.service.js';
import { Asker } from '../transport/request-context.js';
import { cutOf, seenMatch } from '../visibility-cut.js';
import { matchConnection, MatchConnectionType, readCursor } from './match-list.type.js';
import { MatchTails } from './match-tails.service.js';
import { MatchStatus, matchType, MatchType } from './match.type.js';

@ArgsType()
class MatchesArgs {
  @Field(() => MatchStatus, { nullable: true })
  readonly status?: MatchStatus | null;

  @Field(() => String, { nullable: true })
  readonly game?: string | null;

  @Field(() => Int, { defaultValue: 20, description: 'How many at most.' })
  readonly first!: number;

  @Field(() => String, { nullable: true, description: 'The cursor after which to go on.' })
  readonly after?: string | null;

  @Field(() => [String], { defaultValue: [], description: 'Tokens of events to wait for.' })
  readonly afterTokens!: readonly string[];
}

@Resolver()
export class MatchResolver {
  constructor(
    @Inject(MatchTails) private readonly tails: MatchTails,
    @Inject(ReadYourWrites) private readonly writes: ReadYourWrites,
    @Inject(API_OPTIONS) private readonly options: ApiOptions,
  ) {}

  @Query(() => MatchType, { nullable: true, description: 'Null where there is no such match.' })
  async match(
    @Args('id', { type: () => ID }) id: string,
    @Args('after', {
      type: () => [String],
      defaultValue: [],
      description: 'Tokens of events that the answer has to know of.',
    })
    after: readonly string[],
    @Asker() asker: Identity | undefined,
  ): Promise<MatchType | null> {
    await this.writes.read(after);
    const state = await this.tails.findState(id);
    if (state === undefined) return null;
    const cut = cutOf(state, asker);
    const ownSeat = typeof cut.viewer === 'number' ? cut.viewer : null;
    return matchType(seenMatch(state, cut, this.options.environment), ownSeat);
  }

  @Query(() => MatchConnectionType, { description: 'The newest first; a moment behind the log.' })
  async matches(
    @Args() { status, game, first, after, afterTokens }: MatchesArgs,
  ): Promise<MatchConnectionType> {
    if (first < 1) throw clientError('BAD_USER_INPUT', '`first` is 1 or more.');
    await this.writes.projected(afterTokens);
    const page = await this.options.matches.matches({
      first,
      ...(status == null ? {} : { status }),
      ...(game == null ? {} : { game }),
      ...(after == null ? {} : { after: readCursor(after) }),
    });
    return matchConnection(page);
  }
}
