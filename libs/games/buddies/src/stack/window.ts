/**
 * Priority: who may do what when. Powers and Burns are open to everybody at any stack; all else to
 * the turn player, over an empty one, in its phase. Everybody is asked every time, whatever is in
 * hand.
 *
 * Rules: R-BUD-29, R-BUD-31, R-BUD-32, R-BUD-76; decisions A-BUD-07, A-BUD-36, A-BUD-37, A-BUD-52,
 * A-BUD-63.
 */
import {
  cardOf,
  cardsIn,
  faceOfCard,
  isAllowed,
  optionOf,
  push,
  type Card,
  type CardId,
  type Json,
  type Option,
  type Play,
  type Reading,
  type Seat,
  type WindowRules,
} from '@scoresheet/rules-engine';
import { defend, waysToDefend } from '../acts/defend.js';
import { burn, mayBurn } from '../acts/payment.js';
import { playBuddy, waysToPlayBuddy } from '../acts/play-buddy.js';
import { playEvent, waysToPlayEvent } from '../acts/play-event.js';
import { playItem, waysToPlayItem } from '../acts/play-item.js';
import { playSkill, waysToPlaySkill } from '../acts/play-skill.js';
import { PLAY_TIMES } from '../acts/play-times.js';
import { useAbility, waysToUse } from '../acts/use-ability.js';
import { waysToWithdraw, withdraw } from '../acts/withdraw.js';
import { check } from '../endings.js';
import { active, firstAsked, hand, isIn, leftOf } from '../field.js';
import { resolveFrame, type StackItem } from './item.js';

/** How a card of each type is played; only Powers at any time. */
const WAYS: Readonly<
  Record<string, (reading: Reading, seat: Seat, card: Card) => readonly string[]>
> = {
  buddy: waysToPlayBuddy,
  item: waysToPlayItem,
  skill: waysToPlaySkill,
  power: waysToPlaySkill,
  event: waysToPlayEvent,
};

export const WINDOW: WindowRules = {
  first: firstAsked,
  after: leftOf,

  responses: (reading, seat) => [
    ...waysToPlay(reading, seat),
    ...waysToWithdraw(reading, seat),
    ...waysToUse(reading, seat),
    ...waysToDefend(reading, seat),
    ...(mayBurn(reading, seat) ? [{ id: 'burn' }] : []),
  ],

  announce(play, seat, option) {
    const [verb, card, ...words] = option.id.split(' ') as [string, CardId, ...string[]];
    return act(play, seat, { verb, card, words }) as unknown as Json | undefined;
  },

  askedAfter({ state }, seat, { id }) {
    if (!isIn(state, seat)) return undefined;
    return id === 'burn' ? 'same' : leftOf(state, seat);
  },

  resolve(play, item) {
    push(play, resolveFrame(item as unknown as StackItem));
  },

  closes: (state) => !isIn(state, active(state)),
  belongsTo: (item, seat) => (item as unknown as StackItem).controller === seat,
};

const waysToPlay = (reading: Reading, seat: Seat): readonly Option[] =>
  cardsIn(reading.state, hand(seat)).flatMap((id) => {
    const card = cardOf(reading.state, id);
    const { type } = faceOfCard(reading, card);
    if (!isAllowed(PLAY_TIMES[type] ?? [], reading, seat, seat)) return [];
    const ways = WAYS[type]?.(reading, seat, card) ?? [];
    return ways.map((words) => optionOf(id, `play ${id}`, words));
  });

interface Deed {
  readonly verb: string;
  readonly card: CardId;
  readonly words: readonly string[];
}

function act(play: Play, seat: Seat, { verb, card, words }: Deed): StackItem | undefined {
  switch (verb) {
    case 'burn':
      burn(play, seat);
      return void check(play);
    case 'withdraw':
      return void withdraw(play, seat, card);
    case 'defend':
      return void defend(play, seat, card);
    case 'use':
      return useAbility(play, seat, card, words);
    default:
      return playCard(play, seat, cardOf(play.state, card), words);
  }
}

function playCard(
  play: Play,
  seat: Seat,
  card: Card,
  words: readonly string[],
): StackItem | undefined {
  switch (faceOfCard(play, card).type) {
    case 'buddy':
      return void playBuddy(play, seat, card);
    case 'item':
      return void playItem(play, seat, card, words);
    case 'event':
      return void playEvent(play, seat, card);
    default:
      return playSkill(play, seat, card, words);
  }
}
