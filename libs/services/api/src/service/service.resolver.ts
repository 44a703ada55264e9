/** What this installation is: the first question of a client that has just found it. */
import { Inject } from '@nestjs/common';
import { Field, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { FORMAT } from '@scoresheet/domain-record';
import type { EventLog } from '@scoresheet/event-log-port';
import { EVENT_LOG } from '../api-parts.js';

@ObjectType('Service')
class ServiceType {
  @Field({ description: 'Format of the records that the server writes.' })
  readonly format!: string;

  @Field({ description: "Id of the server's log. Another id is another history." })
  readonly logId!: string;

  @Field(() => Int)
  readonly partitions!: number;
}

@Resolver()
export class ServiceResolver {
  constructor(@Inject(EVENT_LOG) private readonly log: EventLog) {}

  @Query(() => ServiceType)
  service(): ServiceType {
    const { logId, partitions } = this.log;
    return { format: FORMAT, logId, partitions };
  }
}
