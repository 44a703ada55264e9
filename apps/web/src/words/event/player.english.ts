/** What is said of a player across events, in English. */
export const playerEnglish = {
  player: {
    nameless: 'A player without a name',
    namelessSays:
      'Guests have no name that lasts beyond an event, and the name of an account goes with it. What they played stands here all the same.',
    own: 'This is what others see of you.',
    toAccount: 'Your account',
    matches: {
      title: 'Matches',
      none: 'No match of this player can be seen.',
      more: 'Older matches',
    },
    events: {
      title: 'Events',
      none: 'This player has played in no event.',
      more: 'Older events',
      place: 'place {{rank}} of {{count}}',
      unranked: 'not ranked',
      score: '{{wins}} won, {{losses}} lost, {{draws}} drawn',
    },
  },
};
