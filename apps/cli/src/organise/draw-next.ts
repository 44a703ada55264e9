/** Draws the round that comes next, and begins the phase that it is in where that has not begun. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { Fault } from '../program/fault.js';
import type { Server } from '../server/ask-server.js';
import { commandLine } from './advice.js';
import { refusal, send, trySend, type NotAccepted, type Said } from './send-command.js';
import type { TournamentAt } from './tournament-at.js';

interface Drawn {
  readonly phase: number;
  readonly round: number;
  /** Of the event, where this call has drawn it; somebody else was faster where absent. */
  readonly token?: string;
}

/** The rules say when a phase is over; a number of rounds that is counted here could be another. */
const BEHIND_PHASE = ['phase-over', 'wrong-phase'];

/** `seeds` are given by hand for a phase that begins. The round before is closed, or there is none. */
export async function drawNext(
  server: Server,
  tournament: TournamentAt,
  seeds: readonly number[] | undefined,
): Promise<Drawn> {
  const { id, round, phases } = tournament;
  const phase = round?.phase ?? 1;
  if (round === null) await begin(server, tournament, { phase, seeds });
  const next = { phase, round: (round?.round ?? 0) + 1 };
  const drawn = await trySend(server, 'drawRound', { tournament: id, ...next });
  if (drawn.is === 'accepted') return { ...next, token: drawn.token };
  if (drawn.is === 'conflict') return next;
  if (!BEHIND_PHASE.includes(drawn.code) || phase >= phases.length) throw refusal(drawn, id);
  await begin(server, tournament, { phase: phase + 1, seeds });
  const first = { phase: phase + 1, round: 1 };
  return { ...first, token: (await send(server, 'drawRound', { tournament: id, ...first })).token };
}

interface Begun {
  readonly phase: number;
  readonly seeds: readonly number[] | undefined;
}

/** Silent where it has begun already: somebody drew no round of it. */
async function begin(
  server: Server,
  { id, stage }: TournamentAt,
  { phase, seeds }: Begun,
): Promise<void> {
  const said = withoutUndefined<Said>({ tournament: id, phase, seeds });
  const begun = await trySend(server, 'beginPhase', said);
  if (begun.is === 'refused') throw notBegun(begun, id, { phase, stage });
}

function notBegun(
  outcome: NotAccepted,
  id: string,
  { phase, stage }: { readonly phase: number; readonly stage: TournamentAt['stage'] },
): Fault {
  if (outcome.code === 'wrong-stage' && stage === 'REGISTRATION') {
    const todo = `Call for it: ${commandLine(`check-in ${id}`)}`;
    return new Fault('refused', `${outcome.says}\n${todo}`, outcome.code);
  }
  if (outcome.code === 'too-few-entrants' && phase > 1) {
    const todo = `End the tournament: ${commandLine(`finish ${id}`)}`;
    return new Fault('refused', `${outcome.says}\n${todo}`, outcome.code);
  }
  return refusal(outcome, id);
}
