import type { Check } from '../check.js';
import { note } from '../finding.js';

/** Nobody who can write to the log plays for others. */
export const commandSenders: Check = ({ database }) =>
  database.is === 'there' && database.takesUnproved
    ? [
        note(
          'This installation decides commands that do not prove who sent them.',
          'Whoever can write to the log could play in the name of others.',
          'When every service is of this version, set SCORESHEET_COMMAND_MAC_MODE=enforce for the ' +
            'match services and start them again: docs/operations.md, "Commands that prove their sender".',
        ),
      ]
    : [];
