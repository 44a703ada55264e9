/** The name of an entrant, wherever the number stands. */
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { BracketType } from '../reckoning/bracket.type.js';
import { ReviewedEntrantType } from '../reckoning/round-review.type.js';
import { StandingLineType } from '../reckoning/standings.type.js';
import { TournamentEntrantType } from '../views/entrant.type.js';
import { EntrantListType } from '../views/entry.type.js';
import { StaffEntryType } from '../views/staff-view.type.js';
import { TournamentSeatType } from '../views/table.type.js';
import { TournamentRoundType } from '../views/tournament-round.type.js';
import { EntrantNames } from './entrant-names.service.js';
import { NamedEntrantType } from './named-entrant.type.js';

const NAME = {
  nullable: true,
  description:
    'With the number behind it where another entrant has a name that reads alike. Null where nobody ' +
    'wrote one, and once it is erased.',
};

@Resolver(() => TournamentEntrantType)
export class EntrantNameResolver {
  constructor(private readonly names: EntrantNames) {}

  @ResolveField(() => String, NAME)
  async name(@Parent() { tournament, number: entrant }: TournamentEntrantType) {
    return (await this.names.nameOf({ tournament, entrant }))?.shown ?? null;
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'The name alone, for who shows the number in any case.',
  })
  async bareName(@Parent() { tournament, number: entrant }: TournamentEntrantType) {
    return (await this.names.nameOf({ tournament, entrant }))?.bare ?? null;
  }
}

@Resolver(() => TournamentSeatType)
export class TableSeatNameResolver {
  constructor(private readonly names: EntrantNames) {}

  @ResolveField(() => String, NAME)
  async name(@Parent() seat: TournamentSeatType) {
    const { names } = this;
    const name = seat.isToldToMany === true ? names.nameForMany(seat) : names.nameOf(seat);
    return (await name)?.shown ?? null;
  }
}

@Resolver(() => StandingLineType)
export class StandingLineNameResolver {
  constructor(private readonly names: EntrantNames) {}

  @ResolveField(() => String, NAME)
  async name(@Parent() line: StandingLineType) {
    return (await this.names.nameOf(line))?.shown ?? null;
  }
}

@Resolver(() => StaffEntryType)
export class StaffEntryNameResolver {
  constructor(private readonly names: EntrantNames) {}

  @ResolveField(() => String, NAME)
  async name(@Parent() entry: StaffEntryType) {
    return (await this.names.nameOf(entry))?.shown ?? null;
  }
}

@Resolver(() => EntrantListType)
export class EntrantListNameResolver {
  constructor(private readonly names: EntrantNames) {}

  @ResolveField(() => String, NAME)
  async name(@Parent() list: EntrantListType) {
    return (await this.names.nameOf(list))?.shown ?? null;
  }
}

@Resolver(() => ReviewedEntrantType)
export class ReviewedEntrantNameResolver {
  constructor(private readonly names: EntrantNames) {}

  @ResolveField(() => String, NAME)
  async name(@Parent() entrant: ReviewedEntrantType) {
    return (await this.names.nameOf(entrant))?.shown ?? null;
  }
}

@Resolver(() => BracketType)
export class BracketNamesResolver {
  constructor(private readonly entrants: EntrantNames) {}

  @ResolveField(() => [NamedEntrantType], { description: 'Of its entrants, the first seed first.' })
  async names(@Parent() { tournament, seeds }: BracketType): Promise<readonly NamedEntrantType[]> {
    const named = await Promise.all(
      seeds.map((entrant) => this.entrants.nameOf({ tournament, entrant })),
    );
    return seeds.map((entrant, at) => ({ entrant, name: named[at]?.shown ?? null }));
  }
}

@Resolver(() => TournamentRoundType)
export class RoundByesResolver {
  constructor(private readonly entrants: EntrantNames) {}

  @ResolveField(() => [NamedEntrantType], {
    description: 'Entrants with a bye, drawn byes before awarded ones. A repair can change them.',
  })
  byes(@Parent() { tournament, resting }: TournamentRoundType) {
    return Promise.all(
      resting.map(async (entrant): Promise<NamedEntrantType> => {
        const found = await this.entrants.nameOf({ tournament, entrant });
        return { entrant, name: found?.shown ?? null };
      }),
    );
  }
}
