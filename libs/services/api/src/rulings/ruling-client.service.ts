/**
 * Hands a ruling in. Its reason is kept first, outside the log, and the command carries the digest;
 * a command that is refused leaves no reason behind.
 */
import { Inject, Injectable } from '@nestjs/common';
import type { Command, CommandType } from '@scoresheet/contracts-messages';
import type { Identity } from '@scoresheet/services-accounts';
import type { RulingReasons } from '@scoresheet/services-rulings';
import { CommandClient } from '../commands/command-client.service.js';
import { Refused, type CommandOutcome } from '../commands/command-outcome.js';
import { stamped, type CommandRole } from '../commands/stamped.js';
import { clientError } from '../transport/masked-error.js';
import { RULING_REASONS } from '../api-parts.js';

const MAX_REASON_LENGTH = 1_000;

/** No control characters but the line break, and no half of a pair of surrogates. */
const PLAIN_TEXT = /^(?:[^\p{Cc}\p{Cs}]|\n)*$/u;

/** Stands where the digest will, so that nothing is kept for a command that is misshapen. */
const NO_DIGEST = '0'.repeat(64);

const ID_REUSED = new Refused({
  code: 'command-id-reused',
  says: 'You used this command id before, for a ruling with another reason: send a new id.',
});

interface Asked {
  readonly type: CommandType;
  readonly match: string;
  readonly reason?: string | null;
}

@Injectable()
export class RulingClient {
  constructor(
    private readonly commands: CommandClient,
    @Inject(RULING_REASONS) private readonly reasons: RulingReasons,
  ) {}

  async rule(
    { match: record, reason, ...said }: Asked,
    identity: Identity,
    ...roles: readonly [CommandRole, ...CommandRole[]]
  ): Promise<CommandOutcome> {
    const given = Object.entries(said).filter(([, value]) => value != null);
    const sent = { record, ...Object.fromEntries(given) };
    if (reason == null) return this.commands.send(stamped(sent, identity, ...roles));
    const command = stamped({ ...sent, reasonDigest: NO_DIGEST }, identity, ...roles);
    return this.sendWithReason(command, checked(reason));
  }

  private async sendWithReason(command: Command, reason: string): Promise<CommandOutcome> {
    const { record, actor, commandId } = command;
    const of = { record, actor, commandId };
    const reasonDigest = await this.reasons.keep(of, reason);
    if (reasonDigest === undefined) return ID_REUSED;
    const outcome = await this.commands.send({ ...command, reasonDigest } as Command);
    // The reason under a reused id belongs to the command that was accepted before.
    const isNoEvent = outcome instanceof Refused && outcome.code !== 'command-id-reused';
    if (isNoEvent) await this.reasons.forget(of);
    return outcome;
  }
}

function checked(reason: string): string {
  const text = reason.trim();
  if (text.length === 0) throw clientError('BAD_USER_INPUT', 'Give a reason: it cannot be empty.');
  if (text.length <= MAX_REASON_LENGTH && PLAIN_TEXT.test(text)) return text;
  const most = `at most ${MAX_REASON_LENGTH} characters`;
  throw clientError(
    'BAD_USER_INPUT',
    `A reason may have ${most}, and no control characters but line breaks.`,
  );
}
