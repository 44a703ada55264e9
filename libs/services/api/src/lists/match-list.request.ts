/** Makes a question of the arguments of a list of matches; what makes no sense is refused. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Identity } from '@scoresheet/services-accounts';
import type { MatchesAsked, MatchFilter, MatchOrder } from '@scoresheet/services-read-models';
import { forStaff } from './for-staff.js';
import { listSight } from '../visibility-cut.js';
import { matchCursors } from './match-connection.js';
import type {
  MatchFilterInput,
  MatchListArgs,
  MatchOrderInput,
  ResultFilter,
} from './match-list.args.js';
import { OrderDirection } from './page.args.js';
import { pageAsked, rangeOf } from './page.request.js';
import { whoIs } from './who-is.js';

export function matchesAsked(
  args: MatchListArgs,
  asker: Identity | undefined,
  nowMs: number,
): MatchesAsked {
  const order = orderOf(args.orderBy);
  const placeOf = (name: string, cursor: string) => matchCursors.read(name, cursor, order);
  return {
    sight: listSight(asker, nowMs),
    filter: filterOf(args.filter, asker),
    order,
    ...pageAsked(args, { nouns: 'matches', placeOf }),
  };
}

const orderOf = (order: MatchOrderInput | null | undefined): MatchOrder =>
  order == null
    ? { by: 'created', newestFirst: true }
    : { by: order.field, newestFirst: order.direction === OrderDirection.DESC };

function filterOf(
  input: MatchFilterInput | null | undefined,
  asker: Identity | undefined,
): MatchFilter {
  const { status, game, ruleset, player, seatFree, created, ended, result } = input ?? {};
  const { suspended } = input ?? {};
  return withoutUndefined({
    suspended: suspended == null ? undefined : forStaff(suspended, asker, 'matches'),
    status: status ?? undefined,
    game: game ?? undefined,
    ruleset: ruleset ?? undefined,
    player: player == null ? undefined : whoIs(player, asker),
    seatFree: seatFree ?? undefined,
    created: created == null ? undefined : rangeOf('created', created),
    ended: ended == null ? undefined : rangeOf('ended', ended),
    ...resultOf(result, asker),
  });
}

function resultOf(
  input: ResultFilter | null | undefined,
  asker: Identity | undefined,
): Pick<MatchFilter, 'reason' | 'winner' | 'decided' | 'ended'> {
  const { reason, winner, decided } = input ?? {};
  return withoutUndefined({
    reason: reason ?? undefined,
    winner: winner == null ? undefined : whoIs(winner, asker),
    decided: decided ?? undefined,
  });
}
