/**
 * What may be told of a game, each with the fields that everybody may know and its words.
 *
 * Decision: A-BFT-67.
 */
import { story, type Stories } from '@scoresheet/rules-presentation';

export const STORIES: Stories = {
  'turn-started': story(['seat']),
  'attack-started': story(['seat']),
  'turn-ended': story(['seat']),
  charged: story(['seat']),
  'card-played': story(['seat', 'does', 'card', 'face'], 'seat {seat} plays {face}'),
  'ability-used': story(
    ['seat', 'does', 'card', 'face', 'ability'],
    'an ability of {face} is used',
  ),
  paid: story(['seat', 'gauge', 'life'], 'seat {seat} pays {gauge} gauge and {life} life'),
  'buddy-called': story(['seat', 'face', 'copy'], 'seat {seat} makes the Buddy Call'),
  'buddy-gift': story(['seat'], 'Buddy Gift for seat {seat}'),
  entered: story(['card', 'seat'], '{card} comes onto the field of seat {seat}'),
  nullified: story(['face', 'does'], '{face} comes to nothing'),
  'attack-declared': story(
    ['seat', 'cards', 'target'],
    'seat {seat} attacks {target} with {cards}',
  ),
  'attack-nullified': story(['seat'], 'the attack of seat {seat} comes to nothing'),
  'attack-hit': story(['target'], 'the attack hits'),
  'attack-missed': story(['target'], 'the attack hits nothing'),
  'double-attack': story(['card'], '{card} stands for its second attack'),
  'battle-ended': story(['cards']),
  'damage-dealt': story(
    ['seat', 'amount', 'sources', 'cause'],
    'seat {seat} takes {amount} damage',
  ),
  'damage-reduced': story(['seat', 'by'], '{by} less damage for seat {seat}'),
  'life-gained': story(['seat', 'amount'], 'seat {seat} gains {amount} life'),
  'life-lost': story(['seat', 'amount'], 'seat {seat} loses {amount} life'),
  destroyed: story(['card', 'face', 'by'], '{face} is destroyed'),
  saved: story(['card', 'face'], '{face} stays all the same'),
  'left-field': story(['card', 'face', 'seat']),
  'dropped-by-check': story(['card', 'face'], '{face} has to make room'),
  moved: story(['card', 'area'], '{card} goes to the {area}'),
  put: story(['seat', 'from', 'to']),
  'put-into-soul': story(['under'], '{card} goes under {under}'),
  discarded: story(['seat', 'count'], 'seat {seat} discards {count} cards'),
  'deck-searched': story(['seat', 'taken'], 'seat {seat} searches the deck'),
  'deck-looked-at': story(['seat', 'count'], 'seat {seat} looks at cards of the deck'),
  'drop-shuffled': story(['seat'], 'seat {seat} shuffles the drop zone into the deck'),
};
