/**
 * What may be told of a game, each with the fields that everybody may know and its words.
 *
 * Decision: A-BUD-61.
 */
import { story, type Stories } from '@scoresheet/rules-presentation';

export const STORIES: Stories = {
  'hand-redrawn': story(['seat'], 'seat {seat} shuffles the hand back and draws anew'),
  'die-rolled': story(['seat', 'die'], 'seat {seat} rolls {die}'),
  started: story(['seat', 'card'], 'seat {seat} begins with {card}'),
  'prepare-begun': story(['seat']),
  'end-begun': story(['seat']),
  burned: story(['seat'], 'seat {seat} burns a card'),
  paid: story(['seat', 'energy', 'burnt']),
  'card-played': story(['seat', 'face'], 'seat {seat} plays {face}'),
  entered: story(['card', 'seat'], '{card} comes into play'),
  equipped: story(['card', 'on'], '{card} goes on {on}'),
  'ability-used': story(
    ['seat', 'card', 'face', 'ability'],
    '{card} of seat {seat} acts; what it does waits on the stack',
  ),
  defended: story(['seat', 'card'], '{card} of seat {seat} Defends'),
  withdrawn: story(['seat', 'face'], 'seat {seat} withdraws {face}'),
  'came-to-nothing': story(['card', 'item'], '{card} comes to nothing'),
  cancelled: story(['item', 'face', 'by'], '{face} is cancelled'),
  redirected: story(['item', 'onto'], 'the target is now {onto}'),
  'rolled-for': story(
    ['card', 'die', 'needed', 'succeeds'],
    '{card} rolls {die}, where {needed} or less was needed',
  ),
  'buddy-struck': story(
    ['card', 'source', 'amount', 'absorbed', 'lost'],
    '{card} takes {amount} damage from {source}',
    '{card} takes {amount} damage',
  ),
  'deck-struck': story(
    ['seat', 'source', 'amount', 'absorbed', 'lost'],
    'the deck of seat {seat} takes {amount} damage; cards lost: {lost}',
  ),
  'item-broken': story(['card', 'amount'], '{card} breaks, and {amount} damage with it'),
  'hp-lost': story(['card', 'amount'], '{card} loses {amount} HP'),
  healed: story(['card', 'amount'], '{card} heals {amount}'),
  'cards-lost': story(['seat', 'count'], 'cards lost by seat {seat}: {count}'),
  'knocked-out': story(['card', 'face'], '{face} is knocked out'),
  revived: story(['card', 'hp'], '{card} gets up again'),
  trashed: story(['card', 'face'], '{face} is trashed'),
  returned: story(['card', 'seat'], '{card} goes back to the hand of seat {seat}'),
  'control-taken': story(['card', 'seat'], 'seat {seat} takes {card} over'),
  'deck-searched': story(['seat', 'taken'], 'seat {seat} searches the deck'),
  'deck-looked-at': story(['seat', 'seen'], 'seat {seat} looks at {seen} cards of the deck'),
  'hand-trimmed': story(['seat', 'count']),
  eliminated: story(['seat'], 'seat {seat} is out'),
};
