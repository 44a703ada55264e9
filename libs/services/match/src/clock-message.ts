import { MATCH_MESSAGES, type ClockCommand } from '@scoresheet/contracts-messages';
import type { Message } from '@scoresheet/event-log-port';
import { signedCommand } from '@scoresheet/services-decider';
import type { PurposeKeys } from '@scoresheet/services-keys';

/** A command of the clock as it goes into the log, with the proof that the clock sends it. */
export const clockMessage = (command: ClockCommand, keys: PurposeKeys): Message =>
  signedCommand(command, { messages: MATCH_MESSAGES, sender: 'clock', keys });
