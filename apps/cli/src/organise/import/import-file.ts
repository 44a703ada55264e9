/** `tournament import ID FILE`: entrants or results out of a file, all of it checked beforehand. */
import type { FileFormat } from '@scoresheet/tournament-files';
import { readNamedFile } from '../../program/read-file.js';
import { whoAsks } from '../../server/who-asks.js';
import type { ImportOptions } from './given-file.js';
import { importEntrants } from './import-entrants.js';
import { importResults } from './import-results.js';

export async function importFile(
  tournament: string,
  file: string,
  options: ImportOptions,
): Promise<void> {
  const bytes = await readNamedFile(file);
  const format = options.format ?? (/\.json$/i.test(file) ? 'json' : 'csv');
  const what = options.what ?? whatIsIn(bytes.toString('utf8'), format);
  const server = await whoAsks(options);
  const given = { tournament, file, bytes, format };
  if (what === 'results') await importResults(server, given, options);
  else await importEntrants(server, given, options);
}

/** A column, or a list of JSON, of this name is in files of results alone. */
function whatIsIn(text: string, format: FileFormat): 'entrants' | 'results' {
  if (format === 'json') return /"results"\s*:/.test(text) ? 'results' : 'entrants';
  const [header = ''] = text.trimStart().split('\n', 1);
  return /(?:^|[,;\t"])\s*result\s*(?:$|[,;\t"\r])/i.test(header) ? 'results' : 'entrants';
}
