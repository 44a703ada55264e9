/** Which of the staff has read hidden cards of a match: for operators. */
import { Args, Field, Float, ID, Int, ObjectType, Query } from '@nestjs/graphql';
import { registerEnumType, Resolver } from '@nestjs/graphql';
import { refusal, type Identity } from '@scoresheet/services-accounts';
import { clientError } from '../transport/masked-error.js';
import { Asker } from '../transport/request-context.js';
import { HouseReading } from './house-reading.service.js';

const MAX_READS_AT_ONCE = 500;

enum ReadingWayName {
  TABLE = 'table',
  EVENTS = 'events',
  SUBSCRIPTION = 'subscription',
  EXPORT = 'export',
}
registerEnumType(ReadingWayName, { name: 'ReadingWay', description: 'How a match was read.' });

@ObjectType('HouseRead', { description: 'A note that staff has read what is hidden in a match.' })
class HouseReadType {
  @Field(() => ID)
  readonly account!: string;

  @Field(() => ReadingWayName)
  readonly way!: `${ReadingWayName}`;

  @Field(() => Int, { description: 'Number of the last event that was read.' })
  readonly upToSeq!: number;

  @Field(() => Float, { description: 'Milliseconds since the epoch, like the other.' })
  readonly firstAt!: number;

  @Field(() => Float)
  readonly lastAt!: number;
}

@Resolver()
export class HouseReadResolver {
  constructor(private readonly reading: HouseReading) {}

  @Query(() => [HouseReadType], { description: 'For operators: the newest first.' })
  async houseReads(
    @Asker() asker: Identity | undefined,
    @Args('match', { type: () => ID }) match: string,
    @Args('first', { type: () => Int, defaultValue: 100 }) first: number,
  ): Promise<readonly HouseReadType[]> {
    if (!asker?.roles.includes('operator')) {
      throw clientError('FORBIDDEN', refusal('not-an-operator').says);
    }
    const atMost = Math.min(Math.max(first, 0), MAX_READS_AT_ONCE);
    const reads = await this.reading.of(match, atMost);
    return reads.map(({ accountId, way, upToSeq, firstAt, lastAt }) => ({
      account: accountId,
      way,
      upToSeq,
      firstAt: firstAt.getTime(),
      lastAt: lastAt.getTime(),
    }));
  }
}
