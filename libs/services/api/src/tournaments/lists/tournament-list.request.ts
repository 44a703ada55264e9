/** Makes a question of the arguments of a list of tournaments; what makes no sense is refused. */
import type { Identity } from '@scoresheet/services-accounts';
import type {
  PageAsked,
  TournamentFilter,
  TournamentList,
  TournamentOrder,
} from '@scoresheet/services-read-models';
import { OrderDirection } from '../../lists/page.args.js';
import { forStaff } from '../../lists/for-staff.js';
import { pageAsked, rangeOf } from '../../lists/page.request.js';
import { whoIs } from '../../lists/who-is.js';
import { tournamentListSight } from '../cut/tournament-cut.js';
import { searchable } from '../words/searchable.js';
import { tournamentCursors } from './tournament-connection.js';
import type {
  TournamentFilterInput,
  TournamentListArgs,
  TournamentOrderInput,
} from './tournament-list.args.js';

export function tournamentsAsked(
  args: TournamentListArgs,
  asker: Identity | undefined,
): TournamentList & PageAsked {
  const order = orderOf(args.orderBy);
  const placeOf = (name: string, cursor: string) => tournamentCursors.read(name, cursor, order);
  return {
    sight: tournamentListSight(asker),
    filter: filterOf(args.filter, asker),
    order,
    ...pageAsked(args, { nouns: 'tournaments', placeOf }),
  };
}

const orderOf = (order: TournamentOrderInput | null | undefined): TournamentOrder =>
  order == null
    ? { by: 'created', newestFirst: true }
    : { by: order.field, newestFirst: order.direction === OrderDirection.DESC };

function filterOf(
  input: TournamentFilterInput | null | undefined,
  asker: Identity | undefined,
): TournamentFilter {
  const { stage, game, play, owner, entrant, suspended, search, planned } = input ?? {};
  const { created, begins, started } = input ?? {};
  const words = searchable(search ?? '');
  return {
    ...(stage == null ? {} : { stage }),
    ...(game == null ? {} : { game }),
    ...(play == null ? {} : { play }),
    ...(owner == null ? {} : { owner: whoIs(owner, asker) }),
    ...(entrant == null ? {} : { entrant: whoIs(entrant, asker) }),
    ...(suspended == null ? {} : { suspended: forStaff(suspended, asker, 'tournaments') }),
    ...(words === '' ? {} : { search: words }),
    ...(created == null ? {} : { created: rangeOf('created', created) }),
    ...(begins == null ? {} : { begins: rangeOf('begins', begins) }),
    ...(planned == null ? {} : { planned }),
    ...(started == null ? {} : { started: rangeOf('started', started) }),
  };
}
