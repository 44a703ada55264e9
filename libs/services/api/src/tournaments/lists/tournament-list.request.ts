/** Makes a question of the arguments of a list of tournaments; what makes no sense is refused. */
import { withoutUndefined } from '@scoresheet/rules-engine';
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
  return withoutUndefined({
    stage: stage ?? undefined,
    game: game ?? undefined,
    play: play ?? undefined,
    owner: owner == null ? undefined : whoIs(owner, asker),
    entrant: entrant == null ? undefined : whoIs(entrant, asker),
    suspended: suspended == null ? undefined : forStaff(suspended, asker, 'tournaments'),
    search: words === '' ? undefined : words,
    created: created == null ? undefined : rangeOf('created', created),
    begins: begins == null ? undefined : rangeOf('begins', begins),
    planned: planned ?? undefined,
    started: started == null ? undefined : rangeOf('started', started),
  });
}
