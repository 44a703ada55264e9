/** What "What if" says in English. */
export const whatIfEnglish = {
  whatIf: {
    title: 'What if',
    says: 'Play on from any step, for every seat, by the same rules. It is tried in this browser and comes on no record.',
    begin: 'Try from step {{step}}',
    later:
      'When the match is over and its record is open, you can try what would have come of another answer.',
    label:
      'Not on the record. A branch of the match from step {{step}}; cards to come are shuffled again.',
    steps: 'The branch',
    noSteps: 'Nothing was tried yet.',
    eyes: 'Through the eyes of',
    all: 'everybody: all cards',
    back: 'Take back',
    again: 'Again, other luck',
    othersAsked: 'Somebody else is asked now. Look through their eyes to answer.',
    not: {
      begun: 'The game has not begun at this step. Choose a later step.',
      closed: 'The record of this match is not open: hands and decks stay with the house.',
      'unknown-rules':
        'The rules of this match are not known here. A newer Scoresheet may know them.',
      broken: 'The record is not whole. Verify it to see where.',
      unreachable: 'The record could not be fetched. Close this, and try again.',
      failed: 'The branch stopped by a mistake of ours. Close it, and begin another one.',
    },
  },
};
