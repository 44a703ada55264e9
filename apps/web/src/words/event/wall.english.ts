/** What is said of the screen for a hall, in English. */
export const wallEnglish = {
  wall: {
    title: 'Wall',
    rank: 'rank',
    after: 'Standings after round {{round}}',
    final: 'Final standings',
    bye: 'bye',
    name: 'player',
    table: 'table',
    against: 'against, or result',
    results: 'Results as they come in',
    code: 'Code for phones: {{address}}',
    scan: 'Scan for your table, the clock and the standings.',
    alone:
      'Phones cannot find this address. Open this screen by the address of this machine in the network, and a code to scan stands here.',
    says: {
      DRAFT: 'This event is a draft.',
      ANNOUNCED: 'Registration opens soon.',
      REGISTRATION: 'Registration is open.',
      CHECK_IN: 'Say that you are here: check in.',
      PLAYING: 'The next pairings stand here.',
      PAUSED: 'The event is paused.',
      FINISHED: 'The event is over. Thank you for playing.',
      CANCELLED: 'The event is cancelled.',
    },
  },
};
