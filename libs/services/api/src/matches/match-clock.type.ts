/** The clocks of a match: how long its seats may think, and what each of them has left. */
import { Field, Float, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

enum ClockKind {
  BANK = 'bank',
  PER_DECISION = 'per-decision',
}
registerEnumType(ClockKind, {
  name: 'ClockKind',
  description:
    'BANK: `bankMs` for the whole match, and `incrementMs` more after each answer. ' +
    'PER_DECISION: `decisionMs` for each decision anew.',
});

@InputType({ description: 'The clock of each seat. A seat whose time runs out has lost.' })
export class ClockInput {
  @Field(() => ClockKind)
  readonly kind!: ClockKind;

  @Field(() => Int, { nullable: true, description: 'Milliseconds; for BANK alone.' })
  readonly bankMs?: number | null;

  @Field(() => Int, { nullable: true, description: 'Milliseconds; for BANK alone, 0 if absent.' })
  readonly incrementMs?: number | null;

  @Field(() => Int, { nullable: true, description: 'Milliseconds; for PER_DECISION alone.' })
  readonly decisionMs?: number | null;
}

@ObjectType('Clock')
export class ClockType {
  @Field(() => ClockKind)
  readonly kind!: ClockKind;

  @Field(() => Int, { nullable: true, description: 'Milliseconds for the whole match.' })
  readonly bankMs?: number | null;

  @Field(() => Int, { nullable: true, description: 'Milliseconds more after each answer.' })
  readonly incrementMs?: number | null;

  @Field(() => Int, { nullable: true, description: 'Milliseconds for each decision.' })
  readonly decisionMs?: number | null;
}

@ObjectType('SeatClock', {
  description: 'A clock as it stood at `asOf`; if it runs, count down from there.',
})
export class SeatClockType {
  @Field(() => Int, { description: 'Milliseconds; never less than 0.' })
  readonly msLeft!: number;

  @Field({ description: 'Whether the clock runs: the seat owes an answer.' })
  readonly running!: boolean;

  @Field(() => Float, { description: 'Official time: milliseconds since the epoch.' })
  readonly asOf!: number;
}

/** The terms of event 0, whose words the enum repeats. */
export const clockType = (clock: { readonly kind: string } | null): ClockType | null =>
  clock as ClockType | null;

/** A clock as the command wants it: what is absent is left out, and the rest is checked there. */
export const askedClock = (clock: ClockInput): object =>
  Object.fromEntries(Object.entries(clock).filter(([, value]) => value != null));
