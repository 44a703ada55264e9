/** Whatever can be found by its id alone. */
import { Field, ID, InterfaceType } from '@nestjs/graphql';

@InterfaceType('Node', {
  description: 'Whatever can be found by its id alone. No two things share an id.',
  resolveType: (node: object) =>
    'seats' in node ? 'Match' : 'phases' in node ? 'Tournament' : 'Account',
})
export abstract class NodeType {
  @Field(() => ID)
  readonly id!: string;
}
