/** `tournament publish ID`: shows the tables to everybody, and begins the round. */
import { Fault } from '../program/fault.js';
import type { AskingOptions } from '../program/options.js';
import type { Server } from '../server/ask-server.js';
import { whoAsks } from '../server/who-asks.js';
import { commandLine } from './advice.js';
import { showRound } from './show-round.js';
import { refusal, trySend, type Accepted } from './send-command.js';
import { tournamentAt, type RoundAt, type TournamentAt } from './tournament-at.js';

interface PublishOptions extends AskingOptions {
  /** Whether play begins at once; else players look for their tables first. */
  readonly start: boolean;
}

type Place = Pick<RoundAt, 'phase' | 'round'>;

/** What was done before stays done, so that a call which was interrupted can be repeated. */
export async function publishRound(tournament: string, options: PublishOptions): Promise<void> {
  const server = await whoAsks(options);
  const before = await tournamentAt(server, tournament);
  if (before.round?.stage === 'drawn') await reviewed(server, tournament, before.round);
  const { place, published } = await shown(server, before);
  const started = options.start ? await step(server, 'startRound', before, place) : undefined;
  const last = started ?? published;
  const at = { tournament, ...place, token: last?.token, isNew: last !== undefined };
  await showRound(server, options, at);
}

/** Whoever publishes has looked at the draw; who plays has not, and could not. */
async function reviewed(
  server: Server,
  tournament: string,
  { phase, round }: Place,
): Promise<void> {
  const outcome = await trySend(server, 'reviewRound', { tournament, phase, round });
  if (outcome.is === 'refused' && outcome.code !== 'own-table') throw refusal(outcome, tournament);
}

interface Published {
  readonly place: Place;
  /** What was accepted; undefined where the round was published before. */
  readonly published: Accepted | undefined;
}

async function shown(server: Server, before: TournamentAt): Promise<Published> {
  const { round, ownEntrant } = before;
  if (round !== null && round.stage !== 'closed') {
    return { place: round, published: await step(server, 'publishRound', before, round) };
  }
  // A draw is hidden from staff who play: it is the next round, or the first of the next phase.
  const next = { phase: round?.phase ?? 1, round: (round?.round ?? 0) + 1 };
  const places = ownEntrant === null ? [] : [next, { phase: next.phase + 1, round: 1 }];
  for (const place of places) {
    const said = { tournament: before.id, ...place };
    const published = await trySend(server, 'publishRound', said);
    if (published.is === 'accepted') return { place, published };
    if (!NOT_THERE.includes(published.code)) throw refusal(published, before.id);
  }
  const says = `No round is drawn. Draw the next one: ${commandLine(`pair ${before.id}`)}`;
  throw new Fault('refused', says, 'wrong-round');
}

const NOT_THERE = ['wrong-round', 'wrong-phase', 'conflict'];

/** Gives nothing where the round has come past this already. */
async function step(
  server: Server,
  name: 'publishRound' | 'startRound',
  { id }: TournamentAt,
  { phase, round }: Place,
): Promise<Accepted | undefined> {
  const outcome = await trySend(server, name, { tournament: id, phase, round });
  if (outcome.is === 'accepted') return outcome;
  if (outcome.is === 'conflict') return undefined;
  throw refusal(outcome, id);
}
