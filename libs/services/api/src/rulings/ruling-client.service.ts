/** Hands a ruling in, with its reason where it has one. */
import { Inject, Injectable } from '@nestjs/common';
import type { Command, CommandType } from '@scoresheet/contracts-messages';
import type { Identity } from '@scoresheet/services-accounts';
import type { RulingReasons } from '@scoresheet/services-rulings';
import { CommandClient } from '../commands/command-client.service.js';
import type { CommandOutcome } from '../commands/command-outcome.js';
import { stamped, type CommandRole } from '../commands/stamped.js';
import { TableStaff } from '../tournaments/cut/table-staff.service.js';
import { RULING_REASONS } from '../api-parts.js';
import { NO_DIGEST, sendWithReason } from './send-with-reason.js';

interface Asked {
  readonly type: CommandType;
  readonly match: string;
  readonly reason?: string | null;
}

@Injectable()
export class RulingClient {
  constructor(
    private readonly commands: CommandClient,
    private readonly staff: TableStaff,
    @Inject(RULING_REASONS) private readonly reasons: RulingReasons,
  ) {}

  async rule(
    { match: record, reason, ...said }: Asked,
    sender: Identity,
    ...roles: readonly [CommandRole, ...CommandRole[]]
  ): Promise<CommandOutcome> {
    const identity = await this.staff.at(record, sender);
    const given = Object.entries(said).filter(([, value]) => value != null);
    const sent = { record, ...Object.fromEntries(given) };
    const by = { asker: identity };
    if (reason == null) return this.commands.send(stamped(sent, identity, ...roles), by);
    const command = stamped({ ...sent, reasonDigest: NO_DIGEST }, identity, ...roles);
    const send = (reasonDigest: string) =>
      this.commands.send({ ...command, reasonDigest } as Command, by);
    return sendWithReason(this.reasons, { of: command, reason, send });
  }
}
