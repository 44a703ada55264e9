/**
 * Whose abilities are set off, and in which order they resolve: the active player's first, then in
 * turn order, each player's oldest card first, one card's in the order of the events.
 *
 * Rules: R-FRI-64, R-FRI-70; decisions A-FRI-32, A-FRI-51, A-FRI-64.
 */
import {
  cardOf,
  cardsIn,
  tell,
  type Card,
  type CardId,
  type Happened,
  type Reading,
  type Seat,
  type State,
  type TimingRule,
  type TriggerRules,
} from '@scoresheet/rules-engine';
import { board, controllerOf, roundFromActive } from '../field.js';
import { triggersPerAct } from '../readings.js';

export const TRIGGER_RULES: TriggerRules = {
  order: 'queue',
  chosenBy: 'rank',
  limit: (state) => triggersPerAct.of(state),
  lapse: (play, limit) => tell(play, 'triggers-lapsed', { limit }),
};

/** A rank behind all cards: so many never lie before one player. */
const LAST = 10_000;

export function rank({ state }: Reading, card: Card, controller: Seat): number {
  const turnsAway = roundFromActive(state).indexOf(controller);
  const age = cardsIn(state, board(controller)).indexOf(card.id);
  return turnsAway < 0 || age < 0 ? LAST * state.seats : turnsAway * LAST + age;
}

/** The cards of the player to whom it happens. */
export const own = ({ state }: Reading, { seat }: Happened): readonly CardId[] =>
  cardsIn(state, board(seat as Seat));

export const others = ({ state }: Reading, { seat }: Happened): readonly CardId[] =>
  onBoards(state, (other) => other !== seat);

export const all = ({ state }: Reading): readonly CardId[] => onBoards(state, () => true);

/** Cards on the boards in the order of turns, from the active player on. */
function onBoards(state: State, wanted: (seat: Seat) => boolean): readonly CardId[] {
  const ids: CardId[] = [];
  for (const seat of roundFromActive(state)) {
    if (wanted(seat)) ids.push(...cardsIn(state, board(seat)));
  }
  return ids;
}

export const itself = (_: Reading, { card }: Happened): readonly CardId[] => [card as CardId];

export const ownButItself: TimingRule['whose'] = (reading, fact) =>
  own(reading, fact).filter((id) => id !== fact['card']);

const sideOf = ({ state }: Reading, fact: Happened): Seat =>
  controllerOf(state, cardOf(state, fact['card'] as CardId));

/** The other cards of the player whose card it is that does something. */
export const ofItsSide: TimingRule['whose'] = (reading, fact) =>
  cardsIn(reading.state, board(sideOf(reading, fact))).filter((id) => id !== fact['card']);

export const ofOtherSides: TimingRule['whose'] = (reading, fact) =>
  onBoards(reading.state, (seat) => seat !== sideOf(reading, fact));

export const target = ({ state }: Reading, fact: Happened): readonly CardId[] =>
  [String(fact['target'])].filter((id) => state.cards[id]);

export const card = (fact: Happened): CardId => fact['card'] as CardId;
