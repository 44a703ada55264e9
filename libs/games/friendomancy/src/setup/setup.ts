/**
 * Setup: the hundreds of all players become four shuffled Pools; then orders, drafts, Foes, first
 * hands, in this order and each once. A match may have named who takes the first turn (`first`).
 *
 * Rules: R-FRI-32, R-FRI-33, R-FRI-39, R-FRI-47; decisions A-FRI-02, A-FRI-19, A-FRI-40, A-FRI-47.
 */
import {
  push,
  seatsOf,
  setCounter,
  shuffle,
  stock,
  type Frame,
  type Play,
  type Seating,
  type Step,
} from '@scoresheet/rules-engine';
import { POOL_OF } from '../cards/card.js';
import { deck, pool, POOLS, seatsIn } from '../field.js';
import { FIRST_MONEY } from '../money.js';
import { drawCards } from '../piles.js';
import { beginRound } from '../turn/rounds.js';
import { draftFrame } from './draft-frame.js';
import { orderFrame } from './orders.js';
import { placeFoesFrame } from './place-foes.js';

const FIRST_HAND = 4; // R-FRI-47

export function setup(play: Play, { decks, first }: Seating): void {
  for (const seat of seatsOf(play.state)) {
    setCounter(play, seat, 'money', FIRST_MONEY);
    for (const name of POOLS) {
      const faces = (decks[seat] ?? []).filter((code) => POOL_OF[typeOf(play, code)] === name);
      if (faces.length > 0) stock(play, pool(name), seat, faces);
    }
  }
  for (const name of POOLS) shuffle(play, pool(name));
  if (first !== undefined) setCounter(play, 0, 'first', first);
  push(play, openingFrame('draft-order'));
}

const typeOf = ({ rules }: Play, code: string): string => rules.faces[code]?.type ?? '';

const STAGES = ['draft-order', 'draft', 'foes', 'hands', 'turn-order', 'turns'] as const;
export type OpeningStage = (typeof STAGES)[number];

interface OpeningFrame extends Frame {
  readonly kind: 'opening';
  stage: OpeningStage;
}

export const openingFrame = (stage: OpeningStage): OpeningFrame => ({ kind: 'opening', stage });

export const opening: Step<OpeningFrame> = {
  open: ['stage'],

  proceed(play, frame) {
    const now = frame.stage;
    if (now === 'turns') {
      beginRound(play);
      return 'done';
    }
    frame.stage = STAGES[STAGES.indexOf(now) + 1] as OpeningStage;
    switch (now) {
      case 'draft-order':
        push(play, orderFrame('draftPlace'));
        return 'on';
      case 'draft':
        push(play, draftFrame(play.state));
        return 'on';
      case 'foes':
        push(play, placeFoesFrame(play));
        return 'on';
      case 'hands':
        for (const seat of seatsIn(play.state)) drawCards(play, seat, deck(seat), FIRST_HAND);
        return 'on';
      case 'turn-order':
        push(play, orderFrame('turnPlace'));
        return 'on';
    }
  },
};
