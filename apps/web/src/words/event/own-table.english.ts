/** Texts at a player's table, in English. */

export const ownTableEnglish = {
  at: 'You play at table',
  against: 'against',
  why: 'Why this opponent?',
  whyOthers: 'Why these opponents?',
  go: 'Go to the table',
  soon: 'Your match opens when the round starts. Its button appears here.',
  score: 'Best of {{bestOf}}: you have won {{mine}}, your opponent {{theirs}}.',
  play: {
    OPENING: 'Your match is opening. Its button appears here.',
    OPEN: 'Your match is open. Go to the table and get ready.',
    RUNNING: 'Your match has begun.',
    PAUSED: 'A judge has paused your match.',
    SUSPENDED: 'Your match cannot continue. Staff will decide it.',
    ENDED: 'Your game is over. The result will appear here.',
  },
  unopened: {
    LATE: 'Your match has not opened. Call a judge.',
    ENTRANT_WITHOUT_ACCOUNT:
      'Your match cannot open, because a player at this table has no account. Call a judge.',
    TIME_OVER: 'Time was called before your first game. Call a judge.',
    MATCHES_REFUSED: 'Your match could not be opened. Call a judge.',
  },
};
