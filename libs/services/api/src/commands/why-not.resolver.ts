/** Why an answer would be refused, asked before it is sent. */
import { Inject } from '@nestjs/common';
import { Args, ArgsType, createUnionType, Field, ID, Query, Resolver } from '@nestjs/graphql';
import type { Act } from '@scoresheet/contracts-messages';
import { MATCH_UNKNOWN, objectionTo, type RulesSource } from '@scoresheet/domain-match';
import type { Choice } from '@scoresheet/rules-engine';
import type { Identity } from '@scoresheet/services-accounts';
import { RULES } from '../api-parts.js';
import { Invitations } from '../invitations/invitations.service.js';
import { ReadYourWrites } from '../read-your-writes.service.js';
import { ChoiceScalar } from '../scalars.js';
import { Commander } from '../transport/request-context.js';
import { Conflict, Refused } from './command-outcome.js';
import { stamped } from './stamped.js';

type Objection = Refused | Conflict;

const ObjectionUnion = createUnionType({
  name: 'Objection',
  types: () => [Refused, Conflict] as const,
  resolveType: (objection: Objection) => objection.constructor.name,
});

@ArgsType()
class WhyNotArgs {
  @Field(() => ID)
  readonly match!: string;

  @Field(() => ID, { description: 'The open decision that would be answered.' })
  readonly decision!: string;

  @Field(() => ChoiceScalar)
  readonly choice!: Choice;

  @Field(() => [String], { defaultValue: [], description: 'Tokens of events to wait for.' })
  readonly after!: readonly string[];
}

@Resolver()
export class WhyNotResolver {
  @Inject(RULES) private readonly rules!: RulesSource;

  constructor(
    private readonly invitations: Invitations,
    private readonly writes: ReadYourWrites,
  ) {}

  @Query(() => ObjectionUnion, {
    nullable: true,
    description:
      'What `act` would say to this answer of yours, without sending it; null where it would be ' +
      'accepted.',
  })
  async whyNot(
    @Args() { match, decision, choice, after }: WhyNotArgs,
    @Commander() identity: Identity,
  ): Promise<Objection | null> {
    await this.writes.read(after);
    const named = { record: match, commandId: ASKED, decision, choice };
    const command = stamped({ type: 'act', ...named }, identity, 'player', 'judge') as Act;
    const state = await this.invitations.stateFor(match, { asker: identity });
    const objection = state ? objectionTo(this.rules, state, command) : MATCH_UNKNOWN;
    if (objection === undefined) return null;
    return objection.outcome === 'refused' ? new Refused(objection) : new Conflict(objection);
  }
}

/** Nothing is sent, so nobody ever meets this id. */
const ASKED = 'why-not';
