/** What a correction would change, for whoever may make it. */
import { Args, ArgsType, Field, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { tournamentCommandIn, type CorrectResult } from '@scoresheet/contracts-messages';
import { invariant } from '@scoresheet/rules-engine';
import type { Identity } from '@scoresheet/services-accounts';
import { Refused } from '../../commands/command-outcome.js';
import { NO_DIGEST } from '../../rulings/send-with-reason.js';
import { clientError } from '../../transport/masked-error.js';
import { Caller, Commander, type RequestContext } from '../../transport/request-context.js';
import { given } from '../commands/given.js';
import { sentResult, TableResultInput } from '../results/table-result.type.js';
import {
  CorrectionPreviewType,
  PreviewOutcomeUnion,
  type PreviewOutcome,
} from './correction-preview.type.js';
import { Reckoner } from './reckoner.service.js';
import { ShownTournaments } from './shown-tournaments.service.js';

@ArgsType()
class PreviewArgs {
  @Field(() => ID)
  readonly tournament!: string;

  @Field(() => Int)
  readonly phase!: number;

  @Field(() => Int)
  readonly round!: number;

  @Field(() => Int)
  readonly table!: number;

  @Field(() => TableResultInput, { description: 'The result as it would be from then on.' })
  readonly result!: TableResultInput;

  @Field(() => [String], { defaultValue: [], description: 'Tokens of events to wait for.' })
  readonly after!: readonly string[];
}

@Resolver()
export class CorrectionPreviewResolver {
  constructor(
    private readonly tournaments: ShownTournaments,
    private readonly reckoner: Reckoner,
  ) {}

  @Query(() => PreviewOutcomeUnion, {
    description: 'Refused as the correction itself would be. Nothing is changed.',
  })
  async previewCorrection(
    @Args() { tournament, after, ...args }: PreviewArgs,
    @Commander() asker: Identity,
    @Caller() caller: RequestContext,
  ): Promise<PreviewOutcome> {
    const { state } = await this.tournaments.shownAfter(after, tournament, asker);
    const { record, seq } = state;
    const command = correction({ ...args, record, actor: asker.accountId, expectedSeq: seq });
    const told = await this.reckoner.ask(
      { tournament, seq },
      { ask: 'correction', command },
      caller,
    );
    if (!('outcome' in told)) return new CorrectionPreviewType({ tournament, ...told });
    invariant(told.outcome === 'refused', 'nothing comes between an event and its preview');
    return new Refused(told);
  }
}

type Asked = Pick<PreviewArgs, 'phase' | 'round' | 'table' | 'result'> &
  Pick<CorrectResult, 'record' | 'actor' | 'expectedSeq'>;

/** The correction as it would be sent, so that it is refused for the same reasons. */
function correction({ result, ...sent }: Asked): CorrectResult {
  const command = tournamentCommandIn({
    ...sent,
    type: 'correct-result',
    role: 'player',
    commandId: 'preview',
    result: given(sentResult(result)),
    reasonDigest: NO_DIGEST,
  });
  if (command?.type === 'correct-result') return command;
  const says = '`result` is none that a table can have: see the fields of TableResultInput.';
  throw clientError('BAD_USER_INPUT', says);
}
