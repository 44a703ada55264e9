import type { Topic } from './topic.js';

export const firstGame: Topic = {
  title: 'A first game',
  says: [
    'Draft twelve Friends or so: they take Money from others and keep theirs off you. Then Curses and Whatevers that pay at every turn, the earlier the better.',
    'Watch the decks: it is over one round after the first is empty (R-FRI-34), and cards of the Pools make yours last longer.',
  ],
};
