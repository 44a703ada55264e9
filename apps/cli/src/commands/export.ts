/** `scoresheet export ID`: writes the record of a match or a tournament as a file. */
import type { Command } from 'commander';
import { fetchRecord } from '../organise/record-of-server.js';
import { fetchExport } from '../server/fetch-export.js';
import { whoAsks } from '../server/who-asks.js';
import { writeExport } from '../server/write-export.js';
import { isOfServer } from '../tournament/file-or-id.js';

interface Options {
  readonly server?: string;
  readonly token?: string;
  readonly out?: string;
  readonly json?: boolean;
}

export function exportCommand(command: Command): void {
  command
    .argument('<id>', 'the match or the tournament')
    .option('--server <url>', 'its server (default: this machine, SCORESHEET_PORT)')
    .option('--token <token>', 'ask with it (default: as who is signed in, else this installation)')
    .option('--out <file>', 'the file to write (default: <id>.jsonl)')
    .option('--json', 'print one JSON object about the file')
    .action(exportRecordOf);
}

async function exportRecordOf(id: string, { server, token, ...options }: Options): Promise<void> {
  const asking = { server, token };
  if (await isOfServer(id)) {
    const text = await fetchRecord(await whoAsks(asking), id);
    return writeExport({ id, kind: 'tournament', text }, options);
  }
  await writeExport({ id, kind: 'match', text: await fetchExport(id, asking) }, options);
}
