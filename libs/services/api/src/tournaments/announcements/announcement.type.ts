import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { RulingReasonType } from '../../rulings/ruling-reason.type.js';

@ObjectType('Announcement', { description: 'Something that staff have told everybody.' })
export class AnnouncementType {
  @Field(() => Int, { description: 'From 1, in the order in which they were posted.' })
  readonly number!: number;

  @Field(() => Int, { description: 'Number of its event.' })
  readonly seq!: number;

  @Field(() => Float, { description: 'Milliseconds since the epoch.' })
  readonly postedAt!: number;

  @Field(() => RulingReasonType)
  readonly words!: Promise<RulingReasonType>;
}
