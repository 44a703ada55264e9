/** The closed lists of Fuzzycards' cards, each word with what an editor says of it. */
import { explained as oneOf, type Explained } from '../explained.js';

export const force = oneOf('The Force of the card; each is stronger than the next one.', {
  power: 'Stronger than Clarity.',
  clarity: 'Stronger than Prophecy.',
  prophecy: 'Stronger than Conviction.',
  conviction: 'Stronger than Wisdom.',
  wisdom: 'Stronger than Power.',
});

export const rarity = oneOf('How rare the card is.', {
  common: 'Prints no ability on a Hero.',
  uncommon: 'A simple ability.',
  rare: 'A tactical ability.',
  epic: 'A powerful ability.',
  legendary: 'One copy in a deck.',
});

export const type = oneOf('What kind of card it is.', {
  hero: 'Goes to the field, attacks and defends.',
  'equip-relic': 'Is attached to a Hero and gives it stats, keywords or abilities.',
  'field-relic': 'Stands on the field by itself; has HP, does not attack.',
  event: 'Does one thing at once and is discarded.',
});

const KEYWORDS = {
  rush: 'Enters the Altar and may attack at once.',
  guard: 'Has to be attacked before the other cards of its Altar.',
  stealth: 'No target before its first attack.',
  drain: 'Heals as much as it deals.',
  burn: 'Takes that much damage whenever a turn ends.',
  shield: 'The first damage of each turn is nothing.',
  bridge: 'May withdraw to the Vault when attacked.',
};
export const keyword = oneOf('A keyword.', KEYWORDS);
/** Each keyword with what it means. */
export const KEYWORD_MEANINGS: Explained = KEYWORDS;

export const value = oneOf('What is changed: a stat, a number of the card, or a keyword.', {
  atk: 'The damage of its attacks.',
  def: 'Half of it is taken off an attack.',
  hp: 'How much damage it stands.',
  deals: 'What is added to each damage that the card deals.',
  takes: 'What is added to each damage that the card takes; below 0 it protects.',
  cost: 'What it costs while it is in hand; name the zone hand.',
  ...KEYWORDS,
});

export const row = oneOf('A row of the field.', {
  altar: 'The front row.',
  vault: 'The back row.',
});

export const side = oneOf('Whose card it is now.', {
  yours: 'Cards on your side.',
  theirs: "Cards on your opponent's side.",
});

export const zone = oneOf('Where the cards lie; the field where it is missing.', {
  field: 'Heroes and Field Relics.',
  relics: 'Equip Relics on Heroes.',
  hand: 'Cards in hand: a choice among them needs "hidden".',
  discard: 'The discard piles.',
});

export const seat = oneOf('Whose, seen from the player of the card.', {
  you: 'The player of the card.',
  opponent: 'The other player.',
});

export const who = oneOf('Who does it; you, where it is missing.', {
  you: 'The player of the card.',
  opponent: 'The other player.',
  each: 'Both, at the same moment.',
});

export const until = oneOf('How long it lasts.', {
  turn: 'Until this turn ends.',
  'your-next-turn': 'Until the next turn of the player of the card begins.',
  leaves: 'As long as the card stays on the field.',
});

export const counter = oneOf('A number of a player.', {
  life: 'Life.',
  energy: 'Energy.',
  total: 'The damage dealt in the game so far.',
});

export const triggered = oneOf('When the ability is set off.', {
  'on-deploy': 'When the card enters the field.',
  'on-attack': 'When it declares an attack, before damage.',
  'on-hit': 'When it has dealt damage.',
  'on-ko': 'When it is knocked out.',
  'on-kill': 'When it knocks out an enemy.',
});
