/**
 * What a person is told at each kind of decision: what it is about, and on meeting it first what
 * can be done. `hidden` tells others that it was answered, where they may not know how.
 */
export const DECISIONS = {
  redraw: {
    title: 'No Buddy in your hand: keep it?',
    hint: 'Everybody has seen it. You may shuffle it back and draw as many cards anew; every other player may then take a card (R-BUD-36, R-BUD-37).',
    hidden: 'says whether to keep the hand',
  },
  'extra-card': {
    title: 'Take a card?',
    hint: 'Another hand is drawn anew, so you may draw one. A card more in hand is one less of your life (R-BUD-37, A-BUD-25).',
    hidden: 'says whether to take a card',
  },
  'first-player': {
    title: 'Who goes first?',
    hint: 'Your die was the highest: name anybody (R-BUD-38).',
    hidden: 'says who goes first',
  },
  'starting-buddy': {
    title: 'Put a Buddy into play',
    hint: 'It costs nothing and may act in your first turn; its name has to be free (R-BUD-39, A-BUD-22).',
    hidden: 'puts a Buddy into play',
  },
  respond: {
    title: 'You have the priority',
    hint: 'Do something, or pass. When all pass, what waits on the stack takes effect, or the phase is over (A-BUD-07, A-BUD-36).',
    hidden: 'answers',
    unseen: 'passes',
  },
  discard: {
    title: 'Discard cards',
    hint: 'In the End phase you keep seven; an effect says itself how many go (R-BUD-72, R-BUD-82, A-BUD-60).',
    hidden: 'discards',
  },
  target: {
    title: 'An effect asks for a target',
    hint: 'Only what may be chosen is listed (R-BUD-63, A-BUD-49).',
    hidden: 'chooses for an effect',
  },
  may: {
    title: 'A card asks whether you want it',
    hint: 'What it does stands on the card. Without a yes nothing happens (A-BUD-49).',
    hidden: 'decides about a card',
  },
  search: {
    title: 'Search your deck',
    hint: 'Take one of the cards that fit, or nothing; then the deck is shuffled (A-BUD-62).',
    hidden: 'searches the deck',
  },
  'order-triggers': {
    title: 'Several effects at once',
    hint: 'They go on the stack in your order: the last one takes effect first (A-BUD-49).',
    hidden: 'puts effects in order',
  },
  replace: {
    title: 'Several texts change the same damage',
    hint: 'You say which counts first; each works once (A-BUD-70).',
    hidden: 'says which text counts first',
  },
};
