/** Tournaments for specs: a game without cards, an organiser, and whoever enters. */
import type { PhaseAsked, TableResult, TournamentAsked } from '@scoresheet/contracts-messages';
import { sha256 } from '@scoresheet/domain-record/node';
import { expect } from 'vitest';
import type { GameOfTournament } from './commands/deciding.js';
import type { TournamentFact } from './fold/tournament-facts.js';
import { currentRound, type TableState, type TournamentState } from './fold/tournament-state.js';
import {
  offlineTournament,
  type OfflineTournament,
  type Said,
} from './offline/offline-tournament.js';
import type { TournamentEnvironment } from './record/tournament-aggregate.js';
import { tournamentSecretOf } from './secret/tournament-secret.js';

const TOKENS: GameOfTournament = {
  ruleset: 'tokens/1',
  minSeats: 2,
  maxSeats: 5,
  optionProblem: (name) => (name === 'open' ? undefined : `Tokens has no option '${name}'.`),
  listProblems: (cards) => cards.filter((card) => card !== 'T').map((card) => `No card ${card}.`),
};

/** Pins this version of the algorithm of each phase, if there is one: the newest otherwise. */
export const pinned =
  (phases: readonly PhaseAsked[], version: number) =>
  (phase: number): string =>
    `${phases[phase - 1]?.kind}/${version}`;

const KEY = new Uint8Array(32).fill(7);

export const environment: TournamentEnvironment = {
  sha256,
  gameOf: (name) => (name === 'tokens' || name === 'tokens/1' ? TOKENS : undefined),
  secretOf: (record) => tournamentSecretOf(KEY, record, sha256),
};

export const SWISS = {
  kind: 'swiss',
  standings: 'magic/1',
  rounds: 3,
  bestOf: 3,
} as const satisfies PhaseAsked;
export const CUT: PhaseAsked = {
  kind: 'single-elimination',
  standings: 'magic/1',
  bestOf: 3,
  cut: { by: 'rank', places: 4 },
};

export const TERMS: TournamentAsked = {
  game: 'tokens',
  play: 'tables',
  capacity: 64,
  entry: 'open',
  checkIn: false,
  phases: [SWISS],
};

export interface EventScene {
  readonly tournament: OfflineTournament;
  state(): TournamentState;
  /** Has to be accepted. */
  says(actor: string, said: Said): void;
  /** What the organiser says. */
  leads(said: Said): void;
  /** Has to be accepted: its facts, as the house knows them. */
  makes(actor: string, said: Said, role?: Role): readonly TournamentFact[];
  /** The code of the refusal, `conflict`, `duplicate`, or `accepted`. */
  tries(actor: string, said: Said, role?: Role): string;
}

type Role = Parameters<OfflineTournament['send']>[2];

export const OWNER = 'olga';

/** Tests that open tournaments, and how many each has opened so far. */
const named = new Map<string, number>();

/** Each test has the same tournaments, whatever runs before it. */
function nextName(): string {
  const test = sha256(expect.getState().currentTestName ?? '').slice(0, 16);
  const count = (named.get(test) ?? 0) + 1;
  named.set(test, count);
  return `event-${test}-${count}`;
}

/** Scenes that were opened since the last look. */
const opened: EventScene[] = [];
export const openedScenes = (): readonly EventScene[] => opened.splice(0);

/** The house's line is the last one, where there is any but the public one. */
const houseFacts = (bytes: Uint8Array): readonly TournamentFact[] =>
  JSON.parse(new TextDecoder().decode(bytes).split('\n').at(-1) ?? '').facts;

/** A draft. Those of one name have one secret. */
export function draft(
  terms: Partial<TournamentAsked> = {},
  name = nextName(),
  env = environment,
): EventScene {
  const tournament = offlineTournament(env, { name, owner: OWNER });
  const scene: EventScene = {
    tournament,
    state() {
      const state = tournament.state();
      if (state === undefined) throw new Error('nothing was created');
      return state;
    },
    says: (actor, said) => void tournament.sendOrThrow(actor, said),
    leads: (said) => void tournament.sendOrThrow(OWNER, said),
    makes: (actor, said, role) => houseFacts(tournament.sendOrThrow(actor, said, role).bytes),
    tries(actor, said, role) {
      const sent = tournament.send(actor, said, role);
      if (!('outcome' in sent)) return 'accepted';
      return sent.outcome === 'refused' ? sent.code : sent.outcome;
    },
  };
  scene.leads({ ...TERMS, ...terms, type: 'create-tournament' });
  opened.push(scene);
  return scene;
}

/** Registration is open, and these have entered: `p1` is entrant 1. */
export function registered(players: number, terms: Partial<TournamentAsked> = {}): EventScene {
  return withPlayers(draft(terms), players);
}

function withPlayers(scene: EventScene, players: number): EventScene {
  scene.leads({ type: 'announce-tournament' });
  scene.leads({ type: 'open-registration' });
  for (let player = 1; player <= players; player += 1) {
    scene.says(`p${player}`, { type: 'enter-tournament' });
  }
  return scene;
}

/** The first phase has begun. */
export function begun(players: number, terms: Partial<TournamentAsked> = {}): EventScene {
  const scene = registered(players, terms);
  scene.leads({ type: 'begin-phase', phase: 1 });
  return scene;
}

/** `begun` under a name of its own, with phases that pin this version of their algorithms. */
export function begunAs(
  name: string,
  players: number,
  phases: PhaseAsked[],
  version: number,
): EventScene {
  const env = { ...environment, pairingOf: pinned(phases, version) };
  const scene = withPlayers(draft({ phases }, name, env), players);
  scene.leads({ type: 'begin-phase', phase: 1 });
  return scene;
}

/** `begun` as tournaments of before did: pinned to version 1. */
export const begunFirst = (players: number, phases: PhaseAsked[]): EventScene =>
  begunAs(nextName(), players, phases, 1);

/** Where the next round is, or the one that is played. */
export function roundOf({ state }: EventScene): { readonly phase: number; readonly round: number } {
  const { phases } = state();
  const last = phases.at(-1);
  const rounds = last?.rounds ?? [];
  const isNext = rounds.at(-1)?.stage === 'closed' || rounds.length === 0;
  return { phase: last?.phase ?? 0, round: rounds.length + (isNext ? 1 : 0) };
}

export function drawAndStart(scene: EventScene): void {
  const named = roundOf(scene);
  scene.leads({ type: 'draw-round', ...named });
  scene.leads({ type: 'publish-round', ...named });
  scene.leads({ type: 'start-round', ...named });
}

export const tablesOf = ({ state }: EventScene): readonly TableState[] => [
  ...(currentRound(state())?.tables.values() ?? []),
];

export const firstWins = (): TableResult => ({ is: 'games', wins: [2, 0], draws: 0 });

/** The entrant with the lower number wins. */
export const lowerWins = ({ entrants: [one = 0, other = 0] }: TableState): TableResult => ({
  is: 'games',
  wins: one < other ? [2, 0] : [0, 2],
  draws: 0,
});

export function playRound(scene: EventScene, result = lowerWins): void {
  drawAndStart(scene);
  const named = roundOf(scene);
  for (const table of tablesOf(scene)) {
    const at = { ...named, table: table.number };
    scene.leads({ type: 'enter-result', ...at, result: result(table) });
  }
  scene.leads({ type: 'close-round', ...named });
}

/** The table where this entrant sits in the round that is played. */
export function tableOf(scene: EventScene, entrant: number): TableState {
  const table = tablesOf(scene).find(({ entrants }) => entrants.includes(entrant));
  if (table === undefined) throw new Error(`entrant ${entrant} has no table`);
  return table;
}

/** What a command says to name the table of this entrant. */
export const at = (scene: EventScene, entrant: number) => ({
  ...roundOf(scene),
  table: tableOf(scene, entrant).number,
});

export const REASON = { reasonDigest: 'a'.repeat(64) };
