/** Standings for a spreadsheet, with every number exact. */
import { writeStandings, type FileFormat } from '@scoresheet/tournament-files';
import type { Server } from '../../server/ask-server.js';
import { namesOf } from '../names.js';
import { fetchStandings } from '../standings-of-server.js';
import { entrantsAt } from '../tournament-at.js';
import type { ListAsked } from './list-asked.js';

export async function standingsFile(
  server: Server,
  { tournament, options: { asOf, live = false } }: ListAsked,
  format: FileFormat,
): Promise<Uint8Array> {
  const names = namesOf(await entrantsAt(server, tournament));
  const { standings } = await fetchStandings(server, tournament, { asOf, live });
  const named = standings.map((line) => ({ ...line, name: names.get(line.entrant) ?? '' }));
  return writeStandings(named, format);
}
