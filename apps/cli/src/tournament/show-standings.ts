/** `tournament standings FILE` and `tournament why FILE ENTRANT`: recomputed, as of any event. */
import { sha256 } from '@scoresheet/domain-record/node';
import { standingsIn, whyRank } from '@scoresheet/domain-tournament';
import { Fault } from '../program/fault.js';
import { explainedLines, asJson } from './explained-lines.js';
import { readTournament } from './read-tournament.js';
import { standingsTable } from './standings-table.js';

interface ReadOptions {
  readonly asOf?: number;
  readonly live?: boolean;
  readonly json?: boolean;
}

export async function showStandings(file: string, options: ReadOptions): Promise<void> {
  const { asOf, live = false, json } = options;
  const state = await readTournament(file, asOf);
  const standings = standingsIn(state, sha256, { live });
  if (json) return console.log(JSON.stringify({ seq: state.seq, live, standings }));
  for (const line of standingsTable(standings)) console.log(line);
  console.log(
    `As of event ${state.seq}, ${live ? 'live: rounds that are open count' : 'official'}.`,
  );
}

export async function showWhy(
  file: string,
  entrant: number,
  { asOf, live = false, json }: ReadOptions,
): Promise<void> {
  const state = await readTournament(file, asOf);
  const phase = state.phases.findLast(({ entrants, plannedRounds }) => {
    return plannedRounds !== null && entrants.includes(entrant);
  });
  const why = phase && whyRank(state, { phase: phase.phase, entrant }, sha256, { live });
  if (why === undefined) throw new Fault('usage', `nobody has number ${entrant} in a phase there.`);
  if (json) return console.log(asJson(why));
  for (const line of explainedLines(why)) console.log(line);
}
