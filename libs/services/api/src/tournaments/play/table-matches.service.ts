/**
 * The matches at tables in play. A match is folded when its status may have changed, and its state is
 * dropped again: no action of a match is folded here for the sake of its table.
 */
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { MatchState } from '@scoresheet/domain-match';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  matchInPlay,
  openingProblem,
  standingOfMatch,
  type MatchStanding,
  type OpeningProblem,
  type PlayStatus,
  type Standings,
  type TournamentState,
} from '@scoresheet/domain-tournament';
import { eachInTurns, foldableOf, type AdmittedEvent } from '@scoresheet/services-tail';
import DataLoader from 'dataloader';
import { API_CLOCK } from '../../api-parts.js';
import type { Clock } from '../../clock.js';
import { CommandClient } from '../../commands/command-client.service.js';
import { MatchTails } from '../../matches/match-tails.service.js';
import { mayChangeStatus, tableOfCreated, type TablePlace } from './match-events.js';

export interface TablePlay {
  /** An open match; null before it is opened, between two games, and after the result. */
  readonly match: string | null;
  /** The status of play; null if the table is not in play. */
  readonly status: PlayStatus | null;
  /** Games won so far, by seat; null if the table does not play a series of two. */
  readonly wins: readonly [number, number] | null;
  /** Why no match opens until staff act; null if nothing is missing, as far as this process knows. */
  readonly problem: OpeningProblem | null;
}

interface KnownMatch extends TablePlace {
  readonly standing: Promise<MatchStanding>;
}

/** Matches that were asked for; beyond this many all are forgotten, and read again on demand. */
const MAX_KNOWN = 50_000;
/** A match that does not exist counts as refused: the next attempt may be open. */
const NOT_THERE: MatchStanding = { status: 'refused' };
/** Which match is in play depends on who won, and on nothing else of its record. */
const NOT_ASKED = { hash: '', createdAtMs: 0 };

@Injectable()
export class TableMatches implements OnModuleInit {
  private readonly known = new Map<string, KnownMatch>();
  private readonly refused = new Set<string>();
  private readonly listeners = new Set<(changed: TablePlace) => void>();
  /** A round asks for hundreds of matches at once: one question to the archive covers all. */
  private readonly opened = new DataLoader<string, boolean>(
    async (matches) => {
      const found = await this.matches.allRead(matches);
      return matches.map((match) => found.has(match));
    },
    { cache: false },
  );

  constructor(
    private readonly matches: MatchTails,
    private readonly commands: CommandClient,
    @Inject(API_CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.matches.onAdmitted((event) => this.take(event));
    this.matches.onSuspended((match) => this.forget(match));
    this.commands.onRefused((match) => {
      // Only a match that does not exist can have had its opening refused.
      if (!this.known.has(match)) return;
      if (this.refused.size >= MAX_KNOWN) this.refused.clear();
      this.refused.add(match);
      this.forget(match);
    });
  }

  /** Calls the listener with each table whose match has opened, or has another status. */
  onChanged(listener: (changed: TablePlace) => void): void {
    this.listeners.add(listener);
  }

  /** The play at a table of the round in play. */
  async at(state: TournamentState, table: number): Promise<TablePlay> {
    const standings = new Map<string, MatchStanding>();
    const place = { tournament: state.record, table };
    for (;;) {
      const env = this.environment();
      const { dependsOn, match, status, wins } = matchInPlay(state, table, standings, env);
      const unread = dependsOn.filter((id) => !standings.has(id));
      for (const id of unread) standings.set(id, await this.standingOf(id, place));
      if (unread.length > 0) continue;
      const isSuspended = match !== null && this.matches.stoppedError(match) !== undefined;
      const problem = status === 'opening' ? this.problemAt(state, table, standings) : null;
      return { match, wins, problem, status: isSuspended ? 'suspended' : status };
    }
  }

  private problemAt(state: TournamentState, table: number, read: Standings): OpeningProblem | null {
    const isThere = ([id, { status }]: readonly [string, MatchStanding]): boolean =>
      status !== 'refused' || this.refused.has(id);
    const standings = new Map([...read].filter(isThere));
    return openingProblem(state, table, standings, this.environment()) ?? null;
  }

  private environment() {
    return { sha256, nowMs: this.clock.now() };
  }

  private standingOf(match: string, place: TablePlace): Promise<MatchStanding> {
    const known = this.known.get(match);
    if (known !== undefined) return known.standing;
    if (this.known.size >= MAX_KNOWN) this.known.clear();
    const standing = this.read(match);
    const { tournament, table } = place;
    this.known.set(match, { tournament, table, standing });
    standing.catch(() => this.known.delete(match));
    return standing;
  }

  private async read(match: string): Promise<MatchStanding> {
    if (!(await this.opened.load(match))) return NOT_THERE;
    const state = await this.folded(match);
    return state === undefined ? NOT_THERE : standingOfMatch(state, NOT_ASKED);
  }

  private async folded(match: string): Promise<MatchState | undefined> {
    let state: MatchState | undefined;
    try {
      await eachInTurns(await this.matches.history(match), (event) => {
        state = this.matches.aggregate.fold(state, foldableOf(event));
      });
      return state;
    } catch {
      // The shared reader meets the same event, suspends the match and logs the reason.
      return (await this.matches.standingOf(match))?.state;
    }
  }

  private take(event: AdmittedEvent): void {
    const created = tableOfCreated(event);
    if (created === undefined && !mayChangeStatus(event)) return;
    this.forget(event.header.record);
    if (created !== undefined) this.tell(created);
  }

  private forget(match: string): void {
    const known = this.known.get(match);
    if (known === undefined) return;
    this.known.delete(match);
    this.tell(known);
  }

  private tell({ tournament, table }: TablePlace): void {
    for (const listener of this.listeners) listener({ tournament, table });
  }
}
