/** A whole tournament among bots over the public api: an organiser, and a player for each entry. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { ApiAddress } from '../api-client.js';
import { deckFor, findGame, signIn, type BotPlayer, type ReadyGame } from '../guests.js';
import { botName } from './bot-name.js';
import { CREATE_TOURNAMENT, lifeStep } from './event-operations.js';
import { organise, type Organising } from './organise.js';
import { takePart, type TakingPart } from './take-part.js';
import { refusedFor, tellTournament } from './tell-tournament.js';

export interface BotEvent {
  readonly tournament: string;
  readonly game: string;
  readonly seed: string;
  /** Keep the tokens secret: who holds one is that person. */
  readonly organiser: BotPlayer;
  readonly players: readonly BotPlayer[];
}

type Pace = Partial<Pick<Organising, 'stepMs' | 'lookMs'>> &
  Partial<Pick<TakingPart, 'thinkMs' | 'recoverMs'>>;

export interface PlayEventOptions
  extends Omit<ApiAddress, 'token'>, Pace, Pick<TakingPart, 'concedesFrom' | 'onAccepted'> {
  /** Names the tournament and decides all answers; the lists are ready decks. */
  readonly seed: string;
  readonly title?: string;
  /** Id of the game; absent: the first that the server knows. */
  readonly game?: string;
  readonly entrants: number;
  /** As the api takes phases of a tournament. */
  readonly phases: readonly object[];
  /** An event that was begun before: it goes on from where it stands. */
  readonly event?: BotEvent;
  /** The tournament is there: whoever wants to go on with it after a restart keeps it now. */
  readonly onEvent?: (event: BotEvent) => Promise<void> | void;
  /** Something went wrong at a table; its players look at it again. */
  readonly onError?: (error: Error) => void;
}

const LOOK_MS = 1_000;
const RECOVER_MS = 10_000;

/** Rounds of everybody against equals, then a bracket of the best. */
export const swissWithCut = (rounds: number, places: number): readonly object[] => [
  { kind: 'SWISS', rounds, standings: 'magic/1' },
  { kind: 'SINGLE_ELIMINATION', standings: 'magic/1', cut: { by: 'RANK', places } },
];

/**
 * Resolves when the tournament is finished. Survives a server that goes and comes back; what cannot be
 * cured by time ends it for all.
 */
export async function playEvent(options: PlayEventOptions): Promise<BotEvent> {
  const game = await findGame(options, options.event?.game ?? options.game);
  const event = options.event ?? (await openEvent(options, game));
  await announce(options, event);
  const failing = new AbortController();
  const given = options.signal ? [options.signal] : [];
  const signal = AbortSignal.any([...given, failing.signal]);
  // Every bot listens to it at once; Node would take that for a leak.
  setMaxListeners(0, signal);
  const all = [
    organise(organising(options, event, signal)),
    ...event.players.map((_, index) => takePart(part(options, { event, game, index, signal }))),
  ];
  for (const bot of all) bot.catch((error: unknown) => failing.abort(error));
  const ends = await Promise.allSettled(all);
  options.signal?.throwIfAborted();
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed !== undefined) throw failing.signal.reason;
  return event;
}

const organising = (
  { url, longestRetryMs, stepMs = 0, lookMs = LOOK_MS }: PlayEventOptions,
  { organiser, tournament, players }: BotEvent,
  signal: AbortSignal,
): Organising => ({
  address: { ...addressOf(url, longestRetryMs), signal, token: organiser.token },
  tournament,
  entrants: players.length,
  stepMs,
  lookMs,
});

interface Sitting {
  readonly event: BotEvent;
  readonly game: ReadyGame;
  /** Of the player in the event. */
  readonly index: number;
  readonly signal: AbortSignal;
}

function part(options: PlayEventOptions, { event, game, index, signal }: Sitting): TakingPart {
  const { tournament, seed, players } = event;
  const player = players[index] as BotPlayer;
  const { url, longestRetryMs, concedesFrom, onAccepted, onError } = options;
  const { thinkMs = 0, lookMs = LOOK_MS, recoverMs = RECOVER_MS } = options;
  return withoutUndefined({
    address: { ...addressOf(url, longestRetryMs), signal, token: player.token },
    actor: player.actor,
    name: botName(index),
    tournament,
    deck: deckFor(game, seed, index + 1),
    kind: 'heuristic',
    seed: `${seed} ${index}`,
    thinkMs,
    lookMs,
    recoverMs,
    concedesFrom,
    onAccepted,
    onError,
  });
}

const addressOf = (url: string, longestRetryMs: number | undefined): ApiAddress =>
  withoutUndefined({
    url,
    longestRetryMs,
  });

/** Players are shown no draft. Of a tournament that was announced before, this changes nothing. */
async function announce(
  options: PlayEventOptions,
  { tournament, organiser: { token } }: BotEvent,
): Promise<void> {
  const variables = { commandId: 'announce', tournament };
  const mutation = lifeStep('announceTournament');
  await tellTournament({ address: { ...options, token }, mutation, variables });
}

/** Signs everybody in and creates the tournament. */
async function openEvent(options: PlayEventOptions, game: ReadyGame): Promise<BotEvent> {
  const { seed, entrants, phases, title = 'Bots', onEvent } = options;
  const organiser = await signIn(options);
  const players: BotPlayer[] = [];
  for (let i = 0; i < entrants; i += 1) players.push(await signIn(options));
  const commandId = randomUUID();
  const said = { commandId, title, game: game.id, capacity: entrants, phases };
  const address = { ...options, token: organiser.token };
  const mutation = CREATE_TOURNAMENT;
  const outcome = await tellTournament({ address, mutation, variables: said });
  if (outcome.__typename !== 'TournamentAccepted') throw refusedFor(commandId, outcome);
  const event = { tournament: outcome.tournament, game: game.id, seed, organiser, players };
  await onEvent?.(event);
  return event;
}
