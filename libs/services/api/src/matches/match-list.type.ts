/** Matches in a list, as everybody may know them. */
import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { MatchCursor, MatchesPage, MatchRow } from '@scoresheet/services-read-models';
import { z } from 'zod';
import { clientError } from '../transport/masked-error.js';
import { MatchStatus, ResultType, SeatType } from './match.type.js';

@ObjectType('MatchSummary')
export class MatchSummaryType {
  @Field(() => ID)
  readonly id!: string;

  @Field()
  readonly game!: string;

  @Field(() => MatchStatus)
  readonly status!: MatchStatus;

  @Field({ description: 'It stands still until staff have looked at it.' })
  readonly suspended!: boolean;

  @Field(() => [SeatType])
  readonly seats!: readonly SeatType[];

  @Field(() => Float, { description: 'Milliseconds since the epoch.' })
  readonly createdAt!: number;

  @Field(() => Float, { description: 'Milliseconds since the epoch.' })
  readonly updatedAt!: number;

  @Field(() => Int)
  readonly eventCount!: number;

  @Field(() => ResultType, { nullable: true })
  readonly result!: ResultType | null;
}

@ObjectType('MatchEdge')
export class MatchEdgeType {
  @Field()
  readonly cursor!: string;

  @Field(() => MatchSummaryType)
  readonly node!: MatchSummaryType;
}

@ObjectType('PageInfo')
export class PageInfoType {
  @Field()
  readonly hasNextPage!: boolean;

  @Field(() => String, { nullable: true })
  readonly endCursor!: string | null;
}

@ObjectType('MatchConnection')
export class MatchConnectionType {
  @Field(() => [MatchEdgeType])
  readonly edges!: readonly MatchEdgeType[];

  @Field(() => PageInfoType)
  readonly pageInfo!: PageInfoType;
}

export function matchConnection({ matches, hasMore }: MatchesPage): MatchConnectionType {
  const edges = matches.map((row) => ({ cursor: writeCursor(row), node: summary(row) }));
  return {
    edges,
    pageInfo: { hasNextPage: hasMore, endCursor: edges.at(-1)?.cursor ?? null },
  };
}

function summary({ createdAtMs, updatedAtMs, status, ...row }: MatchRow): MatchSummaryType {
  const times = { createdAt: createdAtMs, updatedAt: updatedAtMs };
  return { ...row, ...times, status: status as MatchStatus };
}

const cursorSchema = z.tuple([z.int(), z.string()]);

const writeCursor = ({ createdAtMs, id }: MatchCursor): string =>
  Buffer.from(JSON.stringify([createdAtMs, id])).toString('base64url');

export function readCursor(cursor: string): MatchCursor {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    value = undefined;
  }
  const parsed = cursorSchema.safeParse(value);
  if (!parsed.success) throw clientError('BAD_USER_INPUT', 'This is no cursor of a match list.');
  const [createdAtMs, id] = parsed.data;
  return { createdAtMs, id };
}
