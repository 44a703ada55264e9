/**
 * A game of long actions for specs: a seat says how many stones it drops into the well, and each of
 * them is told. With the option `calls` the other may call out after each stone.
 */
import {
  oneOf,
  push,
  rulesetOf,
  tell,
  type Frame,
  type Rules,
  type Step,
} from '@scoresheet/rules-engine';
import { toy } from '@scoresheet/rules-engine/toys';
import type { GameEntry } from './rules/game-entry.js';
import { catalogOf, environment, openScene, type Scene } from './scene.spec-kit.js';

interface Turn extends Frame {
  seat: number;
}

interface Dropping extends Frame {
  readonly seat: number;
  left: number;
}

const turn: Step<Turn> = {
  open: ['seat'],
  proceed: (_, { seat }) => [{ seat, kind: 'drop' }],
  options: () => ({ pick: 'number', min: 0, max: 100_000 }),
  answered(play, frame, { number }) {
    push(play, { kind: 'dropping', seat: frame.seat, left: number } as Dropping);
    frame.seat = 3 - frame.seat;
  },
};

const dropping: Step<Dropping> = {
  open: [],
  proceed(play, frame) {
    if (frame.left === 0) return 'done';
    frame.left -= 1;
    tell(play, 'stone-dropped', { into: 'the well' });
    return play.state.options['calls'] === true ? [{ seat: 3 - frame.seat, kind: 'call' }] : 'on';
  },
  options: () => oneOf('pass'),
  answered: () => undefined,
  isResponse: () => true,
};

export const wellRules: Rules = toy({
  id: 'well/1',
  zones: {},
  stories: { 'stone-dropped': ['into'] },
  options: { calls: [false, true] },
  steps: { turn: turn as Step, dropping: dropping as Step },
  setup: (play) => push(play, { kind: 'turn', seat: 1 } as Turn),
});

export const well: GameEntry = {
  title: 'Well',
  ruleset: rulesetOf(wellRules),
  checkDeck: () => [],
  readyDecks: [],
};

export const wellEnvironment = { ...environment, rulesOf: catalogOf({ well }) };

/** As many stones as take several events, by the limits that games usually have. */
export const MANY = 600;

interface WellTerms {
  readonly options?: { readonly calls: boolean };
  readonly clock?: { readonly kind: 'bank'; readonly bankMs: number; readonly incrementMs: number };
  readonly spectatorDelay?: { readonly events: number; readonly seconds: number };
}

/** Ann is asked first. */
export function runningWell(terms: WellTerms = {}): Scene {
  const scene = openScene(wellEnvironment);
  scene.send('ann', { type: 'create-match', game: 'well', seats: 2, ...terms });
  ['ann', 'bob'].forEach((actor, index) => {
    scene.send(actor, { type: 'take-seat', seat: index + 1, deck: [], expectedSeq: index });
  });
  ['ann', 'bob'].forEach((actor, index) => {
    scene.send(actor, { type: 'get-ready', expectedSeq: 2 + index });
  });
  return scene;
}

export const drops = (scene: Scene, actor: 'ann' | 'bob', stones: number) =>
  scene.send(actor, {
    type: 'act',
    decision: scene.asked(actor === 'ann' ? 1 : 2)?.id ?? '',
    choice: stones,
  });
