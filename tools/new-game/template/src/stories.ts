/** What may be told of a game, each with the fields that everybody may know and its words. */
import { story, type Stories } from '@scoresheet/rules-presentation';

export const STORIES: Stories = {
  'card-played': story(['seat', 'card', 'face'], 'seat {seat} plays {face}'),
  'points-scored': story(['seat', 'amount'], 'seat {seat} scores {amount}'),
  'points-lost': story(['seat', 'amount'], 'seat {seat} loses {amount}'),
};
