/** Operators say who is let in no more. */
import { Args, ArgsType, createUnionType, Field, Float, ID, Int } from '@nestjs/graphql';
import { Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import {
  BlockService,
  isRefusal,
  refusal,
  type AccountRefusal,
  type BlockEntity,
  type Identity,
  type WantedBlock,
} from '@scoresheet/services-accounts';
import { clientError } from '../transport/masked-error.js';
import { Asker } from '../transport/request-context.js';
import { AccountRefused, refusedFor } from './account-outcome.js';

const MAX_BLOCKS_AT_ONCE = 500;

@ObjectType('Block', { description: 'An account, a guest or a network that may not come in.' })
class BlockType {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => ID, { nullable: true, description: 'An account or a guest.' })
  readonly account!: string | null;

  @Field(() => String, { nullable: true, description: 'Such as `192.0.2.0/24`.' })
  readonly network!: string | null;

  @Field({ description: 'Whoever is blocked reads it.' })
  readonly reason!: string;

  @Field(() => ID)
  readonly blockedBy!: string;

  @Field(() => Float, { description: 'Milliseconds since the epoch, like the others.' })
  readonly blockedAt!: number;

  @Field(() => Float, { nullable: true, description: 'Null: until somebody lifts it.' })
  readonly until!: number | null;

  @Field(() => ID, { nullable: true })
  readonly liftedBy!: string | null;

  @Field(() => Float, { nullable: true })
  readonly liftedAt!: number | null;
}

@ObjectType({ description: 'The block as it is now.' })
class BlockChanged {
  @Field(() => BlockType)
  readonly block: BlockType;

  constructor(block: BlockEntity) {
    this.block = blockType(block);
  }
}

type BlockOutcome = BlockChanged | AccountRefused;

const BlockOutcomeUnion = createUnionType({
  name: 'BlockOutcome',
  types: () => [BlockChanged, AccountRefused] as const,
  resolveType: (outcome: BlockOutcome) => outcome.constructor.name,
});

@ArgsType()
class BlockArgs implements WantedBlock {
  @Field({ description: 'One line, for whoever is blocked.' })
  readonly reason!: string;

  @Field(() => Float, {
    nullable: true,
    description: 'Milliseconds since the epoch; until somebody lifts it if absent.',
  })
  readonly until?: number | null;
}

@Resolver()
export class BlockResolver {
  constructor(private readonly blocks: BlockService) {}

  @Mutation(() => BlockOutcomeUnion, {
    description:
      'Operators block an account or a guest. Its connections are cut; its matches stay on ' +
      'the record, and its seats stay taken.',
  })
  blockAccount(
    @Asker() asker: Identity | undefined,
    @Args('account', { type: () => ID }) account: string,
    @Args() wanted: BlockArgs,
  ): Promise<BlockOutcome> {
    return changed(asker, (by) => this.blocks.blockAccount(by, account, wanted));
  }

  @Mutation(() => BlockOutcomeUnion, {
    description: 'Operators block an address or a network for everybody but the house.',
  })
  blockNetwork(
    @Asker() asker: Identity | undefined,
    @Args('network', { description: 'An address, or such as `192.0.2.0/24`.' }) network: string,
    @Args() wanted: BlockArgs,
  ): Promise<BlockOutcome> {
    return changed(asker, (by) => this.blocks.blockNetwork(by, network, wanted));
  }

  @Mutation(() => BlockOutcomeUnion, { description: 'Operators lift a block.' })
  liftBlock(
    @Asker() asker: Identity | undefined,
    @Args('id', { type: () => ID, description: 'Of the block, as `blocks` lists it.' }) id: string,
  ): Promise<BlockOutcome> {
    return changed(asker, (by) => this.blocks.lift(by, id));
  }

  @Query(() => [BlockType], { name: 'blocks', description: 'For operators: the newest first.' })
  async list(
    @Asker() asker: Identity | undefined,
    @Args('first', { type: () => Int, defaultValue: 100 }) first: number,
    @Args('past', {
      defaultValue: false,
      description: 'Whether to list blocks too that are over or lifted.',
    })
    past: boolean,
  ): Promise<readonly BlockType[]> {
    const atMost = Math.min(Math.max(first, 0), MAX_BLOCKS_AT_ONCE);
    const nobody = refusal('not-an-operator');
    const found = asker === undefined ? nobody : await this.blocks.list(asker, { atMost, past });
    if (isRefusal(found)) throw clientError('FORBIDDEN', found.says);
    return found.map(blockType);
  }
}

async function changed(
  asker: Identity | undefined,
  act: (by: Identity) => Promise<BlockEntity | AccountRefusal>,
): Promise<BlockOutcome> {
  const answer = asker === undefined ? refusal('not-signed-in') : await act(asker);
  return isRefusal(answer) ? refusedFor(answer) : new BlockChanged(answer);
}

const blockType = ({
  accountId,
  blockedAt,
  until,
  liftedAt,
  ...block
}: BlockEntity): BlockType => ({
  ...block,
  account: accountId,
  blockedAt: blockedAt.getTime(),
  until: until && until.getTime(),
  liftedAt: liftedAt && liftedAt.getTime(),
});
