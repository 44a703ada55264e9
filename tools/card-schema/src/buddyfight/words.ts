/** The closed lists of Buddyfight's cards, each word with what an editor says of it. */
import { explained } from '../explained.js';

export const world = explained('The world of the card; a Flag says whose cards may be used.', {
  'Brass Harbor': 'Sailors, boilers and tides.',
  'Midnight Orchard': 'Roots, moths and lanterns.',
  Generic: 'Fits every Flag.',
});

export const type = explained('What kind of card it is.', {
  flag: 'Says which worlds its fighter may use.',
  monster: 'Is called to an area, attacks and is attacked.',
  item: 'Is worn by the fighter, and attacks while the center is empty.',
  spell: 'Is cast in the main phase, or stays when it is set.',
  impact: 'Is cast in the final phase.',
});

export const KEYWORD_MEANINGS = {
  penetrate: 'A hit on a monster in the center deals its critical to the fighter as well.',
  counterattack: 'Attacked and still there, it destroys an attacker of lower defense.',
  doubleAttack: 'Stands once a turn after an attack.',
  move: 'May go to an empty area as the attack phase begins.',
  soulguard: 'A card of its soul may leave in its place.',
  lifelink: 'The damage that its fighter takes when it leaves the field.',
  lifelinkLose: 'Its fighter loses when it leaves the field.',
  counter: 'May be used at counter timings as well.',
  set: 'The spell stays on the field.',
  buddy: 'Is no monster, but may be chosen as the Buddy.',
  standIn: "Takes the place of the Buddy's copy in a Buddy Call.",
};
export const keyword = explained('A keyword.', KEYWORD_MEANINGS);

const STATS = {
  size: 'How much of the three places for size it takes.',
  power: 'What it attacks with.',
  defense: 'What an attack on it has to reach.',
  critical: 'The damage of its hits.',
};

const CARD_VALUES = {
  ...STATS,
  ...KEYWORD_MEANINGS,
  cannotAttack: 'It does not attack.',
  cannotBeDestroyed: 'It is not destroyed.',
  sturdy: 'It is not destroyed by effects.',
  hidden: 'Effects of the opponent do not choose it.',
};
export const cardValue = explained('A value of a card.', CARD_VALUES);
export const value = explained('A value of a card or of a fighter.', {
  ...CARD_VALUES,
  damageTaken: 'Is added to every damage that the fighter takes.',
});

export const side = explained("Whose cards: the effect's fighter's or the other's.", {
  yours: 'Of the fighter who uses the effect.',
  theirs: "Of that fighter's opponent.",
});

export const fighter = explained('Which fighter.', {
  you: 'The fighter who uses the effect.',
  opponent: 'The other fighter.',
  each: 'Both, the turn fighter first.',
});

export const counterOf = explained('Whose counter; yours, where it is missing.', {
  you: 'Of the fighter who uses the effect.',
  opponent: 'Of the other fighter.',
});

export const counter = explained('What is counted.', { life: "The fighter's life." });

export const area = explained('An area for monsters.', {
  left: 'The left area.',
  center: 'The center; while it is empty the fighter itself may be attacked.',
  right: 'The right area.',
});

export const zone = explained('Where the cards lie; on the field, where it is missing.', {
  hand: 'In a hand.',
  gauge: 'In a gauge, face down.',
  drop: 'In a drop zone.',
  soul: 'Under a card of the field.',
  buddy: 'In a Buddy Zone.',
});

export const until = explained('How long it lasts; while it stays, where this is missing.', {
  battle: 'Until the battle ends.',
  turn: 'Until the turn ends.',
  'your-next-turn': 'Until your next turn begins.',
  leaves: 'While it stays on the field.',
});

export const thing = explained('What a Counter is used against.', {
  call: 'A call of the opponent that waits for an answer.',
  cast: 'A spell or an impact that waits for an answer.',
  spell: 'A spell that waits for an answer.',
  equip: 'An item that waits for an answer.',
  ability: 'An ability that waits for an answer.',
  attack: 'The attack of the opponent under way.',
  'attack-on-you': 'The same, on the fighter.',
  'attack-on-monster': 'The same, on a monster.',
});

export const given = explained('Where a card goes that is given as a price.', {
  drop: "To its owner's drop zone.",
  soul: 'Under the card that is called or equipped.',
  hand: "To its owner's hand.",
  deck: "On top of its owner's deck.",
  gauge: "To its owner's gauge.",
});

export const once = explained('Once a turn, by each card or by each fighter.', {
  card: 'Each copy once a turn.',
  fighter: 'Once a turn, whatever the number of copies.',
});

export const triggered = explained('When the ability is set off.', {
  enters: 'It came onto the field.',
  attacks: 'It attacks.',
  attacked: 'It is attacked; `it` is an attacker.',
  'deals-damage': 'It dealt damage to a fighter.',
  destroys: 'It destroyed a monster by an attack, called `it`.',
  destroyed: 'It was destroyed.',
  leaves: 'It left the field.',
  'turn-start': "Its fighter's turn begins.",
  'attack-start': "Its fighter's attack phase begins.",
  'battle-end': 'A battle in which it attacked is over.',
  'turn-end': "Its fighter's turn ends.",
  'buddy-called': 'Its fighter made a Buddy Call.',
  'opponent-calls': "Its fighter's opponent called a monster.",
  'you-cast': 'Its fighter casts a spell or an impact.',
  damaged: 'Its fighter was dealt damage.',
});
