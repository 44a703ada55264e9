import type { Topic } from './topic.js';

export const firstGame: Topic = {
  title: 'Advice for a first game',
  says: [
    [
      ['Charge', 'Nearly every turn: it costs no card, since you draw for it (B12).'],
      ['Center', 'A monster there keeps attacks away from you (B19).'],
      ['Buddy', 'Keep a copy in hand for the Buddy Call: it is a life (R-BFT-09).'],
      ['Link', 'Together small monsters bring down a big one (R-BFT-28).'],
      ['Counter', 'Keep one for the attack that would hurt most (A-BFT-18).'],
    ],
  ],
};
