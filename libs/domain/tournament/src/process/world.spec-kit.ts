/**
 * A tournament and its matches, with all that may happen to them while the house looks on: early,
 * late, twice, and by what it saw a while ago.
 */
import type { Command, PhaseAsked, TournamentCommand } from '@scoresheet/contracts-messages';
import { recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { TournamentState } from '../fold/tournament-state.js';
import type { Said } from '../offline/offline-tournament.js';
import { tournamentAggregate } from '../record/tournament-aggregate.js';
import { environment, OWNER, TERMS } from '../tournament.spec-kit.js';
import type { CreateTableMatch, HouseCommand } from './house-commands.js';
import type { MatchStanding } from './match-standing.js';
import { missingCommands } from './missing-commands.js';
import { tokensMatch, type TokensMatch } from './tokens-match.spec-kit.js';

/** What a process knows of the world at a moment. */
export interface Seen {
  readonly tournament: TournamentState;
  readonly standings: ReadonlyMap<string, MatchStanding>;
  readonly nowMs: number;
}

/** A command of the house, and what came of it. */
export interface Given {
  readonly command: HouseCommand;
  readonly outcome: string;
}

export interface OpenedMatch {
  readonly created: CreateTableMatch;
  /** Who sat at the table, as whoever opened the match knew it. */
  readonly entrants: readonly number[];
  readonly match: TokensMatch;
}

export interface World {
  state(): TournamentState;
  readonly opened: ReadonlyMap<string, OpenedMatch>;
  nowMs(): number;
  wait(ms: number): void;
  /** `accepted`, or why it was not. */
  says(actor: string, said: Said): string;
  /** Says it as somebody at a match. */
  at(match: string, actor: string, said: object, role?: string): string;
  look(): Seen;
  /** The house says what is missing by what it has seen; by what is the case where absent. */
  manage(seen?: Seen): readonly Given[];
  /** The next matches that are opened are refused, so many of them. */
  refuse(matches: number): void;
}

export function world(players: number, phase: PhaseAsked): World {
  const { says, state, houseSays, clock } = tournamentOn(players, phase);
  const opened = new Map<string, OpenedMatch>();
  const refused = new Set<string>();
  let refusals = 0;
  let sent = 0;

  function open(created: CreateTableMatch, { tournament }: Seen): string {
    const { record, table } = created;
    const known = opened.get(record);
    if (known !== undefined) return known.match.send(created, clock.nowMs);
    if (refused.has(record)) return 'refused';
    if (refusals > 0) {
      refusals -= 1;
      refused.add(record);
      return 'refused';
    }
    const round = tournament.phases[table.phase - 1]?.rounds[table.round - 1];
    const entrants = round?.tables.get(table.table)?.entrants ?? [];
    const match = tokensMatch();
    opened.set(record, { created, entrants, match });
    return match.send(created, clock.nowMs);
  }

  function give(command: HouseCommand, seen: Seen): string {
    if (command.type === 'record-matches') return houseSays(command);
    if (command.type === 'create-match') return open(command, seen);
    return opened.get(command.record)?.match.send(command, clock.nowMs) ?? 'unknown';
  }

  const look = (): Seen => ({ tournament: state(), standings: standings(), nowMs: clock.nowMs });
  const standings = () =>
    new Map<string, MatchStanding>([
      ...[...refused].map((record) => [record, { status: 'refused' }] as const),
      ...[...opened].flatMap(([record, { match }]) => {
        const standing = match.standing();
        return standing === undefined ? [] : [[record, standing] as const];
      }),
    ]);

  return {
    state,
    opened,
    says,
    nowMs: () => clock.nowMs,
    wait: (ms) => void (clock.nowMs += ms),
    at(match, actor, said, role = 'player') {
      sent += 1;
      clock.nowMs += 1;
      const command = { ...said, actor, role, record: match, commandId: `w-${sent}` } as Command;
      return opened.get(match)?.match.send(command, clock.nowMs) ?? 'unknown';
    },
    look: () => structuredClone(look()),
    manage(seen = look()) {
      clock.nowMs += 1;
      const missing = missingCommands(seen.tournament, seen.standings, {
        sha256,
        nowMs: seen.nowMs,
      });
      return missing.map((command) => ({ command, outcome: give(command, seen) }));
    },
    refuse: (matches) => void (refusals = matches),
  };
}

const NAME = 'world';

function tournamentOn(players: number, phase: PhaseAsked) {
  const aggregate = tournamentAggregate(environment);
  const creation = { kind: 'tournament', actor: OWNER, commandId: `${NAME}-1` } as const;
  const record = recordIdOf(creation, sha256);
  const clock = { nowMs: 1_000_000 };
  let tournament: TournamentState | undefined;
  let said = 0;

  function houseSays(command: TournamentCommand): string {
    const decided = aggregate.decide(tournament, command, clock.nowMs);
    if (decided.outcome === 'accepted') tournament = decided.state;
    return decided.outcome === 'refused' ? decided.code : decided.outcome;
  }
  function says(actor: string, what: Said): string {
    said += 1;
    clock.nowMs += 1;
    const from = { commandId: `${NAME}-${said}`, record, actor, role: 'player' } as const;
    return houseSays({ ...what, ...from } as TournamentCommand);
  }

  says(OWNER, { ...TERMS, type: 'create-tournament', play: 'platform', phases: [phase] });
  says(OWNER, { type: 'announce-tournament' });
  says(OWNER, { type: 'open-registration' });
  for (let player = 1; player <= players; player += 1) {
    says(`p${player}`, { type: 'enter-tournament' });
  }
  says(OWNER, { type: 'begin-phase', phase: 1 });
  for (const type of ['draw-round', 'publish-round', 'start-round'] as const) {
    says(OWNER, { type, phase: 1, round: 1 });
  }
  const state = (): TournamentState => {
    if (tournament === undefined) throw new Error('nothing was created');
    return tournament;
  };
  return { says, state, houseSays, clock };
}
