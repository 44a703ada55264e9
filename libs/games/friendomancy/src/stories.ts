/**
 * What may be told of a game, each with the fields that everybody may know and its words.
 *
 * Decision: A-FRI-49.
 */
import { story, type Stories } from '@scoresheet/rules-presentation';

export const STORIES: Stories = {
  'order-named': story(['of', 'seats'], 'the {of} is named'),
  'cards-drafted': story(['seat', 'split'], 'seat {seat} drafts: {split}'),
  'deck-made': story(['seat'], 'seat {seat} shuffles the new deck'),
  'foes-placed': story(['count'], '{count} Foes are somewhere in the Pools'),
  'round-begun': story(['round']),
  'turn-begun': story(['seat']),
  'turn-ending': story(['seat']),
  'turn-skipped': story(['seat'], 'seat {seat} skips a turn'),
  'turn-gained': story(['seat'], 'seat {seat} will have another turn'),
  'card-drawn': story(['seat', 'from'], 'seat {seat} draws from {from}'),
  'card-taken': story(['seat'], 'seat {seat} takes a card of the deck'),
  'cards-added': story(
    ['seat', 'from', 'count'],
    'seat {seat} shuffles {count} of the {from} into the deck',
  ),
  'card-played': story(['seat', 'card', 'face'], 'seat {seat} plays {face}'),
  'card-discarded': story(['seat', 'face'], 'seat {seat} discards {face}'),
  'card-lost': story(['seat', 'card', 'face'], 'seat {seat} loses {face}'),
  'card-returned': story(['seat', 'card', 'face'], '{face} goes back to the hand of seat {seat}'),
  'card-tucked': story(['card', 'under'], '{card} goes under {under}'),
  'control-taken': story(['card', 'seat'], 'seat {seat} takes {card} over'),
  sacrificed: story(['seat', 'card', 'face'], 'seat {seat} sacrifices {face}'),
  'attack-declared': story(['card', 'target'], '{card} attacks {target}'),
  'attack-failed': story(['card'], 'the attack comes to nothing'),
  fought: story(['card', 'target'], '{card} fights {target}'),
  'money-gained': story(['seat', 'amount', 'by'], 'seat {seat} gains {amount} Money'),
  'money-lost': story(['seat', 'amount', 'by'], 'seat {seat} loses {amount} Money'),
  'foe-found': story(['card', 'face'], 'a Foe: {face}'),
  'foe-placed': story(['card'], '{card} lies down on its pile'),
  'foe-worn': story(['card', 'amount'], '{card} loses {amount} Power for good'),
  'foe-defeated': story(['card', 'seat', 'face'], 'seat {seat} Defeats {face}'),
  'foe-banished': story(['card', 'face'], '{face} leaves the game'),
  'deck-looked-at': story(['seat', 'seen'], 'seat {seat} looks at {seen} cards of the deck'),
  'deck-emptied': story(['seat'], 'the deck of seat {seat} has run out'),
  'triggers-lapsed': story(['limit'], 'after {limit} effects in a row the rest lapse'),
  'actions-cut': story(
    ['seat', 'limit'],
    'after {limit} acts the Main Step of seat {seat} has to end',
  ),
  'extra-turns-cut': story(
    ['seat', 'limit'],
    'seat {seat} has had {limit} extra turns in one round, which are enough',
  ),
  'rounds-cut': story(['limit'], 'round {limit} is the last of any game'),
  'dispute-raised': story(
    ['seat', 'row', 'readings', 'about', 'words'],
    'seat {seat} asks about decision {about}: “{words}”',
    'seat {seat} asks the JUDGE about {row}',
  ),
  'dispute-answered': story(['row', 'words'], 'the JUDGE answers: “{words}”'),
  'dispute-settled': story(
    ['row', 'reading', 'criteria', 'words'],
    'the JUDGE decides about {row}: {reading} “{words}”',
    'the JUDGE decides about {row}: {reading}',
  ),
  left: story(['seat'], 'seat {seat} leaves'),
  'list-opened': story(['seat', 'cards'], 'the list of seat {seat} is open to all'),
};
