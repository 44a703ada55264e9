/** What may be told of a game, each with the fields that everybody may know and its words. */
import { story, type Stories } from '@scoresheet/rules-presentation';

export const STORIES: Stories = {
  'genesis-flip-won': story(['seat'], 'seat {seat} wins the flip'),
  'hand-redrawn': story(['seat'], 'seat {seat} shuffles the hand back and draws anew'),
  'card-played': story(['seat', 'face'], 'seat {seat} plays {face}'),
  entered: story(['card']),
  'ability-used': story(['seat', 'card', 'ability'], 'seat {seat} uses {card}'),
  settled: story(['seat', 'cards']),
  'attack-declared': story(['seat', 'attacker', 'target']),
  'attack-dodged': story(['card'], '{card} steps back over the bridge: the attack is over'),
  'attack-lost': story(['attacker'], 'the attack of {attacker} comes to nothing'),
  shielded: story(['card', 'amount'], 'the Shield of {card} stops {amount} damage'),
  'card-hit': story(
    ['card', 'source', 'amount'],
    '{card} takes {amount} damage from {source}',
    '{card} takes {amount} damage',
  ),
  'life-hit': story(
    ['seat', 'source', 'amount'],
    'seat {seat} takes {amount} damage from {source}',
    'seat {seat} takes {amount} damage',
  ),
  'damage-dealt': story(['by', 'source', 'way', 'amount']),
  felled: story(['card', 'by']),
  healed: story(['card', 'amount'], '{card} heals {amount}'),
  'knocked-out': story(['card', 'face', 'seat'], '{face} is knocked out'),
  returned: story(['card', 'seat'], '{card} goes back to the hand of seat {seat}'),
  'control-taken': story(['card', 'seat'], 'seat {seat} takes {card} over'),
  'scroll-searched': story(['seat', 'taken'], 'seat {seat} searches the Scroll'),
  'scroll-looked-at': story(['seat', 'seen'], 'seat {seat} looks at {seen} cards of the Scroll'),
  'hand-trimmed': story(['seat', 'count']),
  'prophecy-fulfilled': story(['seat', 'total'], 'seat {seat} has dealt exactly {total} damage'),
};
