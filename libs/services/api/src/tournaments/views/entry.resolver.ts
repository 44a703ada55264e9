/** One entrant: the own entry, the page that everybody may read, and the list. */
import { Args, ArgsType, createUnionType, Field, ID, Int, Query, Resolver } from '@nestjs/graphql';
import type { TournamentState } from '@scoresheet/domain-tournament';
import type { Identity } from '@scoresheet/services-accounts';
import { Refused } from '../../commands/command-outcome.js';
import { clientError } from '../../transport/masked-error.js';
import { Asker, Commander } from '../../transport/request-context.js';
import { isListShown } from '../cut/list-cut.js';
import { ShownTournaments } from '../reckoning/shown-tournaments.service.js';
import { entrantType } from './entrant.type.js';
import {
  EntrantListType,
  EntrantPageType,
  listType,
  OwnEntryType,
  penaltiesType,
  roundsOf,
} from './entry.type.js';

@ArgsType()
class EntryArgs {
  @Field(() => ID)
  readonly tournament!: string;

  @Field(() => [String], { defaultValue: [], description: 'Tokens of events to wait for.' })
  readonly afterTokens!: readonly string[];
}

@ArgsType()
class EntrantArgs extends EntryArgs {
  @Field(() => Int, { description: 'Number of the entrant.' })
  readonly entrant!: number;
}

type ListOutcome = EntrantListType | Refused;

const ListOutcomeUnion = createUnionType({
  name: 'EntrantListOutcome',
  types: () => [EntrantListType, Refused] as const,
  resolveType: (outcome: ListOutcome) => (outcome instanceof Refused ? Refused : EntrantListType),
});

type EntrantState = TournamentState['entrants'][number];

@Resolver()
export class EntryResolver {
  constructor(private readonly tournaments: ShownTournaments) {}

  @Query(() => OwnEntryType, { nullable: true, description: 'Null where you have not entered.' })
  async ownEntry(
    @Args() { tournament, afterTokens }: EntryArgs,
    @Commander() identity: Identity,
  ): Promise<OwnEntryType | null> {
    const { state } = await this.tournaments.shownAfter(afterTokens, tournament, identity);
    const own = state.entrants[(state.entrantOf.get(identity.accountId) ?? 0) - 1];
    if (own === undefined) return null;
    const secret = { list: listType(tournament, own), penalties: penaltiesType(own) };
    return { ...secret, ...pageOf(state, own) };
  }

  @Query(() => EntrantPageType, { description: 'Tables and results of an entrant.' })
  async entrantPage(
    @Args() { tournament, entrant, afterTokens }: EntrantArgs,
    @Asker() asker: Identity | undefined,
  ): Promise<EntrantPageType> {
    const { state } = await this.tournaments.shownAfter(afterTokens, tournament, asker);
    return pageOf(state, known(state, entrant));
  }

  @Query(() => ListOutcomeUnion, {
    description: 'The list of an entrant, to whom the tournament opens it now.',
  })
  async entrantList(
    @Args() { tournament, entrant, afterTokens }: EntrantArgs,
    @Asker() asker: Identity | undefined,
  ): Promise<ListOutcome> {
    const { state, cut } = await this.tournaments.shownAfter(afterTokens, tournament, asker);
    const found = known(state, entrant);
    const own = asker && state.entrantOf.get(asker.accountId);
    if (!isListShown(state, entrant, { cut, own })) return NOT_OPEN;
    return listType(tournament, found) ?? NO_LIST;
  }
}

const pageOf = (state: TournamentState, entrant: EntrantState): EntrantPageType => ({
  entrant: entrantType(state.record, entrant),
  rounds: roundsOf(state, entrant.number),
});

const NOT_OPEN = new Refused({
  code: 'list-not-open',
  says: 'This list is not open to you now: the terms of the tournament say when lists are opened.',
});

const NO_LIST = new Refused({
  code: 'no-list',
  says: 'This entrant has handed in no list.',
});

function known({ entrants, record }: TournamentState, number: number): EntrantState {
  const entrant = entrants[number - 1];
  if (entrant !== undefined) return entrant;
  throw clientError('BAD_USER_INPUT', `There is no entrant ${number} in ${record}.`);
}
