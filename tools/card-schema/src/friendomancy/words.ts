/** The closed lists of Friendomancy's cards, each word with what an editor says of it. */
import { explained } from '../explained.js';

export const type = explained('What kind of card it is.', {
  friend: 'Stays, attacks and fights.',
  spell: 'Does what it says and is discarded.',
  curse: 'Stays, and works again and again.',
  whatever: 'Anything else; mostly stays.',
  foe: 'Lies on a Pool or deck, charges its cost, leaves Loot.',
});

const KEYWORDS = {
  swift: 'May attack in the turn in which it is played.',
  sturdy: 'Is not lost in a tie.',
  peaceful: 'Cannot attack.',
  sparesPlayers: 'Cannot attack players.',
  safe: 'Cannot be attacked.',
  warded: 'Cannot be chosen by effects of other players.',
};
export const keyword = explained('A keyword.', KEYWORDS);

const CARD_VALUES = {
  power: 'What it takes from a purse, and fights with.',
  cost: 'The Things that it costs; name the zone hand.',
  moreAttacks: 'Attacks each turn besides the first.',
  ...KEYWORDS,
};
export const cardValue = explained('A value of a card.', CARD_VALUES);
export const value = explained('A value of a card, or a rule for players.', {
  ...CARD_VALUES,
  things: 'Things at the start of each turn; name the player.',
});

export const side = explained('Whose cards.', {
  yours: 'Of the player of the card.',
  theirs: 'Of all others.',
});

export const player = explained('For which players a rule is otherwise.', {
  each: 'For all.',
  others: 'For all but the player of the card.',
  you: 'For the player of the card.',
});

export const zone = explained('Where the cards lie; on the Board, where it is missing.', {
  under: 'Under a card of the Board.',
  hand: 'In a hand.',
  discard: 'In a Discard Pile.',
  defeated: 'Beside a deck, as Defeated Foes.',
});

export const pool = explained('A Pool.', {
  friends: 'The Friend Pool.',
  spells: 'The Magic Pool.',
  curses: 'The Curse Pool.',
  whatevers: 'The Whatever Pool.',
});

export const counter = explained('What is counted of the player of the card.', {
  money: 'Money.',
  things: 'Things.',
});

export const until = explained('How long it lasts; while it stays, where this is missing.', {
  turn: 'Until the turn ends.',
  'your-next-turn': "Until the next turn of the card's player begins.",
  leaves: 'While it stays on the Board.',
});

export const thing = explained('What is chosen, besides or instead of cards.', {
  'friends-and-foes': 'Friends that fit, and Foes of the same kind.',
  foes: 'Foes that lie face up.',
  players: 'Players.',
  'other-players': 'Players but the one of the card.',
});

export const triggered = explained('When the ability works.', {
  play: 'When the card is played.',
  loot: 'When the Foe is Defeated.',
  'turn-start': "Its player's turn begins.",
  'turn-end': "Its player's turn ends.",
  'any-draw': 'Any player draws a card.',
  'your-draw': 'Its player draws a card.',
  'their-draw': 'Another player draws a card.',
  'your-add': 'Its player shuffles cards of a Pool into the deck.',
  'your-play': 'Its player plays another card, called `it`.',
  'their-play': 'Another player plays a card, called `it`.',
  'your-discard': 'Its player discards a card.',
  attacks: 'It attacks.',
  attacked: 'It is attacked; `it` is the attacker.',
  lost: 'It goes to the Discard Pile.',
  'your-loss': 'Another card of its player on the Board goes to the Discard Pile.',
  sacrificed: 'It is sacrificed.',
  'your-money-lost': 'Its player loses Money.',
  'their-money-lost': 'Another player loses Money.',
  'your-money-gained': 'Its player gains Money.',
  'their-money-gained': 'Another player gains Money.',
  'your-defeat': 'Its player Defeats a Foe.',
});
