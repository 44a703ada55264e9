/** What a command comes to. The same four ends for each, so that a client handles them once. */
import { createUnionType, Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'The command was accepted: it is an event of the record now.' })
export class Accepted {
  @Field(() => ID)
  readonly match: string;

  @Field(() => Int, { description: 'Number of the event in its record.' })
  readonly seq: number;

  @Field({
    description:
      'Hash of the event: the head of the record at that moment. Keep it to check any later ' +
      'copy of the record with `scoresheet verify --head`.',
  })
  readonly hash: string;

  @Field({ description: 'Give it to `after` of a query that has to know of this event.' })
  readonly token: string;

  constructor(accepted: { match: string; seq: number; hash: string; token: string }) {
    this.match = accepted.match;
    this.seq = accepted.seq;
    this.hash = accepted.hash;
    this.token = accepted.token;
  }
}

@ObjectType({ description: 'The rules forbid the command. Nothing has changed.' })
export class Refused {
  @Field({ description: 'A kebab-case fact for programs.' })
  readonly code: string;

  @Field(() => String, { nullable: true, description: 'Id of the rule, where there is one.' })
  readonly rule: string | null;

  @Field({ description: 'Words for people.' })
  readonly says: string;

  constructor(refused: { code: string; rule?: string; says: string }) {
    this.code = refused.code;
    this.rule = refused.rule ?? null;
    this.says = refused.says;
  }
}

@ObjectType({ description: 'What you answer is not open any more. Look again, then decide.' })
export class Conflict {
  @Field()
  readonly says: string;

  constructor(conflict: { says: string }) {
    this.says = conflict.says;
  }
}

@ObjectType({ description: 'Not known in time. Sending the same command again is always safe.' })
export class Pending {
  @Field(() => ID)
  readonly commandId: string;

  @Field()
  readonly says: string;

  constructor(pending: { commandId: string; says: string }) {
    this.commandId = pending.commandId;
    this.says = pending.says;
  }
}

export type CommandOutcome = Accepted | Refused | Conflict | Pending;

export const CommandOutcomeUnion = createUnionType({
  name: 'CommandOutcome',
  types: () => [Accepted, Refused, Conflict, Pending] as const,
  resolveType: (outcome: CommandOutcome) => outcome.constructor.name,
});
