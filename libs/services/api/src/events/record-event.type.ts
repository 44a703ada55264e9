/** An event of any kind of record, as one viewer may know it. */
import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { AdmittedEvent } from '@scoresheet/services-tail';
import { JsonScalar } from '../scalars.js';
import { seenPart, type AudienceCut } from '../visibility-cut.js';

@ObjectType({ isAbstract: true })
export abstract class RecordEventType {
  @Field(() => Int, { description: 'Number of the event in the record: 0, 1, 2 …' })
  readonly seq!: number;

  @Field({ description: 'Such as `seat-taken`, `decision-answered` or `round-published`.' })
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

export function recordEventType(event: AdmittedEvent, cut: AudienceCut): RecordEventType {
  const { header, head } = event;
  const { action = null, facts } = seenPart(event, cut);
  return {
    seq: header.seq,
    type: header.type,
    at: header.at,
    commandId: header.commandId,
    hash: head.hash,
    action,
    facts: Array.isArray(facts) ? facts : [],
  };
}
