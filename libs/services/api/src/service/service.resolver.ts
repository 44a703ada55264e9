/** What this installation is: the first question of a client that has just found it. */
import { Inject } from '@nestjs/common';
import { Field, Float, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { FORMAT } from '@scoresheet/domain-record';
import type { EventLog } from '@scoresheet/event-log-port';
import { API_CLOCK, BUILT_PAGES, EVENT_LOG } from '../api-parts.js';
import type { Clock } from '../clock.js';
import type { BuiltPages } from '../pages/built-pages.js';

@ObjectType('Service')
class ServiceType {
  @Field({ description: 'Format of the records that the server writes.' })
  readonly format!: string;

  @Field({ description: "Id of the server's log. Another id is another history." })
  readonly logId!: string;

  @Field(() => Int)
  readonly partitions!: number;

  @Field(() => Float, {
    description: "The server's clock, in milliseconds since the epoch: clocks of players go by it.",
  })
  readonly now!: number;

  @Field({
    description:
      'The build of the pages that the server shows. A page that began under another one is older.',
  })
  readonly build!: string;
}

@Resolver()
export class ServiceResolver {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(API_CLOCK) private readonly clock: Clock,
    @Inject(BUILT_PAGES) private readonly pages: BuiltPages,
  ) {}

  @Query(() => ServiceType)
  service(): ServiceType {
    const { logId, partitions } = this.log;
    return { format: FORMAT, logId, partitions, now: this.clock.now(), build: this.pages.build };
  }
}
