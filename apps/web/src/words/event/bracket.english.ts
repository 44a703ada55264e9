/** What is said of brackets, in English. */
export const bracketEnglish = {
  bracket: {
    none: 'This event has no bracket.',
    notBegun: 'The bracket stands here as soon as its phase has begun.',
    noMatches: 'Nobody has to play in this bracket.',
    phase: 'Phase',
    undone: {
      warning_one:
        'A drop or disqualification would undo a played match: {{matches}}. Its loser would advance.',
      warning_other:
        'A drop or disqualification would undo played matches: {{matches}}. Their losers would advance.',
      match: '{{match}} (round {{round}}, table {{table}})',
    },
    tools: 'How the bracket is shown',
    smaller: 'Smaller',
    larger: 'Larger',
    scale: '{{percent}} %',
    fit: 'Fit',
    print: 'Print',
    keys: 'Arrows lead from match to match; + and − change the size, 0 fits it.',
    stages: 'Stages of the bracket',
    stage: 'Stage {{stage}}',
    last: { 1: 'Final', 2: 'Semi-finals', 3: 'Quarter-finals' },
    table: 'table {{table}}',
    seed: 'Seed',
    won: 'has won',
    winnerOf: 'winner of {{match}}',
    loserOf: 'loser of {{match}}',
    match: {
      w: 'W{{round}}-{{number}}',
      l: 'L{{round}}-{{number}}',
      third: 'third place',
      gf1: 'grand final',
      gf2: 'second grand final',
    },
    status: {
      WAITING: 'waits for who comes',
      READY: 'ready to be played',
      WALKOVER: 'goes on without playing',
      EMPTY: 'nobody is there',
      NOT_NEEDED: 'not needed',
      DONE: 'played',
      NO_WINNER: 'both are out',
    },
  },
};
