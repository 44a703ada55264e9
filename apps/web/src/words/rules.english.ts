/** What the pages of rules and the lab say in English. */
export const rulesEnglish = {
  rules: {
    title: 'Rules',
    says: 'How each game is played, and every statement that decides it, with the scenarios that prove it.',
    of: 'Rules of {{game}}',
    learn: 'To learn the game',
    onPage: 'On this page',
    statements: 'Every statement',
    statementsSay:
      'Statements (R, B) come from the printed rules in our own words; where those are silent, decisions (A) say how this game is read; cases (T) follow from both. Each is shown by scenarios that run in every test.',
    find: 'Find a statement',
    found_one: '{{count}} statement',
    found_other: '{{count}} statements',
    none: 'No statement says that.',
    grades: {
      certain: 'stated by the rules',
      supported: 'supported by a public source',
      interpreted: 'our reading',
      derived: 'follows from others',
    },
    decision: 'Decided',
    reason: 'because',
    scenarios_one: '{{count}} scenario',
    scenarios_other: '{{count}} scenarios',
    noScenario: 'shown elsewhere',
    reading: 'Scenarios are being read …',
  },
  lab: {
    title: 'Lab',
    back: 'All rules of {{game}}',
    unknown: 'There is no such scenario. It may have moved to another file.',
    shows: 'Shows',
    asWritten: 'As it is written',
    steps: 'What happens',
    given: 'The table as given',
    own: 'Your own try',
    beforeSays:
      'This scenario is about what comes before a table is laid, or about several games. It can be read here, and is played by the tests.',
    problem: 'The table could not be laid: {{says}}',
    notAsked: 'Nobody is asked anything here.',
    try: 'Try what you like: only this page knows of it. Chance goes on from a fixed seed.',
  },
};
