/**
 * Lanterns under a sky: before the first round the JUDGE says in secret how the weather is, in the
 * open whether it is told; without one chance does.
 */
import {
  JUDGE,
  oneOf,
  push,
  roll,
  setCounter,
  type Rules,
  type Step,
  rulesetOf,
} from '@scoresheet/rules-engine';
import type { GameEntry } from './rules/game-entry.js';
import { LANTERN_DECK, lanterns, lanternsForMany } from './lanterns.spec-kit.js';
import { catalogOf, environment, openScene, type Scene } from './scene.spec-kit.js';

const SKIES = ['clear', 'cloudy'];

const weather: Step = {
  open: [],
  openChoices: ['telling'],

  proceed(play, frame) {
    const { state } = play;
    const isThere = state.options['judge'] === 'sits' && !state.table['judgeGone'];
    if (frame.kind === 'weather' && isThere && !state.table['told']) {
      return [{ seat: JUDGE, kind: state.table['sky'] === undefined ? 'weather' : 'telling' }];
    }
    if (state.table['sky'] === undefined) setCounter(play, 0, 'sky', roll(play, SKIES.length));
    return 'done';
  },

  options: (_, __, { kind }) => oneOf(...(kind === 'weather' ? SKIES : ['aloud', 'not'])),

  answered(play, _, { kind, chosen: [choice] }) {
    if (kind === 'weather') setCounter(play, 0, 'sky', 1 + SKIES.indexOf(choice?.id ?? ''));
    else setCounter(play, 0, 'told', choice?.id === 'aloud' ? 1 : 2);
  },
};

const rules: Rules = {
  ...lanternsForMany,
  id: 'judged-lanterns/1',
  options: { judge: ['none', 'sits'], lamp: ['oil', 'wax', 'asked'] },
  leftToJudge: { lamp: 'asked' },
  judgeSits: ({ judge }) => judge === 'sits',
  openCounters: [...lanternsForMany.openCounters, 'told', 'judgeGone'],
  steps: { ...lanternsForMany.steps, weather },
  setup(play, seating) {
    lanternsForMany.setup(play, seating);
    push(play, { kind: 'weather' });
  },
  left(play, seat) {
    if (seat === JUDGE) setCounter(play, 0, 'judgeGone', 1);
    else lanternsForMany.left?.(play, seat);
  },
};

export const judgedLanterns: GameEntry = { ...lanterns, ruleset: rulesetOf(rules) };

export const judgedEnvironment = {
  ...environment,
  rulesOf: catalogOf({ 'judged-lanterns': judgedLanterns }),
};

/** A lobby with two seats taken; `judge` says whether the match has a seat for a JUDGE. */
export function seatedMatch(judge: 'none' | 'sits' = 'sits', timed = false): Scene {
  const scene = openScene(judgedEnvironment);
  const clock = timed ? { clock: { kind: 'bank', bankMs: 60_000 } as const } : {};
  scene.send('ann', {
    type: 'create-match',
    game: 'judged-lanterns',
    options: { judge },
    ...clock,
  });
  for (const [index, actor] of ['ann', 'bob'].entries()) {
    const said = { type: 'take-seat', seat: index + 1, deck: LANTERN_DECK } as const;
    scene.send(actor, { ...said, expectedSeq: index });
  }
  return scene;
}

/** A match of two seats that are taken and ready. */
export function readyMatch(judge: 'none' | 'sits' = 'sits', timed = false): Scene {
  const scene = seatedMatch(judge, timed);
  getReady(scene);
  return scene;
}

export function getReady(scene: Scene): void {
  for (const actor of ['ann', 'bob']) {
    scene.send(actor, { type: 'get-ready', expectedSeq: scene.state().seq });
  }
}
