/** Who looks after a tournament that stands still. */
import { Injectable } from '@nestjs/common';
import type { TournamentState } from '@scoresheet/domain-tournament';
import type { Identity } from '@scoresheet/services-accounts';
import { isMatchStaff } from '../../rulings/as-staff.js';
import { clientError } from '../../transport/masked-error.js';
import { TournamentTails } from '../tournament-tails.service.js';

@Injectable()
export class SuspensionStaff {
  constructor(private readonly tails: TournamentTails) {}

  /** Refuses whoever may not know why the tournament is suspended, nor end it. */
  async check(tournament: string, identity: Identity): Promise<void> {
    const standing = await this.tails.standingOf(tournament);
    if (isSuspensionStaff(standing?.state, identity)) return;
    throw clientError(
      'FORBIDDEN',
      'Only its owner and head judge, and judges, organisers and operators who do not play in it, ' +
        'can see why a tournament is suspended, and end it.',
    );
  }
}

type Staffed = Pick<TournamentState, 'owner' | 'staff' | 'entrantOf'>;

/**
 * The owner in any case, who may cancel a tournament that goes on as well, and operators. Who judges or
 * organises does so where they do not play. Without a state nobody knows who leads it or plays.
 */
function isSuspensionStaff(lastGood: Staffed | undefined, identity: Identity): boolean {
  const { accountId, roles } = identity;
  if (lastGood?.owner === accountId || roles.includes('operator')) return true;
  if (lastGood?.entrantOf.has(accountId)) return false;
  return lastGood?.staff.get(accountId) === 'head-judge' || isMatchStaff(identity);
}
