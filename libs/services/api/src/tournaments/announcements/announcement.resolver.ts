/** Announcements of a tournament: the record has their numbers and digests, and no word of them. */
import { Args, ArgsType, Field, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { notNegative } from '../../events/not-negative.js';
import { ReasonLoader } from '../../rulings/reason-loader.service.js';
import { Asker, Commander } from '../../transport/request-context.js';
import { TournamentCommandArgs } from '../commands/tournament-command-args.js';
import { TournamentSender } from '../commands/tournament-sender.service.js';
import { ShownTournaments } from '../reckoning/shown-tournaments.service.js';
import { TournamentOutcomeUnion, type TournamentOutcome } from '../tournament-outcome.js';
import { AnnouncementType } from './announcement.type.js';

const MAX_AT_ONCE = 100;

@ArgsType()
class PostAnnouncementArgs extends TournamentCommandArgs {
  @Field({
    description: 'Stands outside the record, which holds its digest, and can be erased.',
  })
  readonly text!: string;
}

@ArgsType()
class AnnouncementsArgs {
  @Field(() => ID)
  readonly tournament!: string;

  @Field(() => [String], { defaultValue: [], description: 'Tokens of events to wait for.' })
  readonly afterTokens!: readonly string[];

  @Field(() => Int, { nullable: true, description: 'Only those with a lower number.' })
  readonly before?: number | null;

  @Field(() => Int, { defaultValue: 20, description: 'How many; never more than 100.' })
  readonly first!: number;
}

@Resolver()
export class AnnouncementResolver {
  constructor(
    private readonly sender: TournamentSender,
    private readonly tournaments: ShownTournaments,
    private readonly loader: ReasonLoader,
  ) {}

  @Mutation(() => TournamentOutcomeUnion, { description: 'Staff tell everybody something.' })
  postAnnouncement(
    @Args() { text, ...asked }: PostAnnouncementArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('post-announcement', { ...asked, reason: text }, identity);
  }

  @Query(() => [AnnouncementType], { description: 'The newest first.' })
  async announcements(
    @Args() { tournament, afterTokens, before, first }: AnnouncementsArgs,
    @Asker() asker: Identity | undefined,
  ): Promise<readonly AnnouncementType[]> {
    notNegative({ first, before: before ?? 0 });
    const { state } = await this.tournaments.shownAfter(afterTokens, tournament, asker);
    const end = before == null ? undefined : Math.max(0, before - 1);
    const posted = state.announcements.slice(0, end);
    const page = posted.slice(Math.max(0, posted.length - Math.min(first, MAX_AT_ONCE)));
    const firstNumber = posted.length - page.length + 1;
    const shown = page.map(({ seq, atMs, digest }, at) => ({
      number: firstNumber + at,
      seq,
      postedAt: atMs,
      words: this.loader.load({ record: tournament, digest }),
    }));
    return shown.toReversed();
  }
}
