/**
 * Bugs planted on purpose in the services of an event, each of a kind that somebody could write, and
 * by which words the judges tell of them.
 */
import { MATCH_MESSAGES, type Command } from '@scoresheet/contracts-messages';
import { recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { MatchStanding } from '@scoresheet/domain-tournament';
import { LogError, type EventLog, type Message } from '@scoresheet/event-log-port';
import { signedCommand } from '@scoresheet/services-decider';
import { matchKeysOf } from '@scoresheet/services-keys';
import { KnownMatches } from '@scoresheet/services-tournament';
import { SOUND_PARTS, type EventParts } from './event-parts.js';
import { KEYS, MATCH_KIND } from './kinds.js';

interface Mutant {
  /** Anew for each world, so that no count goes on in the next one. */
  readonly parts: () => EventParts;
  /** How a finding about it begins. */
  readonly found: RegExp;
}

export const EVENT_MUTANTS: Readonly<Record<string, Mutant>> = {
  'a process manager that counts its starts in the ids of matches': {
    parts: () => ({ ...SOUND_PARTS, logOf: countingStarts() }),
    found: /^twice: /,
  },
  'a process manager that leaves matches open whose table is decided': {
    parts: () => ({ ...SOUND_PARTS, logOf: (log) => sending(log, withoutEnds) }),
    found: /^left over: /,
  },
  'a process manager that says nothing again, whatever was lost': {
    parts: () => ({ ...SOUND_PARTS, logOf: sayingOnce() }),
    found: /^hangs: /,
  },
  'a process manager that takes a match for over which goes on': {
    parts: () => ({ ...SOUND_PARTS, newMatches: seeing(overAtOnce) }),
    found: /^unfound: /,
  },
  'a process manager that reads places from the wrong end': {
    parts: () => ({ ...SOUND_PARTS, newMatches: seeing(upsideDown) }),
    found: /^differs: /,
  },
  'a tournament service that draws with another secret in each life': {
    parts: () => ({ ...SOUND_PARTS, keys: otherKeys() }),
    found: /^inexact: /,
  },
};

/** What is sent to matches in the place of some messages. */
type Rewrites = (messages: readonly Message[]) => readonly Message[];

function sending(log: EventLog, rewrites: Rewrites): EventLog {
  return appending(log, async (to, messages) => {
    const isToMatches = to.topic === MATCH_KIND.topics.commands;
    const sent = isToMatches ? rewrites(messages) : messages;
    return sent.length === 0 ? { firstOffset: await log.end(to) } : log.append(to, sent);
  });
}

const appending = (log: EventLog, append: EventLog['append']): EventLog => ({
  logId: log.logId,
  partitions: log.partitions,
  append,
  read: (of, from, limit) => log.read(of, from, limit),
  start: (of) => log.start(of),
  truncate: (of, before) => log.truncate(of, before),
  end: (of) => log.end(of),
  subscribe: (of, from, onBatch) => log.subscribe(of, from, onBatch),
  close: () => log.close(),
});

const commandIn = ({ value }: Message): Command | undefined => MATCH_KIND.decodeCommand(value);

/** From its second start on, it opens each match under another id as well. */
function countingStarts(): EventParts['logOf'] {
  let starts = 0;
  return (log) => {
    starts += 1;
    const start = starts;
    return sending(log, (messages) =>
      start === 1 ? messages : messages.flatMap((one) => [one, ...openedAgain(one, start)]),
    );
  };
}

function openedAgain(message: Message, start: number): readonly Message[] {
  const command = commandIn(message);
  if (command?.type !== 'create-match') return [];
  const commandId = `${command.commandId}-${start}`;
  const record = recordIdOf({ kind: 'match', actor: command.actor, commandId }, sha256);
  const signing = { messages: MATCH_MESSAGES, sender: 'house', keys: KEYS } as const;
  return [signedCommand<Command>({ ...command, commandId, record }, signing)];
}

const withoutEnds: Rewrites = (messages) =>
  messages.filter((message) => commandIn(message)?.type !== 'end-match');

/** An append without an answer counts as written, and what was said once is not said again. */
function sayingOnce(): EventParts['logOf'] {
  const said = new Set<string>();
  return (log) =>
    sending(
      appending(log, (to, messages) =>
        log.append(to, messages).catch(async (error: unknown) => {
          if (!(error instanceof LogError) || to.topic !== MATCH_KIND.topics.commands) throw error;
          return { firstOffset: await log.end(to) };
        }),
      ),
      (messages) =>
        messages.filter((message) => {
          const { commandId = '' } = commandIn(message) ?? {};
          const isNew = !said.has(commandId);
          said.add(commandId);
          return isNew;
        }),
    );
}

function seeing(wrongly: (standing: MatchStanding) => MatchStanding): EventParts['newMatches'] {
  return (options) => {
    const matches = new KnownMatches(options);
    const standingOf = matches.standingOf.bind(matches);
    matches.standingOf = async (match) => {
      const standing = await standingOf(match);
      return standing === undefined ? undefined : wrongly(standing);
    };
    return matches;
  };
}

const overAtOnce = (standing: MatchStanding): MatchStanding =>
  standing.status === 'running'
    ? { ...standing, status: 'over', places: [[1], [2]], reason: 'conceded' }
    : standing;

const upsideDown = (standing: MatchStanding): MatchStanding =>
  standing.status === 'over' ? { ...standing, places: standing.places.toReversed() } : standing;

function otherKeys(): EventParts['keys'] {
  let lives = 0;
  return () => {
    lives += 1;
    return matchKeysOf([{ key: new Uint8Array(32).fill(lives), fromMs: 0, endsTokens: false }]);
  };
}
