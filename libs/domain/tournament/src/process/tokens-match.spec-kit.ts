/**
 * Tokens, a game of one question: whoever begins says which seat wins, or that all draw. Its matches
 * are real ones, decided and sealed as a worker would.
 */
import type { Command } from '@scoresheet/contracts-messages';
import {
  matchSecretOf,
  sealedMatch,
  type GameEntry,
  type MatchEnvironment,
  type MatchState,
} from '@scoresheet/domain-match';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  end,
  oneOf,
  place,
  push,
  rulesetOf,
  seatsOf,
  stock,
  type Frame,
  type Play,
  type Rules,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { standingOfMatch, type KnownMatch } from './match-standing.js';

interface CallFrame extends Frame {
  readonly kind: 'call';
  readonly begins: Seat;
}

const DRAW = 'draw';

const call: Step<CallFrame> = {
  open: ['begins'],
  proceed: (_, { begins }) => [{ seat: begins, kind: 'call' }],
  options: ({ state }) => oneOf(DRAW, ...seatsOf(state).map(String)),
  answered(play, _, { chosen: [option] }) {
    end(play, { places: placesFor(play, option?.id), reason: 'called' });
  },
};

function placesFor({ state }: Play, called: string | undefined): readonly (readonly Seat[])[] {
  const seats = seatsOf(state);
  const isFirst = (seat: Seat): boolean => called === String(seat);
  if (called === DRAW) return [seats];
  return [seats.filter(isFirst), seats.filter((seat) => !isFirst(seat))];
}

const tokenRules: Rules = {
  id: 'tokens/1',
  minSeats: 2,
  maxSeats: 5,
  options: {},
  zones: { deck: { faces: 'nobody', ids: 'nobody' } },
  tableZone: 'deck',
  openCounters: [],
  stories: {},
  steps: { call: call as unknown as Step },
  happenings: {},
  timings: [],
  triggers: { order: 'queue', chosenBy: 'rank' },
  verbs: {},
  filters: {},
  faces: {
    T: {
      code: 'T',
      name: 'Token',
      type: 'token',
      cost: 0,
      stats: {},
      keywords: {},
      words: {},
      abilities: [],
    },
  },
  checkAfter: 'effect',
  check: () => undefined,
  controllerOf: (_, card) => card.owner,
  baseValue: () => 0,
  shownValues: [],
  hasAbilities: () => false,
  firstMayBeNamed: true,
  leads: ({ state }) => [seatsOf(state)],
  setup(play, { decks, first = 1 }) {
    for (const seat of seatsOf(play.state)) {
      stock(play, place('deck', seat), seat, decks[seat] ?? []);
    }
    push(play, { kind: 'call', begins: first } as CallFrame);
  },
  refuse: () => ({ rule: 'R-TOK-1', says: 'Only what is offered can be chosen.' }),
};

const tokens: GameEntry = {
  title: 'Tokens',
  ruleset: rulesetOf(tokenRules),
  checkDeck: () => [],
  readyDecks: [],
};

const KEY = new Uint8Array(32).fill(3);
const environment: MatchEnvironment = {
  sha256,
  rulesOf: (name) => (name === 'tokens' || name === 'tokens/1' ? tokens : undefined),
  secretOf: (record) => matchSecretOf(KEY, record, sha256),
};

export interface TokensMatch {
  /** `accepted`, `duplicate`, `conflict`, or the code of the refusal. */
  send(command: Command, atMs: number): string;
  state(): MatchState | undefined;
  /** How the match stands; undefined before its first event. */
  standing(): KnownMatch | undefined;
}

export function tokensMatch(): TokensMatch {
  const sealed = sealedMatch(environment);
  let hash = '';
  let createdAtMs: number | undefined;
  return {
    state: sealed.state,
    send(command, atMs) {
      const sent = sealed.decide(command, atMs);
      if ('outcome' in sent) return sent.outcome === 'refused' ? sent.code : sent.outcome;
      hash = sent.head.hash;
      createdAtMs ??= sent.header.at;
      return 'accepted';
    },
    standing() {
      const state = sealed.state();
      if (state === undefined || createdAtMs === undefined) return undefined;
      return standingOfMatch(state, { hash, createdAtMs });
    },
  };
}
