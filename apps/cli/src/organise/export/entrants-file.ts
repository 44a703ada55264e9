/** Who has entered, with all that was agreed with them, in a form that `import` reads again. */
import type { TournamentState } from '@scoresheet/domain-tournament';
import { writeEntrants, type FileEntrant, type FileFormat } from '@scoresheet/tournament-files';
import type { Server } from '../../server/ask-server.js';
import { namesOf, type Names } from '../names.js';
import { stateAt } from '../record-of-server.js';
import { entrantsAt } from '../tournament-at.js';
import type { ListAsked } from './list-asked.js';

/** Pairs that are kept apart are in it for the house alone. */
export async function entrantsFile(
  server: Server,
  { tournament }: ListAsked,
  format: FileFormat,
): Promise<Uint8Array> {
  const state = await stateAt(server, tournament);
  const names = namesOf(await entrantsAt(server, tournament));
  return writeEntrants(
    state.entrants.map((entrant) => fileEntrant(state, entrant, names)),
    format,
  );
}

function fileEntrant(
  { forbidden }: TournamentState,
  { number, actor, awardedByes, fixedTable, status }: TournamentState['entrants'][number],
  names: Names,
): FileEntrant {
  const apart = forbidden.filter(([one]) => one === number).map(([, other]) => other);
  return {
    number,
    actor,
    account: null,
    seed: null,
    name: names.get(number) ?? `Entrant ${number}`,
    byes: awardedByes,
    table: fixedTable,
    apart,
    note: status === 'entered' ? '' : status,
  };
}
