/** What is said on the front of an event: to everybody, and to who looks on, in English. */
export const frontEnglish = {
  now: {
    organise: 'Run this event',
    told: 'Announcements',
    erased: 'These words were erased.',
    latest: 'Latest results',
    allPairings: 'All pairings',
    noneYet: 'No table of this round is done yet.',
  },
  looksOn: {
    first: 'The first round is being drawn. Its pairings stand here as soon as they are published.',
    between: 'Round {{round}} is over. The next pairings stand here as soon as they are published.',
    drawn: 'Round {{round}} is drawn. Its pairings stand here as soon as they are published.',
    PAUSED: 'The event is paused.',
    FINISHED: 'The event is over. The standings are final.',
    CANCELLED: 'The event is cancelled. Whatever was played stays on the record.',
    all: 'All standings',
  },
};
