/**
 * Hands in what a person asks of a tournament. The actor is the token's; what they may do is decided
 * from the record, whatever roles their account has.
 */
import { Inject, Injectable } from '@nestjs/common';
import {
  tournamentCommandSchema,
  type TournamentCommand,
  type TournamentCommandType,
} from '@scoresheet/contracts-messages';
import type { Identity } from '@scoresheet/services-accounts';
import type { RulingReasons } from '@scoresheet/services-rulings';
import { RULING_REASONS } from '../../api-parts.js';
import { NO_DIGEST, sendWithReason } from '../../rulings/send-with-reason.js';
import { clientError } from '../../transport/masked-error.js';
import { TournamentClient } from '../tournament-client.service.js';
import type { TournamentOutcome } from '../tournament-outcome.js';
import { given } from './given.js';

interface AskedOfTournament {
  readonly tournament: string;
  readonly commandId: string;
  /** Words that stay outside the record, which holds their digest. */
  readonly reason?: string;
}

@Injectable()
export class TournamentSender {
  constructor(
    private readonly client: TournamentClient,
    @Inject(RULING_REASONS) private readonly reasons: RulingReasons,
  ) {}

  /** `asked` has whatever else the command says. Who is stamped otherwise was found to be it. */
  async send<A extends AskedOfTournament>(
    type: TournamentCommandType,
    { tournament: record, reason, ...said }: A,
    sender: Identity,
    role: Exclude<TournamentCommand['role'], 'house'> = 'player',
  ): Promise<TournamentOutcome> {
    const sent = { ...given(said), type, record, actor: sender.accountId, role };
    if (reason === undefined) return this.client.send(checked(sent), sender);
    const command = checked({ ...sent, reasonDigest: NO_DIGEST });
    const send = (reasonDigest: string) =>
      this.client.send({ ...command, reasonDigest } as TournamentCommand, sender);
    return sendWithReason(this.reasons, { of: command, reason, send });
  }
}

function checked(sent: object): TournamentCommand {
  const parsed = tournamentCommandSchema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw clientError('BAD_USER_INPUT', problems.join('; '));
}
