/** An event of a match, as one viewer may know it. */
import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { MatchState, RulesSource } from '@scoresheet/domain-match';
import type { AdmittedEvent } from '@scoresheet/services-tail';
import { decisionType, DecisionType } from '../matches/decision.type.js';
import { MatchStatus } from '../matches/match.type.js';
import { JsonScalar } from '../scalars.js';
import { seenMatch, seenPart, type VisibilityCut } from '../visibility-cut.js';

@ObjectType('MatchEvent')
export class MatchEventType {
  @Field(() => ID)
  readonly match!: string;

  @Field(() => Int, { description: 'Number of the event in the record: 0, 1, 2 …' })
  readonly seq!: number;

  @Field({ description: 'Such as `seat-taken` or `decision-answered`.' })
  readonly type!: string;

  @Field(() => Float, { description: 'Milliseconds since the epoch.' })
  readonly at!: number;

  @Field(() => ID, { description: 'Id of the command that became this event.' })
  readonly commandId!: string;

  @Field({ description: "SHA-256 of the event's header; the next event names it." })
  readonly hash!: string;

  @Field(() => JsonScalar, { description: 'What was done, as far as the viewer may know.' })
  readonly action!: unknown;

  @Field(() => [JsonScalar], { description: 'What became true, as far as the viewer may know.' })
  readonly facts!: readonly unknown[];
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

export function matchEventType(event: AdmittedEvent, cut: VisibilityCut): MatchEventType {
  const { header, head } = event;
  const { action = null, facts } = seenPart(event, cut);
  return {
    match: header.record,
    seq: header.seq,
    type: header.type,
    at: header.at,
    commandId: header.commandId,
    hash: head.hash,
    action,
    facts: Array.isArray(facts) ? facts : [],
  };
}

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
