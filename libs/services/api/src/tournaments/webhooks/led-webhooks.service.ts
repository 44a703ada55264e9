/** The webhooks of tournaments that somebody leads: nobody else learns that there are any. */
import { Inject, Injectable } from '@nestjs/common';
import type { TournamentState } from '@scoresheet/domain-tournament';
import type { Identity } from '@scoresheet/services-accounts';
import type { KeptWebhook, Webhooks } from '@scoresheet/services-webhooks';
import { WEBHOOKS } from '../../api-parts.js';
import { clientError } from '../../transport/masked-error.js';
import { ShownTournaments } from '../reckoning/shown-tournaments.service.js';

export interface LedWebhook {
  readonly webhook: KeptWebhook;
  readonly state: TournamentState;
}

@Injectable()
export class LedWebhooks {
  constructor(
    private readonly tournaments: ShownTournaments,
    @Inject(WEBHOOKS) private readonly kept: Webhooks | undefined,
  ) {}

  /** Refuses where nothing is kept. */
  get webhooks(): Webhooks {
    if (this.kept) return this.kept;
    throw clientError('UNAVAILABLE', 'This server keeps no webhooks: it has no database.');
  }

  /** The tournament; refuses whoever does not lead it. */
  async led(tournament: string, identity: Identity): Promise<TournamentState> {
    const { state } = await this.tournaments.shown(tournament, identity);
    if (leads(state, identity)) return state;
    const who = 'Only the owner and organisers of a tournament, and operators,';
    throw clientError('FORBIDDEN', `${who} look after its webhooks.`);
  }

  /** The webhook, undefined where the asker looks after none of this id. */
  async find(id: string, identity: Identity): Promise<LedWebhook | undefined> {
    const webhook = await this.webhooks.find(id);
    if (webhook === undefined) return undefined;
    const shown = await this.tournaments.find(webhook.tournament, identity);
    if (shown === undefined || !leads(shown.state, identity)) return undefined;
    return { webhook, state: shown.state };
  }
}

const leads = ({ owner, staff }: TournamentState, { accountId, roles }: Identity): boolean =>
  owner === accountId || staff.get(accountId) === 'organiser' || roles.includes('operator');
