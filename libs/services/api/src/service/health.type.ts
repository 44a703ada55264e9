/** How a process is, as an operator reads it. */
import { Field, Float, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Something that was looked at, as `/readyz` and the doctor do.' })
export class HealthCheck {
  @Field({ description: 'A kebab-case word.' })
  readonly name!: string;

  @Field()
  readonly ok!: boolean;

  @Field(() => String, { nullable: true, description: 'What is wrong and what to do.' })
  readonly says!: string | null;
}

@ObjectType({ description: 'How far a reader of the log is behind, over all its partitions.' })
export class ReaderLag {
  @Field({ description: 'Such as `api`, `worker`, `projection`.' })
  readonly reader!: string;

  @Field()
  readonly topic!: string;

  @Field(() => Float, { description: 'All that lies between it and the end of the log.' })
  readonly entries!: number;

  @Field(() => Float, { description: 'In the partition where it is behind most.' })
  readonly seconds!: number;
}

@ObjectType({ description: 'Of one second, on the average of about a minute.' })
class HealthRates {
  @Field(() => Float, { description: 'Questions and commands over HTTP.' })
  readonly answers!: number;

  @Field(() => Float, { description: 'Commands, like the others.' })
  readonly accepted!: number;

  @Field(() => Float)
  readonly refused!: number;

  @Field(() => Float)
  readonly conflicts!: number;
}

@ObjectType({ description: 'Of about a minute, in milliseconds; null where nothing happened.' })
export class HealthTimes {
  @Field(() => Float, { nullable: true, description: 'Half of all answers over HTTP.' })
  readonly answerP50!: number | null;

  @Field(() => Float, { nullable: true, description: 'All but one of a hundred.' })
  readonly answerP99!: number | null;

  @Field(() => Float, { nullable: true, description: 'Half of all commands, until their event.' })
  readonly commandP50!: number | null;

  @Field(() => Float, { nullable: true, description: 'All but one of a hundred.' })
  readonly commandP99!: number | null;
}

@ObjectType({ description: 'Who follows live, and what waits for them.' })
class HealthSubscribers {
  @Field(() => Int)
  readonly sockets!: number;

  @Field(() => Int)
  readonly subscriptions!: number;

  @Field(() => Float, { description: 'Written to sockets that their peers have not taken.' })
  readonly bufferedBytes!: number;

  @Field(() => Int, { description: 'Messages that wait, of all subscribers together.' })
  readonly queued!: number;

  @Field(() => Int, { description: 'Messages that wait for the slowest one.' })
  readonly longestQueue!: number;

  @Field(() => Int, { description: 'Dropped since the process began, because they were slow.' })
  readonly dropped!: number;
}

@ObjectType({ description: 'What was turned away since the process began.' })
export class TurnedAway {
  @Field({ description: 'Why: a reason of the front door, or the name of a quota.' })
  readonly reason!: string;

  @Field(() => Float)
  readonly count!: number;

  @Field({ description: 'False where it is only counted, and was let pass.' })
  readonly enforced!: boolean;
}

@ObjectType({
  description:
    'The process that has answered. Where services run apart, each has `/metrics` of its own.',
})
export class ProcessHealth {
  @Field({ description: 'As its own log names it: `scoresheet`, `api`.' })
  readonly process!: string;

  @Field({ description: 'Whether every service is in this process. Else others know the rest.' })
  readonly isWhole!: boolean;

  @Field()
  readonly nodeVersion!: string;

  @Field(() => Float, { description: 'Milliseconds since the epoch, like the other.' })
  readonly startedAt!: number;

  @Field(() => Float)
  readonly now!: number;

  @Field(() => Float)
  readonly memoryBytes!: number;

  @Field(() => Float, { description: 'How late timers are, on the average of some seconds.' })
  readonly eventLoopLagMs!: number;

  @Field(() => Float, { nullable: true, description: 'Null where the disk is of another machine.' })
  readonly freeBytes!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'While there is no room for what would be accepted: what to do.',
  })
  readonly shortage!: string | null;

  @Field(() => [HealthCheck])
  readonly checks!: readonly HealthCheck[];

  @Field(() => [ReaderLag], { description: 'The one that is behind most comes first.' })
  readonly readers!: readonly ReaderLag[];

  @Field(() => HealthRates)
  readonly rates!: HealthRates;

  @Field(() => HealthTimes)
  readonly times!: HealthTimes;

  @Field(() => HealthSubscribers)
  readonly subscribers!: HealthSubscribers;

  @Field(() => Int, { description: 'Commands taken in and not answered yet.' })
  readonly commandsInFlight!: number;

  @Field(() => Int, { description: 'Times that a part began again, since the process began.' })
  readonly restarts!: number;

  @Field(() => Float, { description: "Lines of the service's own log since the process began." })
  readonly warnings!: number;

  @Field(() => Float)
  readonly errors!: number;

  @Field(() => [TurnedAway], { description: 'By the front door and by quotas.' })
  readonly turnedAway!: readonly TurnedAway[];
}
