/** The place of a connection's page in its list. */
import { Field, ObjectType } from '@nestjs/graphql';

type Known = boolean | Promise<boolean>;

@ObjectType('PageInfo')
export class PageInfoType {
  @Field(() => Boolean, { description: 'Whether the list has more before this page.' })
  readonly hasPreviousPage!: Known;

  @Field(() => Boolean, { description: 'Whether the list has more after this page.' })
  readonly hasNextPage!: Known;

  @Field(() => String, { nullable: true, description: 'Null where the page is empty.' })
  readonly startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Null where the page is empty.' })
  readonly endCursor!: string | null;
}
