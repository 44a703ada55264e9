/** `scoresheet export ID`: writes a match's record as a file. */
import { Command } from 'commander';
import type { ExportOptions } from '../export-match.js';

export const exportCommand = new Command('export')
  .description("write a match's record, to be verified anywhere")
  .argument('<id>', 'the match')
  .option('--url <url>', 'address of the server (default: this machine, SCORESHEET_PORT)')
  .option('--token <token>', 'who asks (default: the house, by the key in SCORESHEET_DATA)')
  .option('--out <file>', 'where to (default: <id>.jsonl)')
  .option('--json', 'print one JSON object about the file')
  .action(async (id: string, options: ExportOptions) => {
    // The services are slow to load, and no other command needs them.
    const { exportMatch } = await import('../export-match.js');
    await exportMatch(id, options);
  });
