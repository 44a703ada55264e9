/** What a correction would change, before anybody decides on it. */
import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import { Refused } from '../../commands/command-outcome.js';
import { RankedLineType } from './standings.type.js';

@ObjectType('ChangedLine')
class ChangedLineType {
  @Field(() => Int)
  readonly entrant!: number;

  @Field(() => RankedLineType)
  readonly before!: RankedLineType;

  @Field(() => RankedLineType)
  readonly after!: RankedLineType;
}

@ObjectType('CorrectionPreview')
export class CorrectionPreviewType {
  /** The tournament, for the names that are asked for in the same query. */
  readonly tournament: string;

  @Field(() => Int, { description: 'For `expectedSeq` of `correctResult`.' })
  readonly seq: number;

  @Field(() => [ChangedLineType], {
    description:
      'Everybody whose rank or numbers would be others, in the order of the new standings.',
  })
  readonly standings: readonly ChangedLineType[];

  @Field(() => [String], { description: 'Matches of the bracket in which others would meet.' })
  readonly bracket: readonly string[];

  @Field(() => [String], {
    description: 'Matches that the correction decides by walkover, because a player has left.',
  })
  readonly walkovers: readonly string[];

  constructor({ tournament, seq, standings, bracket, walkovers }: CorrectionPreviewType) {
    this.tournament = tournament;
    this.seq = seq;
    this.standings = standings;
    this.bracket = bracket;
    this.walkovers = walkovers;
  }
}

export type PreviewOutcome = CorrectionPreviewType | Refused;

export const PreviewOutcomeUnion = createUnionType({
  name: 'CorrectionPreviewOutcome',
  types: () => [CorrectionPreviewType, Refused] as const,
  resolveType: (outcome: PreviewOutcome) =>
    outcome instanceof Refused ? Refused.name : 'CorrectionPreview',
});
