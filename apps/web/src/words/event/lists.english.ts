/** What is said of the deck lists of an event, in English. */
export const listsEnglish = {
  lists: {
    title: 'Deck lists',
    none: 'The lists are open, and nobody has handed one in.',
    closed: {
      never: 'The lists of this event stay closed. You see your own on your own page.',
      'to-opponent':
        'A list is shown to whoever sits at a table with its player, and to nobody else.',
      'at-end': 'The lists open for everybody when the event is over.',
      'from-phase': 'The lists open for everybody when phase {{phase}} begins.',
      unknown: 'The lists are not open.',
    },
    find: 'Name or card',
    found_one: '{{count}} list',
    found_other: '{{count}} lists',
    cards: 'cards',
    asDeck: 'Open as a deck',
    shares: 'What is played',
    card: 'card',
    inDecks: 'decks',
    copies: 'copies',
  },
};
