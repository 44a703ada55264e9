/** What is said of who plays, in English. */
export const entrantsEnglish = {
  entrants: {
    search: 'Find a player by name or number',
    wait_one: '{{count}} waits',
    wait_other: '{{count}} wait',
    none: 'Nobody has entered yet.',
    notFound: 'Nobody is called so.',
    number: 'no.',
    name: 'player',
    state: 'state',
    pages: 'More players',
    back: 'Back',
    on: 'More',
    is: {
      waiting: 'waits for a place',
      dropped: 'has left',
      disqualified: 'disqualified',
      other: '{{status}}',
    },
    present: 'here',
    notYet: 'not here yet',
    hasList: 'deck handed in',
    all: 'All players',
    unknown: 'There is no player no. {{number}} in this event.',
    player: 'All events of this player',
    noRounds: 'No round is published yet.',
  },
};
