/**
 * Effects that were set off go on the stack: the turn player's in an order of choice, then each
 * other player's, going left. Targets are chosen then; who has none to choose is dropped.
 *
 * Rules: R-BUD-47; decisions A-BUD-35, A-BUD-44, A-BUD-49, A-BUD-51, A-BUD-69.
 */
import {
  abilityOf,
  askForTargets,
  canChoose,
  effectFrame,
  effectStep,
  layOnStack,
  push,
  type CardId,
  type EffectFrame,
  type Happened,
  type Json,
  type Next,
  type Play,
  type Reading,
  type Seat,
  type Step,
  type TimingRule,
  type Trigger,
} from '@scoresheet/rules-engine';
import { cardsInPlay, distance } from '../field.js';
import { nameItem } from './item.js';
import { windowOf } from './window-of.js';

type AnnounceFrame = Omit<EffectFrame, 'kind'> & { readonly kind: 'announce-trigger' };

export function beginTrigger(play: Play, trigger: Trigger): void {
  push(play, { ...effectFrame(trigger), kind: 'announce-trigger' } as AnnounceFrame);
}

export const announceTrigger: Step<AnnounceFrame> = {
  ...(effectStep as unknown as Step<AnnounceFrame>),

  proceed(play, frame): Next {
    const ability = abilityOf(play, frame);
    if (frame.stage === 'begin' && !canChoose(play, frame, ability)) return 'done';
    frame.stage = 'choose';
    const choosing = ability.choose?.[frame.at];
    if (choosing) return [askForTargets(play, frame, choosing)];
    const window = windowOf(play.state);
    if (window) {
      layOnStack(play, window, nameItem(play, { ...frame, kind: 'trigger' }) as unknown as Json);
    }
    return 'done';
  },
};

const rank = ({ state }: Reading, _: unknown, controller: Seat): number =>
  distance(state, controller);

const cardOfFact = (_: Reading, fact: Happened): readonly CardId[] => [fact['card'] as CardId];

/** The cards in play of the seat whose phase begins (A-BUD-51). */
const cardsOfSeat = ({ state }: Reading, fact: Happened): readonly CardId[] =>
  cardsInPlay(state, fact['seat'] as Seat).map(({ id }) => id);

export const TIMING_RULES: readonly TimingRule[] = [
  { timing: 'prepare', what: 'prepare-begun', whose: cardsOfSeat, rank },
  { timing: 'turn-end', what: 'end-begun', whose: cardsOfSeat, rank },
  { timing: 'enter', what: 'entered', whose: cardOfFact, rank },
  { timing: 'equipped', what: 'equipped', whose: cardOfFact, rank },
  { timing: 'knocked-out', what: 'knocked-out', whose: cardOfFact, rank },
  {
    timing: 'struck',
    what: 'buddy-struck',
    whose: cardOfFact,
    it: (fact) => (fact['source'] as CardId | null) ?? undefined,
    rank,
  },
  {
    timing: 'hits-deck',
    what: 'deck-struck',
    whose: ({ state }, fact) => [fact['source'] as CardId].filter((id) => state.cards[id]),
    rank,
  },
];
