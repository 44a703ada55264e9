/**
 * Matches that tables in play will open. Their ids follow from the table, so a link can be older than
 * its match. The ids of a round are worked out when somebody first asks for an unknown match.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  dueMatches,
  tournamentPlace,
  type TableState,
  type TournamentState,
} from '@scoresheet/domain-tournament';
import { MAX_ROWS_AT_ONCE, type TournamentLists } from '@scoresheet/services-read-models';
import { TOURNAMENT_LISTS } from '../../api-parts.js';
import { MatchTails } from '../../matches/match-tails.service.js';
import { TournamentTails } from '../tournament-tails.service.js';
import { tableType, type TournamentTableType } from '../views/table.type.js';

type Due = ReadonlyMap<string, TableState>;

/** A tournament in play is public. */
const IN_PLAY: Parameters<TournamentLists['page']>[0] = {
  sight: { isOperator: true },
  filter: { stage: ['playing'], play: 'platform', suspended: false },
  order: { by: 'started', newestFirst: true },
  take: 'first',
  size: MAX_ROWS_AT_ONCE,
};

@Injectable()
export class DueMatches implements OnModuleInit {
  /** By the tables of a round. */
  private readonly due = new WeakMap<object, Promise<Due>>();
  /** Tournaments whose round started here: the lists are a moment behind. */
  private readonly started = new Set<string>();

  constructor(
    private readonly tournaments: TournamentTails,
    private readonly matches: MatchTails,
    @Inject(TOURNAMENT_LISTS) private readonly lists: TournamentLists,
  ) {}

  onModuleInit(): void {
    this.tournaments.onAdmitted(({ header: { record, type } }) => {
      if (type === 'round-started') this.started.add(record);
      else if (type === 'round-closed') this.started.delete(record);
    });
  }

  /** The table in play at which the match is due; null if there is none, or if the match is open. */
  async tableOf(match: string): Promise<TournamentTableType | null> {
    if (await this.matches.hasRead(match)) return null;
    const { rows } = await this.lists.page(IN_PLAY);
    for (const tournament of new Set([...this.started, ...rows.map(({ id }) => id)])) {
      const state = (await this.tournaments.standingOf(tournament))?.state;
      const found = state && (await this.tableIn(state, match));
      if (found !== undefined) return found;
    }
    return null;
  }

  private async tableIn(
    state: TournamentState,
    match: string,
  ): Promise<TournamentTableType | undefined> {
    const place = tournamentPlace(state, { unpublished: false });
    if (place === undefined || place.round.stage !== 'playing') return undefined;
    const { phase, round } = place;
    const due = this.due.get(round.tables) ?? inTurns(state);
    this.due.set(round.tables, due);
    const number = (await due).get(match)?.number;
    const table = number === undefined ? undefined : round.tables.get(number);
    if (table === undefined || table.result !== null) return undefined;
    return tableType(state, { phase, round: round.round }, table);
  }
}

async function inTurns(state: TournamentState): Promise<Due> {
  // Ids follow from the tables alone; the time decides nothing here.
  const steps = dueMatches(state, { sha256, nowMs: 0 });
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    await nextTurn();
  }
}
