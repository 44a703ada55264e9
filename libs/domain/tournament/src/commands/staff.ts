/** Who runs the tournament: appointed and dismissed by its owner, who may name a successor. */
import type {
  AppointStaff,
  DismissStaff,
  NameSuccessor,
  TakeOver,
} from '@scoresheet/contracts-messages';
import { MAX_STAFF } from '@scoresheet/contracts-messages';
import type { Decided, Situation } from './deciding.js';
import { refused } from './not-accepted.js';

export function appointStaff({ state }: Situation, { to, as }: AppointStaff): Decided {
  if (state.owner === to || state.staff.get(to) === as) {
    return refused('already-staff', `${to} has this role already.`);
  }
  if (state.staff.size >= MAX_STAFF && !state.staff.has(to)) {
    return refused('terms-unclear', `A tournament has at most ${MAX_STAFF} staff.`);
  }
  return [{ kind: 'staff-appointed', actor: to, as }];
}

export function dismissStaff({ state }: Situation, { from }: DismissStaff): Decided {
  if (state.staff.has(from)) return [{ kind: 'staff-dismissed', actor: from }];
  return refused('unknown-staff', `${from} has no role in this tournament.`);
}

export function nameSuccessor({ state }: Situation, { successor }: NameSuccessor): Decided {
  if (successor !== state.owner) return [{ kind: 'successor-named', actor: successor }];
  return refused('already-staff', 'You own this tournament: name somebody else.');
}

export function takeOver({ state }: Situation, { actor }: TakeOver): Decided {
  if (state.successor === actor) return [{ kind: 'ownership-taken', actor }];
  return refused('no-successor', 'The owner has not named you as successor.');
}
