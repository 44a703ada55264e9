/** A match as one viewer may see it. */
import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { MatchView } from '@scoresheet/domain-match';
import { NodeType } from '../node/node.type.js';
import { JsonScalar } from '../scalars.js';
import { autoPassType, AutoPassType } from './auto-pass.type.js';
import { decisionType, DecisionType } from './decision.type.js';
import { JudgeSeatType } from './judge-seat.type.js';
import { RecordOpens } from './record-opens.js';
import { seriesType, SeriesType } from './series.type.js';
import { SpectatorDelayType } from './spectator-delay.type.js';
import { clockType, ClockType, SeatClockType } from './match-clock.type.js';

export enum MatchStatus {
  OPEN = 'open',
  RUNNING = 'running',
  PAUSED = 'paused',
  OVER = 'over',
}
registerEnumType(MatchStatus, {
  name: 'MatchStatus',
  description:
    'OPEN: seats are taken. RUNNING: the game is played. PAUSED: nobody acts until ' +
    'staff let it go on. OVER: nothing more can happen.',
});

@ObjectType('Seat')
export class SeatType {
  @Field(() => Int)
  readonly seat!: number;

  @Field(() => ID, { nullable: true, description: 'Who sits there; null while it is free.' })
  readonly actor!: string | null;

  @Field()
  readonly ready!: boolean;

  @Field(() => Int, { description: 'How often a judge has warned the seat.' })
  readonly warnings!: number;

  @Field(() => SeatClockType, {
    nullable: true,
    description: 'Null in a match without clocks, and in lists.',
  })
  readonly clock?: SeatClockType | null;

  @Field(() => AutoPassType, {
    nullable: true,
    description: "Your own order to pass, if any; staff sees everybody's. Null in lists.",
  })
  readonly autoPass?: AutoPassType | null;
}

@ObjectType('Result')
export class ResultType {
  @Field(() => [[Int]], {
    description:
      'Seats by place, the winner first; a draw shares a place. Empty: there is no result.',
  })
  readonly places!: readonly (readonly number[])[];

  @Field({ description: 'A kebab-case fact: how it ended.' })
  readonly reason!: string;
}

@ObjectType('Match', { implements: () => [NodeType] })
export class MatchType extends NodeType {
  @Field()
  readonly game!: string;

  @Field({ description: 'Id and version of its rules; `cards` gives the cards of them.' })
  readonly ruleset!: string;

  @Field(() => MatchStatus)
  readonly status!: MatchStatus;

  @Field(() => Int, { description: 'Number of the last event that this answer knows of.' })
  readonly seq!: number;

  @Field(() => [[Int]], {
    description:
      'Runs of clock ticks: sequence numbers of the first and the last event of each. All other ' +
      'events are steps of the match.',
  })
  readonly ticks!: readonly (readonly number[])[];

  @Field(() => [SeatType])
  readonly seats!: readonly SeatType[];

  @Field(() => JudgeSeatType, {
    nullable: true,
    description: 'Null where no JUDGE sits at the table.',
  })
  readonly judge!: JudgeSeatType | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The seat in which you sit; 0 for the JUDGE.',
  })
  readonly ownSeat!: number | null;

  @Field(() => JsonScalar, {
    nullable: true,
    description: "The table in the game's own shape; null before the game begins.",
  })
  readonly table!: unknown;

  @Field(() => [DecisionType], { description: 'The decisions that are open.' })
  readonly decisions!: readonly DecisionType[];

  @Field(() => SpectatorDelayType, { description: 'How long events are kept from the public.' })
  readonly spectatorDelay!: SpectatorDelayType;

  @Field(() => RecordOpens, { description: 'When everybody may read the whole record.' })
  readonly opens!: RecordOpens;

  @Field({ description: 'Only who has a seat or an invitation is told of it.' })
  readonly private!: boolean;

  @Field(() => Float, {
    description: 'The match is closed after so many milliseconds without an event.',
  })
  readonly abandonAfterMs!: number;

  @Field(() => ClockType, { nullable: true, description: 'Null: think as long as you like.' })
  readonly clock!: ClockType | null;

  @Field(() => ResultType, { nullable: true })
  readonly result!: ResultType | null;

  @Field(() => SeriesType, { nullable: true, description: 'Null for a single game.' })
  readonly series!: SeriesType | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The seat that begins, once that is known; null where the game finds out by itself.',
  })
  readonly begins!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The seat that says who begins, by getting ready; null where nobody does, and once it has.',
  })
  readonly beginsChosenBy!: number | null;
}

export const seatTypes = ({ seats }: Pick<MatchView, 'seats'>): readonly SeatType[] =>
  seats.map((seat) => ({ ...seat, autoPass: autoPassType(seat.autoPass) }));

export function matchType(view: MatchView, ownSeat: number | null): MatchType {
  const { record, game, ruleset, status, seq, judge, table, result } = view;
  const { spectatorDelay, opens, abandonAfterMs, clock } = view;
  return {
    id: record,
    game,
    ruleset,
    status: status as MatchStatus,
    seq,
    ticks: view.machinery,
    seats: seatTypes(view),
    judge,
    ownSeat,
    table,
    decisions: (table?.decisions ?? []).map(decisionType),
    result,
    spectatorDelay,
    opens: opens as RecordOpens,
    private: view.private,
    abandonAfterMs,
    clock: clockType(clock),
    series: seriesType(view.series),
    begins: view.begins ?? null,
    beginsChosenBy: view.beginsChosenBy ?? null,
  };
}
