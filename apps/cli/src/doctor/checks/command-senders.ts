import type { Check } from '../check.js';
import { note } from '../finding.js';

/** Nobody who can write to the log plays for others. */
export const commandSenders: Check = ({ database }) =>
  database.is === 'there' && database.takesUnproved
    ? [
        note(
          'This installation accepts commands that do not prove who sent them.',
          'Anyone who can write to the log could play in the name of others.',
          'Once every service has this version, set SCORESHEET_COMMAND_MAC_MODE=enforce for the ' +
            'match services and restart them: docs/operations.md, "Commands that prove their sender".',
        ),
      ]
    : [];
