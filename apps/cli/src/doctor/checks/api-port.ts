import type { Check } from '../check.js';
import { wrong } from '../finding.js';

/** The api's port is free, or Scoresheet itself has it. */
export const apiPort: Check = async ({ probes, config: { host, port } }) => {
  if (port === 0 || (await probes.port(host, port)) !== 'somebody else') return [];
  return [
    wrong(
      `Another program uses port ${port} on ${host}.`,
      'The api cannot start on that port.',
      `Stop that program, or set SCORESHEET_PORT to a free port.`,
    ),
  ];
};
