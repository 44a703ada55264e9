/** An event of a match, as one viewer may know it. */
import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { MatchState, RulesSource } from '@scoresheet/domain-match';
import type { AdmittedEvent } from '@scoresheet/services-tail';
import { decisionType, DecisionType } from '../matches/decision.type.js';
import { MatchStatus } from '../matches/match.type.js';
import { JsonScalar } from '../scalars.js';
import { seenMatch, type VisibilityCut } from '../visibility-cut.js';
import { recordEventType, RecordEventType } from './record-event.type.js';

@ObjectType('MatchEvent')
export class MatchEventType extends RecordEventType {
  @Field(() => ID)
  readonly match!: string;
}

@ObjectType('MatchMessage', { description: 'An event, and the situation right after it.' })
export class MatchMessageType extends MatchEventType {
  @Field(() => MatchStatus)
  readonly status!: MatchStatus;

  @Field(() => [DecisionType], { description: 'The decisions that are open after the event.' })
  readonly decisions!: readonly DecisionType[];

  @Field(() => JsonScalar, { nullable: true, description: 'The table, if it was asked for.' })
  readonly table!: unknown;

  @Field({ description: 'Give it to `after` of a query that has to know of this event.' })
  readonly token!: string;
}

export const matchEventType = (event: AdmittedEvent, cut: VisibilityCut): MatchEventType => ({
  match: event.header.record,
  ...recordEventType(event, cut),
});

interface MessageParts {
  readonly event: AdmittedEvent;
  /** Right after the event. */
  readonly state: MatchState;
  readonly cut: VisibilityCut;
  readonly withTable: boolean;
  readonly token: string;
}

export function matchMessageType(
  { event, state, cut, withTable, token }: MessageParts,
  rules: RulesSource,
): MatchMessageType {
  const { status, table } = seenMatch(state, cut, rules);
  return {
    ...matchEventType(event, cut),
    status: status as MatchStatus,
    decisions: (table?.decisions ?? []).map(decisionType),
    table: withTable ? table : null,
    token,
  };
}
