/** What a tournament is, as it is asked for. */
import { ArgsType, Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { CommandArgs } from '../../commands/command-args.js';
import { SpectatorDelayInput } from '../../matches/spectator-delay.type.js';
import { InstantScalar, JsonScalar } from '../../scalars.js';
import { TournamentPhaseInput } from './tournament-phase.input.js';

export enum TournamentPlay {
  PLATFORM = 'platform',
  TABLES = 'tables',
}
registerEnumType(TournamentPlay, {
  name: 'TournamentPlay',
  description: 'PLATFORM: matches are played here. TABLES: at wooden tables, and reported.',
});

export enum TournamentEntry {
  OPEN = 'open',
  BY_CODE = 'by-code',
}
registerEnumType(TournamentEntry, {
  name: 'TournamentEntry',
  description: 'BY_CODE: whoever enters has to know a code, which `openRegistration` sets.',
});

enum ListsOpen {
  NEVER = 'never',
  TO_OPPONENT = 'to-opponent',
  FROM_PHASE = 'from-phase',
  AT_END = 'at-end',
}
registerEnumType(ListsOpen, {
  name: 'ListsOpen',
  description: 'When the lists of entrants are shown to others.',
});

@InputType()
class ListsInput {
  @Field(() => ListsOpen)
  readonly open!: ListsOpen;

  @Field(() => Int, { nullable: true, description: 'With FROM_PHASE: from which one.' })
  readonly phase?: number | null;
}

enum Lateness {
  GAME_LOSS = 'game-loss',
  MATCH_LOSS_AND_DROP = 'match-loss-and-drop',
}
registerEnumType(Lateness, {
  name: 'Lateness',
  description:
    'What a penalty for the infraction `lateness` costs at a table without a result. GAME_LOSS, at ' +
    'wooden tables: a game, which the score then counts for the opponent. MATCH_LOSS_AND_DROP: ' +
    'the match, and the entrant is out.',
});

@ArgsType()
export class CreateTournamentArgs extends CommandArgs {
  @Field({ description: 'Words for people. They stand outside the record and can be erased.' })
  readonly title!: string;

  @Field(() => String, { nullable: true, description: 'More words for people, as `title`.' })
  readonly description?: string | null;

  @Field(() => InstantScalar, {
    nullable: true,
    description: 'When it is planned to begin; `planTournament` changes it. Open if absent.',
  })
  readonly beginsAt?: number | null;

  @Field({ description: 'Id of a game, such as `fuzzycards`.' })
  readonly game!: string;

  @Field(() => JsonScalar, { nullable: true, description: 'An object; see `Game.options`.' })
  readonly options?: unknown;

  @Field(() => TournamentPlay)
  readonly play!: TournamentPlay;

  @Field(() => Int, { description: 'How many may play; whoever comes later waits.' })
  readonly capacity!: number;

  @Field(() => TournamentEntry, { defaultValue: TournamentEntry.OPEN })
  readonly entry!: TournamentEntry;

  @Field({
    defaultValue: false,
    description: 'Whether entrants have to say that they are there before the first round.',
  })
  readonly checkIn!: boolean;

  @Field(() => ListsInput, { nullable: true, description: 'Never shown to others where absent.' })
  readonly lists?: ListsInput | null;

  @Field({ defaultValue: false, description: 'Two players may agree on a draw without a game.' })
  readonly intentionalDraws!: boolean;

  @Field(() => SpectatorDelayInput, {
    nullable: true,
    description:
      'How long events of the matches are kept from the public. Whatever is held back is shown ' +
      'when its match is over. Not at all if absent.',
  })
  readonly spectatorDelay?: SpectatorDelayInput | null;

  @Field(() => Lateness, { nullable: true, description: 'Costs nothing by itself where absent.' })
  readonly lateness?: Lateness | null;

  @Field(() => [TournamentPhaseInput], { description: 'In the order in which they are played.' })
  readonly phases!: readonly TournamentPhaseInput[];
}
