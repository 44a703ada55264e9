/** How a table went: told by its players, by staff, and corrected. */
import { Args, ArgsType, Field, Int, Mutation, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { Commander } from '../../transport/request-context.js';
import { sentResult, TableResultInput } from '../results/table-result.type.js';
import { TournamentOutcomeUnion, type TournamentOutcome } from '../tournament-outcome.js';
import { REASON, TableCommandArgs } from './tournament-command-args.js';
import { TournamentSender } from './tournament-sender.service.js';

@ArgsType()
class ResultArgs extends TableCommandArgs {
  @Field(() => TableResultInput)
  readonly result!: TableResultInput;
}

@ArgsType()
class SeatedResultArgs extends ResultArgs {
  @Field(() => [Int], {
    nullable: true,
    description: 'Who sits there as you know it, in table order: refused where others sit by now.',
  })
  readonly between?: readonly number[] | null;
}

@ArgsType()
class EnterResultArgs extends SeatedResultArgs {
  @Field(() => TableResultInput, {
    nullable: true,
    description: 'The result that it replaces, as you know it; absent where you know of none.',
  })
  readonly instead?: TableResultInput | null;
}

@ArgsType()
class CorrectResultArgs extends ResultArgs {
  @Field(() => Int, { description: 'Number of the last event that you have seen.' })
  readonly expectedSeq!: number;

  @Field({ description: REASON })
  readonly reason!: string;
}

@Resolver()
export class ResultResolver {
  constructor(private readonly sender: TournamentSender) {}

  @Mutation(() => TournamentOutcomeUnion, {
    description:
      'Says how your table went. Two who say the same make a result; who say otherwise call staff.',
  })
  reportResult(
    @Args() { between, ...asked }: SeatedResultArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    const result = sentResult(asked.result);
    const sent = { ...asked, ...seatedAs(between), result };
    return this.sender.send('report-result', sent, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, { description: 'Staff say how a table went.' })
  enterResult(
    @Args() { instead, between, ...asked }: EnterResultArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    const result = sentResult(asked.result);
    const replaced = instead == null ? {} : { instead: sentResult(instead) };
    const sent = { ...asked, ...seatedAs(between), result, ...replaced };
    return this.sender.send('enter-result', sent, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'Changes a result of a closed round. What was played stays played.',
  })
  correctResult(
    @Args() asked: CorrectResultArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    const result = sentResult(asked.result);
    return this.sender.send('correct-result', { ...asked, result }, identity);
  }
}

const seatedAs = (between: readonly number[] | null | undefined) =>
  between == null ? {} : { between: [...between] };
