/** An event of a match, as one viewer may know it. */
import { Field, Float, ID, ObjectType } from '@nestjs/graphql';
import type { MatchState, RulesSource } from '@scoresheet/domain-match';
import type { AdmittedEvent } from '@scoresheet/services-tail';
import { decisionType, DecisionType } from '../matches/decision.type.js';
import { MatchStatus, SeatType, seatTypes } from '../matches/match.type.js';
import { seriesType, SeriesType } from '../matches/series.type.js';
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

  @Field(() => [SeatType], {
    description: 'The seats right after the event. Their clocks do not run on from there.',
  })
  readonly seats!: readonly SeatType[];

  @Field(() => SeriesType, { nullable: true, description: 'Null for a single game.' })
  readonly series!: SeriesType | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Milliseconds from the step before, past all clock ticks, to this event. Null for a tick ' +
      'and for event 0.',
  })
  readonly tookMs!: number | null;

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
  const view = seenMatch(state, cut, rules);
  const { status, table, tookMs } = view;
  return {
    ...matchEventType(event, cut),
    status: status as MatchStatus,
    decisions: (table?.decisions ?? []).map(decisionType),
    table: withTable ? table : null,
    seats: seatTypes(view),
    series: seriesType(view.series),
    tookMs,
    token,
  };
}
