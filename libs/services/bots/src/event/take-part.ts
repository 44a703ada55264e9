/**
 * A player in a tournament: enters, submits a decklist, plays the matches of its table. Nothing is
 * kept that the server does not know, so a player can be killed and started again at any moment.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, ask, type ApiAddress } from '../api-client.js';
import type { BotKind } from '../bot-kind.js';
import { playSeat } from '../seat-bot.js';
import type { AcceptedCommand } from '../send-command.js';
import { HAND_IN_LIST, lifeStep, NAME_ENTRANT, OWN_LIST, OWN_PLACE } from './event-operations.js';
import { followOwnMatch, type OwnMatch } from './own-match.js';
import { refusedFor, tellTournament } from './tell-tournament.js';

export interface TakingPart {
  /** The api's address, with the player's token. */
  readonly address: ApiAddress;
  readonly actor: string;
  /** Display name of the player. */
  readonly name: string;
  readonly tournament: string;
  /** The list, cards as codes. */
  readonly deck: readonly string[];
  readonly kind: BotKind;
  /** Chance of all answers. */
  readonly seed: string;
  readonly thinkMs: number;
  /** The time between two looks while there is nothing to play. */
  readonly lookMs: number;
  /** The wait after an error that time may cure: a match that is suspended, say. */
  readonly recoverMs: number;
  /** From which event of a match the player in a seat gives up; undefined: never. */
  readonly concedesFrom?: (match: string, seat: number) => number | undefined;
  readonly onAccepted?: (accepted: AcceptedCommand) => void;
  readonly onError?: (error: Error) => void;
}

interface OwnPlace {
  readonly tournament: { readonly stage: string; readonly ownEntrant: number | null };
}

const ENDED: readonly string[] = ['FINISHED', 'CANCELLED'];

/** Resolves when the tournament is over. An error at a table is reported, and the table tried again. */
export async function takePart(options: TakingPart): Promise<void> {
  const { address } = options;
  const over = new AbortController();
  const given = address.signal === undefined ? [] : [address.signal];
  const signal = AbortSignal.any([...given, over.signal]);
  let own: OwnMatch | undefined;
  const following = followOwnMatch({ ...address, signal }, options, (now) => (own = now));
  try {
    await untilOver(options, () => own);
  } finally {
    over.abort();
    await following;
  }
}

async function untilOver(options: TakingPart, ownMatch: () => OwnMatch | undefined): Promise<void> {
  const { address, lookMs, recoverMs, onError } = options;
  for (let after: readonly string[] = []; ;) {
    let waitMs = lookMs;
    try {
      const place = await look(options, after);
      const { stage } = place.tournament;
      if (ENDED.includes(stage)) return;
      if (stage === 'REGISTRATION') after = await register(options, place, after);
      else await playTable(options, ownMatch());
    } catch (error) {
      address.signal?.throwIfAborted();
      if (!(error instanceof ApiError)) throw error;
      onError?.(error);
      waitMs = recoverMs;
    }
    await sleep(waitMs, undefined, address.signal ? { signal: address.signal } : {});
  }
}

const look = ({ address, tournament }: TakingPart, after: readonly string[]): Promise<OwnPlace> =>
  ask<OwnPlace>(address, OWN_PLACE, { tournament, after });

/** Enters, or says the name and hands the list in; the token of what was done, for the next look. */
async function register(
  options: TakingPart,
  { tournament: { ownEntrant } }: OwnPlace,
  after: readonly string[],
): Promise<readonly string[]> {
  const { address, actor, name, tournament, deck } = options;
  if (ownEntrant === null) {
    return tell(options, lifeStep('enterTournament'), { commandId: `enter-${actor}` });
  }
  const asked = await ask<{ ownEntry: { entrant: { hasList: boolean } } | null }>(
    address,
    OWN_LIST,
    { tournament },
  );
  if (asked.ownEntry?.entrant.hasList === true) return after;
  await ask(address, NAME_ENTRANT, { tournament, entrant: ownEntrant, name });
  const list = { commandId: `hand-in-${ownEntrant}`, entrant: ownEntrant, cards: deck };
  return tell(options, HAND_IN_LIST, list);
}

async function tell(
  { address, tournament }: TakingPart,
  mutation: string,
  said: Readonly<Record<string, unknown>> & { readonly commandId: string },
): Promise<readonly string[]> {
  const variables = { ...said, tournament };
  const outcome = await tellTournament({ address, mutation, variables });
  if (outcome.__typename === 'TournamentAccepted') return [outcome.token];
  throw refusedFor(said.commandId, outcome);
}

async function playTable(options: TakingPart, own: OwnMatch | undefined): Promise<void> {
  if (own === undefined) return;
  const { match, seat } = own;
  const { concedesFrom, ...player } = options;
  const from = concedesFrom?.(match, seat);
  await playSeat(withoutUndefined({ ...player, match, seat, concedesFrom: from }));
}
