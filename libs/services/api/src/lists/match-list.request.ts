/** Makes a question of the arguments of a list; what makes no sense is refused with words. */
import type { Identity } from '@scoresheet/services-accounts';
import {
  MAX_MATCHES_AT_ONCE,
  type MatchesAsked,
  type MatchFilter,
  type MatchOrder,
  type TimeRange,
} from '@scoresheet/services-read-models';
import { isMatchStaff } from '../rulings/as-staff.js';
import { clientError } from '../transport/masked-error.js';
import { listSight } from '../visibility-cut.js';
import { readCursor } from './match-cursor.js';
import {
  OrderDirection,
  type MatchFilterInput,
  type MatchListArgs,
  type MatchOrderInput,
  type ResultFilter,
  type TimeRange as TimeRangeInput,
} from './match-list.args.js';

const DEFAULT_PAGE_SIZE = 20;
/** Stands for whoever asks. */
const ME = 'me';

export function matchesAsked(
  args: MatchListArgs,
  asker: Identity | undefined,
  nowMs: number,
): MatchesAsked {
  const { after, before } = args;
  const order = orderOf(args.orderBy);
  return {
    sight: listSight(asker, nowMs),
    filter: filterOf(args.filter, asker),
    order,
    ...(after == null ? {} : { after: readCursor('after', after, order) }),
    ...(before == null ? {} : { before: readCursor('before', before, order) }),
    ...sizeOf(args),
  };
}

const orderOf = (order: MatchOrderInput | null | undefined): MatchOrder =>
  order == null
    ? { by: 'created', newestFirst: true }
    : { by: order.field, newestFirst: order.direction === OrderDirection.DESC };

function sizeOf({ first, last }: MatchListArgs): Pick<MatchesAsked, 'take' | 'size'> {
  if (first != null && last != null) {
    throw badInput('Ask for the `first` matches or for the `last` ones, not for both.');
  }
  const take = last == null ? 'first' : 'last';
  const size = last ?? first ?? DEFAULT_PAGE_SIZE;
  if (size < 0 || size > MAX_MATCHES_AT_ONCE) {
    const on = take === 'first' ? 'after` its `endCursor' : 'before` its `startCursor';
    throw badInput(
      `\`${take}\` is 0 to ${MAX_MATCHES_AT_ONCE}. For more, ask for the next page: \`${on}\`.`,
    );
  }
  return { take, size };
}

function filterOf(
  input: MatchFilterInput | null | undefined,
  asker: Identity | undefined,
): MatchFilter {
  const { status, game, ruleset, player, seatFree, created, ended, result } = input ?? {};
  const { suspended } = input ?? {};
  return {
    ...(suspended == null ? {} : { suspended: forStaff(suspended, asker) }),
    ...(status == null ? {} : { status }),
    ...(game == null ? {} : { game }),
    ...(ruleset == null ? {} : { ruleset }),
    ...(player == null ? {} : { player: whoIs(player, asker) }),
    ...(seatFree == null ? {} : { seatFree }),
    ...(created == null ? {} : { created: rangeOf('created', created) }),
    ...(ended == null ? {} : { ended: rangeOf('ended', ended) }),
    ...resultOf(result, asker),
  };
}

function resultOf(
  input: ResultFilter | null | undefined,
  asker: Identity | undefined,
): Pick<MatchFilter, 'reason' | 'winner' | 'decided' | 'ended'> {
  const { reason, winner, decided } = input ?? {};
  return {
    ...(reason == null ? {} : { reason }),
    ...(winner == null ? {} : { winner: whoIs(winner, asker) }),
    ...(decided == null ? {} : { decided }),
  };
}

/** The public has no use for it, and none is told what staff is busy with. */
function forStaff(suspended: boolean, asker: Identity | undefined): boolean {
  if (asker !== undefined && isMatchStaff(asker)) return suspended;
  throw clientError(
    'FORBIDDEN',
    'Only judges, organisers and operators can list matches by `suspended`.',
  );
}

function whoIs(player: string, asker: Identity | undefined): string {
  if (player !== ME) return player;
  if (asker === undefined) {
    throw clientError('UNAUTHENTICATED', 'Sign in first: `me` is whoever has signed in.');
  }
  return asker.accountId;
}

function rangeOf(name: string, { from, to }: TimeRangeInput): TimeRange {
  for (const ms of [from, to]) {
    if (ms != null && !Number.isSafeInteger(ms)) {
      throw badInput(`\`${name}\` is in whole milliseconds since the epoch, not ${ms}.`);
    }
  }
  if (from != null && to != null && from > to) {
    throw badInput(`\`${name}\` ends before it begins: exchange \`from\` and \`to\`.`);
  }
  return { ...(from == null ? {} : { fromMs: from }), ...(to == null ? {} : { toMs: to }) };
}

const badInput = (words: string) => clientError('BAD_USER_INPUT', words);
