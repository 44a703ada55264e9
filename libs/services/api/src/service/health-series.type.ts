/** Throughput and latency over time, in columns as charts take them. */
import { Field, Float, Int, ObjectType } from '@nestjs/graphql';

const COUNTED = { description: 'In a second, on the average of the point.' };
const LATE = {
  nullable: 'items',
  description: 'Milliseconds; the worst of the point, null where nothing happened.',
} as const;

@ObjectType({
  description:
    'What the process that has answered remembers, one entry of each column for a point in time. ' +
    'It begins with the process.',
})
export class HealthSeries {
  @Field({ description: 'As its own log names it: `scoresheet`, `api`.' })
  readonly process!: string;

  @Field(() => Int, { description: 'How often the process looks, in milliseconds.' })
  readonly everyMs!: number;

  @Field(() => [Float], { description: 'Milliseconds since the epoch, the oldest first.' })
  readonly at!: readonly number[];

  @Field(() => [Float], COUNTED)
  readonly answers!: readonly number[];

  @Field(() => [Float], COUNTED)
  readonly accepted!: readonly number[];

  @Field(() => [Float], COUNTED)
  readonly refused!: readonly number[];

  @Field(() => [Float], COUNTED)
  readonly conflicts!: readonly number[];

  @Field(() => [Float], LATE)
  readonly answerP50Ms!: readonly (number | null)[];

  @Field(() => [Float], LATE)
  readonly answerP99Ms!: readonly (number | null)[];

  @Field(() => [Float], LATE)
  readonly commandP50Ms!: readonly (number | null)[];

  @Field(() => [Float], LATE)
  readonly commandP99Ms!: readonly (number | null)[];

  @Field(() => [Float], { description: 'Of the reader that is behind most.' })
  readonly lagSeconds!: readonly number[];

  @Field(() => [Float], { description: 'How late timers were.' })
  readonly eventLoopLagMs!: readonly number[];

  @Field(() => [Float])
  readonly memoryBytes!: readonly number[];
}
