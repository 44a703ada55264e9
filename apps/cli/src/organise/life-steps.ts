/** `tournament pause | resume | finish | cancel ID`: steps that need nothing but the right stage. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { AskingOptions } from '../program/options.js';
import { whoAsks } from '../server/who-asks.js';
import { standingsTable } from '../tournament/standings-table.js';
import { namesOf } from './names.js';
import { nextStep } from './next-step.js';
import { send, type Said } from './send-command.js';
import { fetchStandings } from './standings-of-server.js';
import { tell } from './tell.js';
import { entrantsAt, tournamentAt } from './tournament-at.js';

interface CancelOptions extends AskingOptions {
  readonly reason: string;
}

export const pauseTournament = (tournament: string, options: AskingOptions): Promise<void> =>
  step('pauseTournament', tournament, options);

export const resumeTournament = (tournament: string, options: AskingOptions): Promise<void> =>
  step('resumeTournament', tournament, options);

export const cancelTournament = (tournament: string, options: CancelOptions): Promise<void> =>
  step('cancelTournament', tournament, options);

type Step = 'pauseTournament' | 'resumeTournament' | 'cancelTournament';

const DONE: Readonly<Record<Step, string>> = {
  pauseTournament: 'The tournament is paused.',
  resumeTournament: 'The tournament goes on.',
  cancelTournament: 'The tournament is cancelled.',
};

async function step(
  name: Step,
  tournament: string,
  options: AskingOptions & { readonly reason?: string },
): Promise<void> {
  const server = await whoAsks(options);
  const { reason } = options;
  const said = withoutUndefined<Said>({ tournament, reason });
  const { seq, token } = await send(server, name, said);
  const after = await tournamentAt(server, tournament, token);
  tell(options, {
    object: { tournament, stage: after.stage.toLowerCase(), seq },
    lines: [DONE[name], ...(name === 'cancelTournament' ? [] : [nextStep(after)])],
  });
}

/** Ends with the final standings, which are printed. */
export async function finishTournament(tournament: string, options: AskingOptions): Promise<void> {
  const server = await whoAsks(options);
  const { seq, hash, token } = await send(server, 'finishTournament', { tournament });
  const { standings } = await fetchStandings(server, tournament, { after: token });
  const names = namesOf(await entrantsAt(server, tournament));
  tell(options, {
    object: { tournament, stage: 'finished', seq, hash, standings },
    lines: [
      ...standingsTable(standings, names),
      'The tournament is finished; these are its final standings.',
      `Its head is ${hash}, of event ${seq}.`,
    ],
  });
}
