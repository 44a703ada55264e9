/**
 * Foes go into the Pools when all decks are drafted: the JUDGE gives each copy a Pool, in secret;
 * without one chance does. Their place in the Pool is chance in any case.
 *
 * Rules: R-FRI-17, R-FRI-18; decisions A-FRI-01, A-FRI-02, A-FRI-43, A-FRI-44.
 */
import {
  JUDGE,
  no,
  oneOf,
  pickByChance,
  setCounter,
  shuffle,
  stock,
  tableCounter,
  tell,
  type Frame,
  type Play,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision } from '@scoresheet/rules-presentation';
import { pool, POOL_WORDS, POOLS, type Pool } from '../field.js';
import { hasJudge } from '../judge.js';
import { foeList } from './foe-list.js';
import { refuseOtherFoe } from './refuse-setup.js';

interface PlaceFoesFrame extends Frame {
  readonly kind: 'place-foes';
  /** Copies that have no Pool yet; the list is public. */
  waiting: readonly string[];
  /** The placed Foes, known to the house alone; those a JUDGE has said, to JUDGEs (`isPlacing`). */
  placed: readonly { readonly face: string; readonly pool: Pool }[];
}

export const placeFoesFrame = ({ rules, state }: Play): PlaceFoesFrame => ({
  kind: 'place-foes',
  waiting: foeList(rules, state.options['foes']),
  placed: [],
});

export const placeFoeDecision = decision('place-foe', {
  title: 'Into which Pool goes the Foe?',
  hint: 'Nobody else learns it (R-FRI-18, A-FRI-44).',
  hidden: 'gives a Foe its Pool',
  phrases: [
    { says: 'gives it to the {pool}', id: '{pool}', words: POOL_WORDS, when: ['place-foe'] },
  ],
  idle: null,
  isOpen: false,

  options: () => oneOf(...POOLS),

  answered(play, frame: PlaceFoesFrame, { chosen: [choice] }) {
    const name = choice?.id as Pool;
    const counter = `${PLACED}${name} ${frame.waiting[0]}`;
    setCounter(play, 0, counter, tableCounter(play.state, counter) + 1);
    place(frame, name);
  },

  refuse: no('R-FRI-18', 'Give the Foe one of the four Pools.'),
  refuseElsewhere: refuseOtherFoe,
});

export const placeFoes: Step<PlaceFoesFrame> = {
  open: ['waiting'],

  proceed(play, frame) {
    if (frame.waiting.length > 0 && hasJudge(play.state)) {
      return [placeFoeDecision.asks(JUDGE)];
    }
    while (frame.waiting.length > 0) {
      place(frame, POOLS[pickByChance(play, POOLS.length)] as Pool);
    }
    putIn(play, frame);
    return 'done';
  },

  ...answering(placeFoeDecision),
};

const PLACED = 'placed ';

/** How many copies of a Foe a JUDGE gave to a Pool: known to all JUDGEs, for the whole match. */
export const isPlacing = (counter: string): boolean => counter.startsWith(PLACED);

function place(frame: PlaceFoesFrame, name: Pool): void {
  const [face, ...rest] = frame.waiting;
  if (face === undefined) return;
  frame.waiting = rest;
  frame.placed = [...frame.placed, { face, pool: name }];
}

/** All of a Pool at once, so that only their number is told. */
function putIn(play: Play, { placed }: PlaceFoesFrame): void {
  if (placed.length === 0) return;
  for (const name of POOLS) {
    const faces = placed.filter((each) => each.pool === name).map(({ face }) => face);
    if (faces.length > 0) stock(play, pool(name), JUDGE, faces);
    shuffle(play, pool(name));
  }
  tell(play, 'foes-placed', { count: placed.length });
}
