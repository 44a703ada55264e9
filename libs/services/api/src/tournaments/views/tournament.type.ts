/** A tournament as everybody may know it. */
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { tournamentPlace, type TournamentState } from '@scoresheet/domain-tournament';
import { NodeType } from '../../node/node.type.js';
import { InstantScalar, JsonScalar } from '../../scalars.js';
import { areListsOpen } from '../cut/list-cut.js';
import { TournamentEntry, TournamentPlay } from '../commands/create-tournament.args.js';
import {
  roundType,
  roundTypes,
  TournamentRoundInPlayType,
  TournamentRoundType,
} from './tournament-round.type.js';

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

  @Field(() => InstantScalar, {
    nullable: true,
    description: 'When it is planned to begin; null where nobody has said.',
  })
  readonly beginsAt!: number | null;

  @Field({ description: 'Id of the game.' })
  readonly game!: string;

  @Field({ description: 'Id and version of the rules of its matches.' })
  readonly ruleset!: string;

  @Field(() => TournamentPlay)
  readonly play!: TournamentPlay;

  @Field({
    description: 'Whether entrants say that they are there, before play and after a pause.',
  })
  readonly checkIn!: boolean;

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
  const { record, terms, stage, beginsAt, owner, seq, places } = state;
  const { game, ruleset, play, entry, checkIn, capacity, phases } = terms;
  const round = tournamentPlace(state, { unpublished: isHouse });
  return {
    id: record,
    title,
    description,
    owner,
    seq,
    game,
    ruleset,
    capacity,
    places,
    phases,
    beginsAt,
    checkIn,
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
