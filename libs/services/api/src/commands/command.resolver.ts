/** The commands of a match, as mutations. The actor is the token's; the rest is checked here. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { Args, ArgsType, Field, Float, ID, Int } from '@nestjs/graphql';
import { Mutation, Resolver } from '@nestjs/graphql';
import { recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Choice } from '@scoresheet/rules-engine';
import type { Identity } from '@scoresheet/services-accounts';
import { HouseReading } from '../house-reads/house-reading.service.js';
import { INVITATION_ARGUMENT } from '../invitations/invitation.args.js';
import { Invitations } from '../invitations/invitations.service.js';
import { ChoiceScalar, JsonScalar } from '../scalars.js';
import { askedClock, ClockInput } from '../matches/match-clock.type.js';
import { RecordOpens } from '../matches/record-opens.js';
import { SpectatorDelayInput } from '../matches/spectator-delay.type.js';
import { NewMatches } from '../quotas/new-matches.service.js';
import { Caller, Commander, type RequestContext } from '../transport/request-context.js';
import { CommandArgs, MatchCommandArgs } from './command-args.js';
import { CommandClient } from './command-client.service.js';
import { CommandOutcomeUnion, Refused, type CommandOutcome } from './command-outcome.js';
import { stamped } from './stamped.js';

@ArgsType()
class CreateMatchArgs extends CommandArgs {
  @Field({ description: 'Id of a game, such as `fuzzycards`.' })
  readonly game!: string;

  @Field(() => Int, { nullable: true, description: 'As few as the game allows where absent.' })
  readonly seats?: number | null;

  @Field(() => JsonScalar, { nullable: true, description: 'An object; see `Game.options`.' })
  readonly options?: unknown;

  @Field(() => SpectatorDelayInput, {
    nullable: true,
    description: 'How long events of the game are kept from the public; not at all if absent.',
  })
  readonly spectatorDelay?: SpectatorDelayInput | null;

  @Field(() => RecordOpens, {
    nullable: true,
    description: 'When everybody may read the whole record; never if absent.',
  })
  readonly opens?: RecordOpens | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'For invited people alone: see `invitation`. For everybody if absent.',
  })
  readonly private?: boolean | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Milliseconds without an event after which the match is closed; a day if absent.',
  })
  readonly abandonAfterMs?: number | null;

  @Field(() => ClockInput, {
    nullable: true,
    description: 'How long the seats may think; as long as they like if absent.',
  })
  readonly clock?: ClockInput | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'A series of 3 or 5 games at most, of which this is the first; one game if absent.',
  })
  readonly bestOf?: number | null;
}

@ArgsType()
class LobbyArgs extends MatchCommandArgs {
  @Field(() => Int, { description: 'Number of the last event that you have seen.' })
  readonly expectedSeq!: number;
}

@ArgsType()
class GetReadyArgs extends LobbyArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that begins, if you are to choose that; your own if absent.',
  })
  readonly begins?: number | null;
}

@ArgsType()
class TakeSeatArgs extends LobbyArgs {
  @Field(() => Int, { description: 'Number of the seat, from 1.' })
  readonly seat!: number;

  @Field(() => [String], { description: 'Codes of cards, one for each copy.' })
  readonly deck!: readonly string[];

  @Field(() => String, INVITATION_ARGUMENT)
  readonly invitation?: string | null;
}

@ArgsType()
class ActArgs extends MatchCommandArgs {
  @Field(() => ID, { description: 'The open decision that this answers.' })
  readonly decision!: string;

  @Field(() => ChoiceScalar)
  readonly choice!: Choice;
}

const NO_INVITATIONS = new Refused({
  code: 'no-invitations-here',
  says: 'This server cannot invite anybody yet: its operator has to hand out its keys anew.',
});

@Resolver()
export class CommandResolver {
  constructor(
    private readonly commands: CommandClient,
    private readonly newMatches: NewMatches,
    private readonly reading: HouseReading,
    private readonly invitations: Invitations,
  ) {}

  @Mutation(() => CommandOutcomeUnion, { description: 'Opens a match.' })
  createMatch(
    @Args() asked: CreateMatchArgs,
    @Commander() identity: Identity,
    @Caller() { address }: RequestContext,
  ): Promise<CommandOutcome> {
    const { accountId: actor } = identity;
    const { clock, bestOf, private: isPrivate, ...terms } = asked;
    if (isPrivate === true && !this.invitations.areThere) return Promise.resolve(NO_INVITATIONS);
    const record = recordIdOf({ kind: 'match', actor, commandId: asked.commandId }, sha256);
    const given = Object.entries(terms).filter(([, value]) => value != null);
    const sent = withoutUndefined<Record<string, unknown>>({
      type: 'create-match',
      record,
      ...Object.fromEntries(given),
      clock: clock == null ? undefined : askedClock(clock),
      series: bestOf == null ? undefined : { bestOf },
      private: isPrivate || undefined,
    });
    const command = stamped(sent, identity, 'player', 'organiser', 'judge');
    return this.newMatches.send(command, { identity, address });
  }

  @Mutation(() => CommandOutcomeUnion, {
    description:
      'Sits down with a deck. Some games let you hand in another for your seat until all decks are in.',
  })
  takeSeat(
    @Args() { match, invitation, ...rest }: TakeSeatArgs,
    @Commander() identity: Identity,
  ): Promise<CommandOutcome> {
    const command = stamped({ type: 'take-seat', record: match, ...rest }, identity, 'player');
    const take = () => this.commands.send(command, { asker: identity, invitation });
    return this.reading.seat(match, identity, take);
  }

  @Mutation(() => CommandOutcomeUnion, {
    description: 'Your seat is ready. When all seats are, the game begins.',
  })
  getReady(
    @Args() { match, begins, ...rest }: GetReadyArgs,
    @Commander() identity: Identity,
  ): Promise<CommandOutcome> {
    const chosen = begins == null ? {} : { begins };
    return this.send({ type: 'get-ready', record: match, ...rest, ...chosen }, identity);
  }

  @Mutation(() => CommandOutcomeUnion, { description: 'Answers an open decision.' })
  act(
    @Args() { match, ...rest }: ActArgs,
    @Commander() identity: Identity,
  ): Promise<CommandOutcome> {
    const sent = { type: 'act', record: match, ...rest };
    return this.commands.send(stamped(sent, identity, 'player', 'judge'), { asker: identity });
  }

  @Mutation(() => CommandOutcomeUnion, {
    description: 'Gives up the match for your seat; of a series, this game.',
  })
  concede(
    @Args() { match, ...rest }: MatchCommandArgs,
    @Commander() identity: Identity,
  ): Promise<CommandOutcome> {
    return this.send({ type: 'concede', record: match, ...rest }, identity);
  }

  private send(sent: Record<string, unknown>, identity: Identity): Promise<CommandOutcome> {
    return this.commands.send(stamped(sent, identity, 'player'), { asker: identity });
  }
}
