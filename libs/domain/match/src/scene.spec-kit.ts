/// <reference types="node" />
/**
 * A match for specs: commands go in, what they come to comes out, and what is accepted is sealed
 * as a worker would, so that the record can be folded, exported and verified.
 */
import type { Command, Role } from '@scoresheet/contracts-messages';
import { exportRecord, recordIdOf, sealEvent } from '@scoresheet/domain-record';
import type { Accepted, Parts, SealedEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesetOf, type Decision } from '@scoresheet/rules-engine';
import type { NotAccepted } from './commands/not-accepted.js';
import type { MatchEnvironment } from './rules/environment.js';
import type { GameEntry, RulesOf } from './rules/game-entry.js';
import { LANTERN_DECK, lanterns, lanternsForMany } from './lanterns.spec-kit.js';
import { matchAggregate, type MatchAggregate } from './record/match-aggregate.js';
import type { MatchState } from './fold/match-state.js';
import { pinnedRules } from './rules/pinned-rules.js';
import { matchSecretOf } from './rules/secret.js';

export { sha256 };

export const START_MS = 1_700_000_000_000;
const INSTALLATION_KEY = new Uint8Array(32).fill(9);

export function catalogOf(games: Readonly<Record<string, GameEntry>>): RulesOf {
  const byGame = Object.entries(games);
  const byRuleset = byGame.map(([, entry]) => [entry.ruleset.id, entry] as const);
  const entries = new Map([...byGame, ...byRuleset]);
  return (name) => entries.get(name);
}

export const environment: MatchEnvironment = {
  rulesOf: catalogOf({
    lanterns,
    'lanterns-for-many': { ...lanterns, ruleset: rulesetOf(lanternsForMany) },
  }),
  sha256,
  secretOf: (record) => matchSecretOf(INSTALLATION_KEY, record, sha256),
};

/** A command without the names that the scene adds. */
export type Said = Command extends infer C
  ? C extends Command
    ? Omit<C, 'record' | 'commandId' | 'actor' | 'role'>
    : never
  : never;

export interface Sending {
  readonly commandId?: string;
  readonly role?: Role;
  readonly record?: string;
}

interface Sealed extends SealedEvent {
  readonly parts: Parts;
}

export interface Scene {
  readonly record: string;
  readonly aggregate: MatchAggregate;
  readonly events: readonly Sealed[];
  command(actor: string, said: Said, sending?: Sending): Command;
  /** Time goes by, and nothing happens. */
  wait(ms: number): void;
  /** Decides a command that was made before. */
  decide(command: Command): Accepted<MatchState> | NotAccepted;
  send(actor: string, said: Said, sending?: Sending): Accepted<MatchState> | NotAccepted;
  state(): MatchState;
  /** What a seat is asked. */
  asked(seat: number): Decision | undefined;
  /** The match folded from the parts of its events. */
  folded(): MatchState;
  /** The export of the record, as bytes. */
  exported(): Uint8Array;
}

/** The match is one that `creator` opens by this command. */
export function openScene(
  env: MatchEnvironment = environment,
  creator = 'ann',
  commandId = 'c0',
): Scene {
  const aggregate = matchAggregate(env);
  const record = recordIdOf({ kind: 'match', actor: creator, commandId }, env.sha256);
  const events: Sealed[] = [];
  let sent = 0;
  let waitedMs = 0;
  let now: MatchState | undefined;

  function command(actor: string, said: Said, sending: Sending = {}): Command {
    const names = { commandId: `c${sent}`, role: 'player', record, ...sending } as const;
    sent += 1;
    return { ...said, ...names, actor } as Command;
  }

  function decide(what: Command): Accepted<MatchState> | NotAccepted {
    const at = START_MS + 1000 * events.length + waitedMs;
    const decided = aggregate.decide(now, what, at);
    if (decided.outcome !== 'accepted') return decided;
    const { state, type, parts, saltOf } = decided;
    now = state;
    const draft = { record, type, at, commandId: what.commandId, parts };
    const sealed = sealEvent(draft, events.at(-1)?.head, { saltOf, sha256: env.sha256 });
    events.push({ ...sealed, parts });
    goOn();
    return decided;
  }

  /** Whatever follows by itself, as a worker would write it. */
  function goOn(): void {
    while (now !== undefined && aggregate.goesOn(now)) {
      const { state, type, parts, saltOf, commandId } = aggregate.goOn(now);
      now = state;
      const draft = { record, type, at: state.at, commandId, parts };
      const sealed = sealEvent(draft, events.at(-1)?.head, { saltOf, sha256: env.sha256 });
      events.push({ ...sealed, parts });
    }
  }

  function state(): MatchState {
    if (!now) throw new Error('the scene has no match yet');
    return now;
  }

  return {
    record,
    aggregate,
    events,
    command,
    wait: (ms) => void (waitedMs += ms),
    decide,
    send: (actor, said, sending) => decide(command(actor, said, sending)),
    state,
    asked: (seat) => askedOf(env, state()).find((decision) => decision.seat === seat),
    folded: () => folded(aggregate, events),
    exported: () =>
      new TextEncoder().encode(
        exportRecord(
          events.map(({ bytes }) => bytes),
          env.sha256,
        ),
      ),
  };
}

function folded(aggregate: MatchAggregate, events: readonly Sealed[]): MatchState {
  let state: MatchState | undefined;
  for (const { header, parts } of events) {
    // Through JSON, as a reader gets it: nothing is shared with the state that was decided.
    const house = JSON.parse(JSON.stringify(parts.house ?? parts.public)) as Parts['public'];
    state = aggregate.fold(state, { header, house });
  }
  return state as MatchState;
}

const askedOf = (env: MatchEnvironment, { table, terms }: MatchState): readonly Decision[] =>
  table ? pinnedRules(env, terms).ruleset.decisions(table) : [];

/** An open match of Lanterns, created by ann. */
export function openMatch(seats = 2, game = 'lanterns'): Scene {
  const scene = openScene();
  scene.send('ann', { type: 'create-match', game, seats });
  return scene;
}

const ACTORS = ['ann', 'bob', 'cec'];

/** All seats taken, nobody ready. */
export function fullMatch(seats = 2, game = 'lanterns'): Scene {
  const scene = openMatch(seats, game);
  ACTORS.slice(0, seats).forEach((actor, index) => {
    const said = { type: 'take-seat', seat: index + 1, deck: LANTERN_DECK } as const;
    scene.send(actor, { ...said, expectedSeq: index });
  });
  return scene;
}

/** The game has begun: all seats are asked for a bid. */
export function runningMatch(seats = 2, game = 'lanterns'): Scene {
  const scene = fullMatch(seats, game);
  ACTORS.slice(0, seats).forEach((actor, index) => {
    scene.send(actor, { type: 'get-ready', expectedSeq: seats + index });
  });
  return scene;
}

/** Answers with the option at `index` of what the actor's seat is asked. */
export function answer(scene: Scene, actor: string, index = 0): Accepted<MatchState> | NotAccepted {
  const seat = ACTORS.indexOf(actor) + 1;
  const asked = scene.asked(seat);
  if (!asked || asked.options.pick !== 'one') throw new Error(`${actor} is asked nothing`);
  const { from } = asked.options;
  const choice = from[index % from.length]?.id as string;
  return scene.send(actor, { type: 'act', decision: asked.id, choice });
}

/** Everybody answers, always with the first option, until the match is over. */
export function playToTheEnd(scene: Scene): void {
  while (!scene.aggregate.isOver(scene.state())) {
    const [asked] = ACTORS.filter((_, index) => scene.asked(index + 1));
    answer(scene, asked as string);
  }
}
