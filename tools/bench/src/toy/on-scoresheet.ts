/**
 * The toy duel as this platform carries it on: each action is a command, decided as the match
 * service decides it (options enumerated, facts, what each audience may know), sealed into
 * canonical lines and chained; then the table is viewed by both seats and the public.
 */
import {
  matchSecretOf,
  offlineTable,
  sendOrThrow,
  viewMatch,
  type GameEntry,
  type MatchEnvironment,
  type MatchState,
  type MatchView,
  type OfflineTable,
  type Viewer,
} from '@scoresheet/domain-match';
import {
  rulesetOf,
  type CardView,
  type PileView,
  type SeatView,
  type TableView,
} from '@scoresheet/rules-engine';
import { INSTALLATION_KEY, sha256 } from '../offline-matches.js';
import type { Contestant, Duel } from './contestant.js';
import { DECK, DUEL_VIEWERS, type Deal, type DuelViewer, type Pile, type Shown } from './duel.js';
import { duelRules } from './scoresheet-rules.js';

const entry: GameEntry = {
  title: 'Toy duel',
  ruleset: rulesetOf(duelRules),
  checkDeck: () => [],
  readyDecks: [],
};

/** Everything as in a live match, but for the shuffles: they come as they were dealt. */
const environmentOf = (deal: Deal): MatchEnvironment => ({
  rulesOf: () => entry,
  sha256,
  secretOf: (record) => ({
    ...matchSecretOf(INSTALLATION_KEY, record, sha256),
    chance: {
      shuffle: (_, draw) => deal[draw] ?? [],
      roll: () => 1,
      pick: () => 0,
    },
  }),
});

export const onScoresheet: Contestant = {
  name: 'Scoresheet',

  begin(deal, name): Duel {
    const environment = environmentOf(deal);
    const table = offlineTable(environment, { name, game: 'toy-duel', decks: [DECK, DECK] });
    for (let next = table.seating(); next; next = table.seating()) sendOrThrow(table, next, name);
    return duelAt(table, environment);
  },
};

function duelAt(table: OfflineTable, environment: MatchEnvironment): Duel {
  const viewedBy = (viewer: Viewer): MatchView =>
    viewMatch(table.state() as MatchState, viewer, environment);
  let views = DUEL_VIEWERS.map(viewedBy);

  const tableFor = (viewer: DuelViewer): TableView =>
    views[DUEL_VIEWERS.indexOf(viewer)]?.table as TableView;
  const asked = () => tableFor('public').decisions[0];
  const active = (): number => asked()?.seat ?? 0;
  function offered(): readonly string[] {
    const [decision] = tableFor(active() as DuelViewer).decisions;
    return decision?.options?.pick === 'one' ? decision.options.from.map(({ id }) => id) : [];
  }
  function send(seat: number, choice: string): boolean {
    const sent = table.send({ seat, says: { type: 'act', decision: asked()?.id ?? '', choice } });
    if ('outcome' in sent) return false;
    views = DUEL_VIEWERS.map(viewedBy);
    return true;
  }
  return {
    isOver: () => table.isOver(),
    active,
    optionCount: () => offered().length,
    take: (index) => void send(active(), offered()[index] ?? ''),
    options: offered,
    send,
    shownTo: (viewer) => shown(tableFor(viewer)),
    table: () => shown(viewedBy('house').table as TableView),
  };
}

const shown = ({ counters, seats, outcome }: TableView): Shown => ({
  turn: counters['turn'] ?? 0,
  active: counters['active'] ?? 0,
  winner: outcome?.places[0]?.[0] ?? null,
  sides: seats.map(({ counters: own, zones }: SeatView) => ({
    life: own['life'] ?? 0,
    energy: own['energy'] ?? 0,
    deck: pileOf(zones['deck']),
    hand: pileOf(zones['hand']),
    field: (zones['field']?.cards ?? []).map(({ face = '', marks = {} }: CardView) => {
      const { damage = 0, rested = 0 } = marks as { damage?: number; rested?: number };
      return { face, damage, rested };
    }),
    trash: pileOf(zones['trash']) || [],
  })) as Shown['sides'],
});

function pileOf(pile: PileView | undefined): Pile {
  if (!pile) return [];
  return pile.cards ? pile.cards.map(({ face = '' }) => face) : pile.count;
}
