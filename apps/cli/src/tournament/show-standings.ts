/** `tournament standings` and `why`: of a file recomputed here, of a server's tournament asked there. */
import { sha256 } from '@scoresheet/domain-record/node';
import { explainRank, standingsIn, type StandingLine } from '@scoresheet/domain-tournament';
import { namesOf, type Names } from '../organise/names.js';
import { fetchReasons, fetchStandings } from '../organise/standings-of-server.js';
import { tell } from '../organise/tell.js';
import { entrantsAt, entrantTyped, tournamentAt } from '../organise/tournament-at.js';
import { Fault } from '../program/fault.js';
import type { AskingOptions } from '../program/options.js';
import { whoAsks } from '../server/who-asks.js';
import { explainedLines } from './explained-lines.js';
import { isOfServer } from './file-or-id.js';
import { readTournament } from './read-tournament.js';
import { standingsTable } from './standings-table.js';

interface ReadOptions extends AskingOptions {
  readonly asOf?: number;
  readonly live?: boolean;
}

interface ReadStandings {
  readonly seq: number;
  readonly standings: readonly StandingLine[];
  readonly names: Names;
}

export async function showStandings(fileOrId: string, options: ReadOptions): Promise<void> {
  const { live = false } = options;
  const isThere = await isOfServer(fileOrId);
  const read = isThere ? await askedStandings(fileOrId, options) : await kept(fileOrId, options);
  const { seq, standings, names } = read;
  const kind = live ? 'live: rounds that are open count' : 'official';
  tell(options, {
    object: { seq, live, standings },
    lines: [...standingsTable(standings, names), `As of event ${seq}, ${kind}.`],
  });
}

async function kept(file: string, { asOf, live = false }: ReadOptions): Promise<ReadStandings> {
  const state = await readTournament(file, asOf);
  return { seq: state.seq, standings: standingsIn(state, sha256, { live }), names: new Map() };
}

async function askedStandings(id: string, options: ReadOptions): Promise<ReadStandings> {
  const { asOf, live = false } = options;
  const server = await whoAsks(options);
  await tournamentAt(server, id); // says in words where there is none
  const names = namesOf(await entrantsAt(server, id));
  return { ...(await fetchStandings(server, id, { asOf, live })), names };
}

export async function showWhy(
  fileOrId: string,
  entrant: string,
  options: ReadOptions,
): Promise<void> {
  const isThere = await isOfServer(fileOrId);
  const read = isThere ? whyOfServer : whyOfFile;
  const why = await read(fileOrId, entrant, options);
  if (why === undefined) {
    throw new Fault(
      'no-such-entrant',
      `nobody has number ${entrant} in a phase there, or its bracket says it all.`,
    );
  }
  tell(options, { object: why, lines: explainedLines(why) });
}

async function whyOfFile(file: string, typed: string, { asOf, live = false }: ReadOptions) {
  const state = await readTournament(file, asOf);
  const entrant = Number(typed);
  const phase = state.phases.findLast(({ entrants, plannedRounds }) => {
    return plannedRounds !== null && entrants.includes(entrant);
  });
  return phase && explainRank(state, { phase: phase.phase, entrant }, sha256, { live });
}

/** Of the last phase that has points and in which the entrant was. */
async function whyOfServer(id: string, typed: string, options: ReadOptions) {
  const server = await whoAsks(options);
  const { phases } = await tournamentAt(server, id);
  const { number: entrant } = entrantTyped(await entrantsAt(server, id), typed);
  const { asOf, live = false } = options;
  for (let phase = phases.length; phase > 0; phase -= 1) {
    if (phases[phase - 1]?.kind.endsWith('elimination')) continue;
    const why = await fetchReasons(server, id, { entrant, phase, asOf, live });
    if (why !== undefined) return why;
  }
  return undefined;
}
