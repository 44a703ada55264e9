/** What one entrant has done in a tournament, and what the entrant alone may see of it. */
import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Entrant, TournamentState } from '@scoresheet/domain-tournament';
import { TournamentEntrantType } from './entrant.type.js';
import { tableType, TournamentTableType } from './table.type.js';

@ObjectType('EntrantRound', { description: 'A published round, as one entrant has it.' })
class EntrantRoundType {
  @Field(() => Int)
  readonly phase!: number;

  @Field(() => Int)
  readonly round!: number;

  @Field(() => TournamentTableType, { nullable: true, description: 'Null: at no table.' })
  readonly table!: TournamentTableType | null;

  @Field({ description: 'Whether it counts as won without playing.' })
  readonly isBye!: boolean;
}

@ObjectType('EntrantPage', { description: 'An entrant, as everybody may know them.' })
export class EntrantPageType {
  @Field(() => TournamentEntrantType)
  readonly entrant!: TournamentEntrantType;

  @Field(() => [EntrantRoundType], { description: 'In their order.' })
  readonly rounds!: readonly EntrantRoundType[];
}

@ObjectType('EntrantList', { description: 'A list, and what it was committed to by.' })
export class EntrantListType {
  /** The tournament, for the names that are asked for in the same query. */
  readonly tournament!: string;

  @Field(() => Int)
  readonly entrant!: number;

  @Field(() => [String])
  readonly cards!: readonly string[];

  @Field()
  readonly salt!: string;

  @Field(() => ID, {
    description: 'SHA-256 of [salt, cards] in canonical JSON: it is in the event of the list.',
  })
  readonly digest!: string;
}

@ObjectType('EntrantPenalty')
export class EntrantPenaltyType {
  @Field({ description: 'Such as `warning`.' })
  readonly penalty!: string;

  @Field(() => Int, { description: 'Points that it has taken.' })
  readonly points!: number;

  @Field({ description: 'Such as `slow-play`.' })
  readonly infraction!: string;

  @Field(() => Float, { description: 'Milliseconds since the epoch.' })
  readonly at!: number;
}

@ObjectType('OwnEntry', {
  description: 'Your own entry: penalties and list are for you and staff.',
})
export class OwnEntryType extends EntrantPageType {
  @Field(() => EntrantListType, { nullable: true })
  readonly list!: EntrantListType | null;

  @Field(() => [EntrantPenaltyType], { description: 'In their order; the last 100.' })
  readonly penalties!: readonly EntrantPenaltyType[];
}

type EntrantState = TournamentState['entrants'][number];

export const listType = (
  tournament: string,
  { number, list }: EntrantState,
): EntrantListType | null =>
  list && { tournament, entrant: number, cards: list.cards, salt: list.salt, digest: list.digest };

export const penaltiesType = ({ penalties }: EntrantState): readonly EntrantPenaltyType[] =>
  penalties.slice(-100);

/** Rounds of the phases that the entrant was in. */
export const roundsOf = (state: TournamentState, entrant: Entrant): readonly EntrantRoundType[] =>
  state.phases
    .filter(({ entrants }) => entrants.includes(entrant))
    .flatMap(({ phase, terms, rounds }) =>
      rounds
        .filter(({ stage }) => stage !== 'drawn' && stage !== 'reviewed')
        .map(({ round, tables, byes, awardedByes }) => {
          const at = { phase, round };
          const table = [...tables.values()].find(({ entrants }) => entrants.includes(entrant));
          const rests = byes.includes(entrant) || awardedByes.includes(entrant);
          const isBye = rests || (!table && round === 1 && isBracket(terms));
          return { ...at, table: table ? tableType(state, at, table) : null, isBye };
        }),
    );

/** A bracket says by its shape who goes on from its first round without a table. */
const isBracket = ({ kind }: TournamentState['phases'][number]['terms']): boolean =>
  kind === 'single-elimination' || kind === 'double-elimination';
