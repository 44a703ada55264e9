/** Words of a tournament that stand outside its record: written anew, and erased. */
import { Inject } from '@nestjs/common';
import { Args, ArgsType, Field, ID, Int, Mutation, Resolver } from '@nestjs/graphql';
import type { StaffRole } from '@scoresheet/contracts-messages';
import type { TournamentState } from '@scoresheet/domain-tournament';
import { AccountNames, isRefusal, type Identity } from '@scoresheet/services-accounts';
import { API_CLOCK, TOURNAMENT_WORDS } from '../../api-parts.js';
import type { Clock } from '../../clock.js';
import { clientError } from '../../transport/masked-error.js';
import { Commander } from '../../transport/request-context.js';
import { ShownTournaments } from '../reckoning/shown-tournaments.service.js';
import { guestName } from './guest-name.js';
import { TournamentTitles } from './tournament-titles.service.js';
import type { TournamentWords } from './tournament-words.js';

@ArgsType()
class WordsArgs {
  @Field(() => ID)
  readonly tournament!: string;
}

@ArgsType()
class DescribeTournamentArgs extends WordsArgs {
  @Field(() => String, { nullable: true, description: 'Stays as it is where absent.' })
  readonly title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Stays as it is where absent; an empty one is erased.',
  })
  readonly description?: string | null;
}

@ArgsType()
class NamedEntrantArgs extends WordsArgs {
  @Field(() => Int, { description: 'Number of somebody who has no account with a name.' })
  readonly entrant!: number;
}

@ArgsType()
class NameEntrantArgs extends NamedEntrantArgs {
  @Field()
  readonly name!: string;
}

const LEADERS: readonly StaffRole[] = ['organiser'];
const ENTRY_STAFF: readonly StaffRole[] = ['organiser', 'scorekeeper'];

@Resolver()
export class WordsResolver {
  @Inject(TOURNAMENT_WORDS) private readonly words!: TournamentWords;
  @Inject(API_CLOCK) private readonly clock!: Clock;

  constructor(
    private readonly tournaments: ShownTournaments,
    private readonly titles: TournamentTitles,
    private readonly accounts: AccountNames,
  ) {}

  @Mutation(() => Boolean, {
    description: 'Writes title and description anew. No event is made of it: sent twice it is one.',
  })
  async describeTournament(
    @Args() { tournament, title, description }: DescribeTournamentArgs,
    @Commander() identity: Identity,
  ): Promise<boolean> {
    await this.stateFor(tournament, identity, LEADERS);
    const isErased = description?.trim() === '';
    const asked = { title: title ?? null, description: isErased ? null : description };
    const written = this.titles.checked(asked);
    await this.titles.write(tournament, written, identity.accountId);
    if (isErased) await this.words.erase(tournament, 'description', [0]);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Writes the name of a guest anew. Who has entered as a guest of the platform writes their own.',
  })
  async nameEntrant(
    @Args() { tournament, entrant: number, name }: NameEntrantArgs,
    @Commander() identity: Identity,
  ): Promise<boolean> {
    await this.checkNameless(await this.stateOfNames(tournament, identity, number), number);
    const text = guestName(name);
    if (isRefusal(text)) {
      throw clientError('BAD_USER_INPUT', text.says, { refused: text.refused });
    }
    const createdAtMs = this.clock.now();
    const { accountId } = identity;
    await this.words.put(tournament, [{ kind: 'entrant', number, text, createdAtMs, accountId }]);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Erases the name of a guest for good: who asks for it is shown a number alone.',
  })
  async eraseEntrantName(
    @Args() { tournament, entrant }: NamedEntrantArgs,
    @Commander() identity: Identity,
  ): Promise<boolean> {
    await this.checkNameless(await this.stateOfNames(tournament, identity, entrant), entrant);
    await this.words.erase(tournament, 'entrant', [entrant]);
    return true;
  }

  /** The name of an entrant is a matter of the entrant and of those who take entries. */
  private async stateOfNames(tournament: string, identity: Identity, number: number) {
    const { state } = await this.tournaments.shown(tournament, identity);
    const isOwn = state.entrantOf.get(identity.accountId) === number;
    return isOwn ? state : this.stateFor(tournament, identity, ENTRY_STAFF);
  }

  /** An account has the name that it bears everywhere. */
  private async checkNameless({ entrants, record }: TournamentState, number: number) {
    const entrant = entrants[number - 1];
    if (entrant === undefined) {
      throw clientError('BAD_USER_INPUT', `There is no entrant ${number} in ${record}.`);
    }
    if (entrant.actor === null) return;
    if ((await this.accounts.namesOf([entrant.actor])).size === 0) return;
    const says = `Entrant ${number} is an account, and bears its name: only guests are named here.`;
    throw clientError('BAD_USER_INPUT', says);
  }

  /** Refuses whoever has none of these roles; whoever operates the installation may erase anything. */
  private async stateFor(
    tournament: string,
    identity: Identity,
    roles: readonly StaffRole[],
  ): Promise<TournamentState> {
    const { state } = await this.tournaments.shown(tournament, identity);
    const { accountId } = identity;
    const role = state.staff.get(accountId);
    const isStaff = role !== undefined && roles.includes(role);
    if (isStaff || state.owner === accountId || identity.roles.includes('operator')) return state;
    const who = ['owner', ...roles, 'operator'].join(', ');
    throw clientError('FORBIDDEN', `You need one of these roles to write this: ${who}.`);
  }
}
