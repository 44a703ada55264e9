/** What is said of the front of an event to who looks on, in English. */
export const looksOnEnglish = {
  first: 'The first round is being drawn. Its pairings stand here as soon as they are published.',
  between: 'Round {{round}} is over. The next pairings stand here as soon as they are published.',
  drawn: 'Round {{round}} is drawn. Its pairings stand here as soon as they are published.',
  PAUSED: 'The event is paused.',
  FINISHED: 'The event is over. The standings are final.',
  CANCELLED: 'The event is cancelled. Whatever was played stays on the record.',
  all: 'All standings',
};
