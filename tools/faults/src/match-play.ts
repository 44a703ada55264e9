/** Real matches of a real game, by players who answer at random: the same worker, with all its rules. */
import {
  decodeCommand,
  decodeOutcome,
  encodeCommand,
  encodeOutcome,
  type Command,
} from '@scoresheet/contracts-messages';
import {
  isEventOf,
  matchAggregate,
  matchSecretOf,
  pinnedRules,
  type MatchState,
  type NotAccepted,
} from '@scoresheet/domain-match';
import { recordIdOf, sealEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Random } from '@scoresheet/event-log-faulty';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import type { Decision } from '@scoresheet/rules-engine';
import { randomChoice } from '@scoresheet/rules-testing';
import { doubting, houseOf } from '@scoresheet/services-tail';
import type { ForgedRecord, Play, Sending } from './play.js';
import { BELIEF, SIGNING } from './signing.js';
import { TOPICS } from './world.js';

type MatchPlay = Play<MatchState, Command, NotAccepted>;

const GAME = 'fuzzycards';
const SEATS = 2;
const actorOf = (seat: number): string => `actor-${seat}`;

const KEY = new Uint8Array(32).fill(7);
const environment = {
  rulesOf,
  sha256,
  secretOf: (record: string) => matchSecretOf(KEY, record, sha256),
};

/** One match of each number, each created by the command `create-N`. */
export function matchPlay(matches: number): MatchPlay {
  const creations = Array.from({ length: matches }, (_, i) => `create-${i}`);
  const recordOf = (commandId: string): string =>
    recordIdOf({ kind: 'match', actor: actorOf(1), commandId }, sha256);
  const creationOf = new Map(creations.map((commandId) => [recordOf(commandId), commandId]));
  return {
    topics: TOPICS,
    aggregate: (salt) => doubting(salted(salt), BELIEF),
    signing: SIGNING,
    forged: forgedMatch(),
    records: [...creationOf.keys()],
    commands: 25,
    encodeCommand,
    decodeCommand(bytes) {
      const decoded = decodeCommand(bytes);
      return decoded.ok ? decoded.value : undefined;
    },
    encodeOutcome,
    decodeOutcome(bytes) {
      const decoded = decodeOutcome(bytes);
      return decoded.ok ? decoded.value : undefined;
    },
    next(state, sending) {
      if (state !== undefined) return [nextInMatch(state, sending) ?? []].flat();
      const commandId = creationOf.get(sending.record) ?? '';
      const sender = { record: sending.record, actor: actorOf(1), role: 'player' } as const;
      return [{ ...sender, commandId, type: 'create-match', game: GAME, seats: SEATS }];
    },
    isEventOf: (command, event) => isEventOf(command, houseOf(event)),
    isGuess: () => false,
  };
}

/** Matches with one chance, so that they go the same way, and with salts of their own. */
function salted(salt: number): ReturnType<typeof matchAggregate> {
  const aggregate = matchAggregate(environment);
  return {
    ...aggregate,
    decide(state, command, at) {
      const decided = aggregate.decide(state, command, at);
      if (salt === 0 || decided.outcome !== 'accepted') return decided;
      return { ...decided, saltOf: (seq, to) => sha256(`${salt} ${command.record} ${seq} ${to}`) };
    },
  };
}

/** Honestly created, then won by an event that no rule makes. */
function forgedMatch(): ForgedRecord {
  const commandId = 'create-forged';
  const actor = actorOf(1);
  const record = recordIdOf({ kind: 'match', actor, commandId }, sha256);
  const sender = { record, actor, role: 'player' } as const;
  const creation = {
    ...sender,
    commandId,
    type: 'create-match',
    game: GAME,
    seats: SEATS,
  } as const;
  const created = matchAggregate(environment).decide(undefined, creation, 0);
  if (created.outcome !== 'accepted') throw new Error('a match is created');
  const { type, parts, saltOf } = created;
  const sealing = { saltOf, sha256 };
  const first = sealEvent({ record, type, at: 0, commandId, parts }, undefined, sealing);
  const won = { kind: 'match-ended', outcome: { places: [[1], [2]], reason: 'conceded' } };
  const says = { public: { action: { type: 'concede', actor, role: 'player' }, facts: [won] } };
  const forging = { record, type: 'match-ended', at: 0, commandId: 'forged', parts: says };
  const second = sealEvent(forging, first.head, sealing);
  const seat = { type: 'get-ready', commandId: 'after-forged', expectedSeq: 0 } as const;
  return {
    record,
    events: [first.bytes, second.bytes],
    refutedSeq: second.header.seq,
    command: encodeCommand({ ...sender, ...seat }),
  };
}

function nextInMatch(state: MatchState, sending: Sending): Command | undefined {
  const { record, commandId, random } = sending;
  const by = (seat: number) =>
    ({ record, commandId, actor: actorOf(seat), role: 'player' }) as const;
  const expectedSeq = state.seq;
  const free = state.seats.find(({ actor }) => actor === null);
  if (free !== undefined) {
    const deck = [...(GAMES[GAME]?.readyDecks[free.seat - 1]?.cards ?? [])];
    return { ...by(free.seat), type: 'take-seat', seat: free.seat, deck, expectedSeq };
  }
  const waiting = state.seats.find(({ ready }) => !ready);
  if (waiting !== undefined) return { ...by(waiting.seat), type: 'get-ready', expectedSeq };
  const [decision] = openDecisions(state);
  if (decision === undefined) return undefined;
  const choice = randomChoice(decision.options, (below) => random.below(below));
  const answered = typeof choice === 'object' ? [...choice] : choice;
  const seat = random.chance(0.1) ? otherThan(decision.seat, random) : decision.seat;
  return { ...by(seat), type: 'act', decision: decision.id, choice: answered };
}

export function openDecisions(state: MatchState): readonly Decision[] {
  if (state.table === null) return [];
  const { ruleset } = pinnedRules({ rulesOf, sha256 }, state.terms);
  return ruleset.decisions(state.table);
}

/** Somebody who is not asked tries it, too. */
const otherThan = (seat: number, random: Random): number =>
  random.chance(0.5) ? SEATS + 1 - seat : seat;
