import type { Check } from '../check.js';
import { note, type Finding } from '../finding.js';
import type { ReadDatabase } from '../probes.js';

const NAMED = 3;

/** Webhooks that have stopped, and webhooks on ports that new ones may not use. */
export const webhooks: Check = ({ database }) =>
  database.is === 'there' ? [...stopped(database), ...onOtherPorts(database)] : [];

function stopped({ stoppedWebhooks }: ReadDatabase): readonly Finding[] {
  if (stoppedWebhooks.length === 0) return [];
  return [
    note(
      `Webhooks have stopped in ${listed(stoppedWebhooks)}.`,
      'Their receivers are told nothing; the tournaments go on, and no event is lost.',
      'Whoever leads such a tournament finds why beside its webhooks, and resumes them there: ' +
        'docs/webhooks.md.',
    ),
  ];
}

function onOtherPorts({ webhookPorts }: ReadDatabase): readonly Finding[] {
  if (webhookPorts.length === 0) return [];
  const ports = [...new Set(webhookPorts.map(({ port }) => port))].sort((a, b) => a - b).join(',');
  const named = webhookPorts.map(({ tournament, port }) => `${tournament} (port ${port})`);
  return [
    note(
      `Webhooks use ports that new ones may not use: ${listed(named)}.`,
      'Events are still delivered to them. They cannot be tested.',
      `Set SCORESHEET_WEBHOOK_PORTS=${ports} to allow these ports, or ask the organisers for an ` +
        'address on port 443.',
    ),
  ];
}

function listed(names: readonly string[]): string {
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return `${names.slice(0, NAMED).join(', ')}${more}`;
}
