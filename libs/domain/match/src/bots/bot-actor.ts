/**
 * Who sits at a seat for the house. The actor's name says so, in the record for ever: whoever reads a
 * match knows its bots without asking anybody.
 */
import { canonicalJson, type Sha256 } from '@scoresheet/domain-record';
import type { Seat } from '@scoresheet/rules-engine';

/** No account and no guest has an id that begins with it. */
export const BOT_PREFIX = 'bot-';
const HEX_DIGITS = 32;
const A_BOT = new RegExp(`^${BOT_PREFIX}[0-9a-f]{${HEX_DIGITS}}$`);

/** The bot of this seat, always the same: after a restart it is known again by its seat. */
export function botActorOf(record: string, seat: Seat, sha256: Sha256): string {
  const hash = sha256(canonicalJson(['scoresheet bot', record, seat]));
  return `${BOT_PREFIX}${hash.slice(0, HEX_DIGITS)}`;
}

export const isBotActor = (actor: string): boolean => A_BOT.test(actor);
