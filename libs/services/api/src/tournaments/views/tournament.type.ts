/** A tournament as everybody may know it. */
import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import {
  tournamentPlace,
  type TournamentPlace,
  type TournamentState,
} from '@scoresheet/domain-tournament';
import { NodeType } from '../../node/node.type.js';
import { JsonScalar } from '../../scalars.js';
import { areListsOpen } from '../cut/list-cut.js';
import { TournamentEntry, TournamentPlay } from '../commands/create-tournament.args.js';

export enum TournamentStage {
  DRAFT = 'draft',
  ANNOUNCED = 'announced',
  REGISTRATION = 'registration',
  CHECK_IN = 'check-in',
  PLAYING = 'playing',
  PAUSED = 'paused',
  FINISHED = 'finished',
  CANCELLED = 'cancelled',
}
registerEnumType(TournamentStage, { name: 'TournamentStage' });

@ObjectType('TournamentStaff')
class TournamentStaffType {
  @Field(() => ID)
  readonly actor!: string;

  @Field({ description: 'Such as `head-judge`.' })
  readonly as!: string;
}

@ObjectType('TournamentRoundClock', {
  description: 'The clock of the hall: an end, or what was left when it was paused.',
})
class TournamentRoundClockType {
  @Field(() => Float, { nullable: true, description: 'Milliseconds since the epoch.' })
  readonly endsAt!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Milliseconds that are left while it stands.',
  })
  readonly leftMs!: number | null;
}

@ObjectType('TournamentRoundInPlay')
class TournamentRoundInPlayType {
  @Field(() => Int)
  readonly phase!: number;

  @Field(() => Int)
  readonly round!: number;

  @Field({
    description: '`published`, `playing` or `closed`; for its house, `drawn` and `reviewed`.',
  })
  readonly stage!: string;

  @Field(() => Int)
  readonly tables!: number;

  @Field(() => Int, { description: 'Tables without a result.' })
  readonly open!: number;

  @Field(() => TournamentRoundClockType, { nullable: true })
  readonly clock!: TournamentRoundClockType | null;
}

@ObjectType('TournamentRound', { description: 'A round that you may know, by its numbers.' })
class TournamentRoundType {
  @Field(() => Int)
  readonly phase!: number;

  @Field(() => Int)
  readonly round!: number;

  @Field({ description: 'As `TournamentRoundInPlay.stage`.' })
  readonly stage!: string;

  @Field(() => Int)
  readonly tables!: number;

  @Field(() => Int, { nullable: true, description: 'The event that published it.' })
  readonly publishedSeq!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The event that closed it: standings as of it are official.',
  })
  readonly closedSeq!: number | null;
}

@ObjectType('Tournament', { implements: () => NodeType })
export class TournamentType extends NodeType {
  @Field(() => String, {
    nullable: true,
    description: 'Null where nobody wrote one, or it was erased.',
  })
  readonly title!: string | null;

  @Field(() => String, { nullable: true, description: 'As `title`.' })
  readonly description!: string | null;

  @Field(() => TournamentStage)
  readonly stage!: TournamentStage;

  @Field({ description: 'Id of the game.' })
  readonly game!: string;

  @Field({ description: 'Id and version of the rules of its matches.' })
  readonly ruleset!: string;

  @Field(() => TournamentPlay)
  readonly play!: TournamentPlay;

  @Field(() => TournamentEntry)
  readonly entry!: TournamentEntry;

  @Field(() => Int)
  readonly capacity!: number;

  @Field(() => Int, { description: 'Entrants who have a place.' })
  readonly places!: number;

  @Field(() => Int, { description: 'Entrants on the waitlist.' })
  readonly waiting!: number;

  @Field(() => [JsonScalar], { description: 'The phases, as event 0 pins them.' })
  readonly phases!: readonly unknown[];

  @Field(() => TournamentRoundInPlayType, { nullable: true })
  readonly round!: TournamentRoundInPlayType | null;

  @Field(() => [TournamentRoundType], { description: 'Of all phases, in their order.' })
  readonly rounds!: readonly TournamentRoundType[];

  @Field({ description: 'Whether everybody may read the lists by now: `openLists`.' })
  readonly listsAreOpen!: boolean;

  @Field(() => ID)
  readonly owner!: string;

  @Field(() => [TournamentStaffType])
  readonly staff!: readonly TournamentStaffType[];

  @Field(() => Int, { nullable: true, description: 'Your number, where you have entered.' })
  readonly ownEntrant!: number | null;

  @Field(() => Int, { description: 'Number of the last event.' })
  readonly seq!: number;
}

export interface Shown {
  readonly title: string | null;
  readonly description: string | null;
  readonly asker?: string | undefined;
  readonly isHouse: boolean;
}

export function tournamentType(
  state: TournamentState,
  { title, description, asker, isHouse }: Shown,
): TournamentType {
  const { record, terms, stage, owner, seq, places } = state;
  const { game, ruleset, play, entry, capacity, phases } = terms;
  const round = tournamentPlace(state, { unpublished: isHouse });
  return {
    ...{ id: record, title, description, owner, seq, game, ruleset, capacity, places, phases },
    stage: stage as TournamentStage,
    play: play as TournamentPlay,
    entry: entry as TournamentEntry,
    waiting: state.entrants.filter(({ status }) => status === 'waiting').length,
    round: round === undefined ? null : roundType(round),
    rounds: roundTypes(state, isHouse),
    listsAreOpen: areListsOpen(state),
    staff: [...state.staff].map(([actor, as]) => ({ actor, as })),
    ownEntrant: (asker === undefined ? undefined : state.entrantOf.get(asker)) ?? null,
  };
}

const roundTypes = (
  { phases }: TournamentState,
  unpublished: boolean,
): readonly TournamentRoundType[] =>
  phases.flatMap(({ phase, rounds }) =>
    rounds.flatMap(({ round, stage, tables, publishedSeq, closedSeq }) =>
      unpublished || publishedSeq !== null
        ? [{ phase, round, stage, tables: tables.size, publishedSeq, closedSeq }]
        : [],
    ),
  );

const roundType = ({ phase, round }: TournamentPlace): TournamentRoundInPlayType => ({
  ...{ phase, round: round.round, stage: round.stage },
  ...{ tables: round.tables.size, open: round.open, clock: round.clock },
});
