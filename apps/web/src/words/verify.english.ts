/** What "Verify here" says in English. */
export const verifyEnglish = {
  verify: {
    title: 'Verify here',
    says: 'Every action of a record is decided again by its rules, in this browser. The file is sent nowhere.',
    file: {
      title: 'A file',
      choose: 'Choose a record',
      drop: 'or drop it here: a .jsonl file, up to {{mib}} MiB',
    },
    record: {
      title: 'A match or tournament of this server',
      label: 'Its number',
      hint: 'm-… or t-…',
      go: 'Fetch and verify',
      notOne: 'A number begins with m- or t- and has 26 letters and digits more.',
    },
    fetching: 'Fetching {{name}} …',
    verifying: 'Verifying {{name}} …',
    progress: 'event {{seq}} of {{of}}',
    problem: {
      'too-large':
        '{{name}} is larger than {{mib}} MiB. Verify it on the command line: scoresheet verify FILE.',
      unreadable: '{{name}} could not be read. Choose it once more.',
      'not-fetched': '{{name}} could not be fetched.',
      failed: 'The verification stopped by a mistake of ours, not of the file.',
    },
    verdict: {
      EXACT: {
        title: 'Exact',
        says: 'Every action is by the rules, every line holds what its reader may know, and the chain is unbroken.',
      },
      UNVERIFIED: {
        title: 'Verified as far as shown',
        says: 'The chain is unbroken. {{decided}} of {{events}} events were decided again, and each is by the rules.',
      },
      DIVERGED: {
        title: 'Differs',
        says: 'The chain is unbroken, but event {{seq}} is not as the rules make it.',
      },
      BROKEN: { title: 'Broken', says: 'Line {{line}} is not as it was written.' },
    },
    missing: {
      title: 'What could not be checked',
      rules: 'The rules “{{rules}}” are not known here. A newer Scoresheet may know them.',
      lines_one: '{{count}} line for {{reader}} is withheld',
      lines_other: '{{count}} lines for {{reader}} are withheld',
      reader: { public: 'everybody', house: 'the house', seat: 'seat {{seat}}' },
      closed:
        'A closed record keeps hands and decks with the house, so nobody else can check these.',
    },
    differs: {
      'decided-otherwise': 'The rules make something else of this action.',
      refused: 'The rules refuse this action.',
      'seen-otherwise': 'A line holds more, less or something else than its reader may know.',
      'folded-otherwise': 'The facts lead to another situation than the action does.',
      'time-runs-back': 'The clock runs backwards here.',
      'not-a-part': 'The line holds no action with facts.',
      'rules-stopped': 'The rules cannot go on from what is recorded here.',
      where: 'Where',
      recorded: 'Recorded',
      expected: 'By the rules',
      nothing: 'nothing',
      look: 'Look at this event',
    },
    broken: {
      cut: 'The file ends too early. Get it once more.',
      changed: 'This line was changed after it was written, or one before it is missing.',
      foreign: 'This is no record of Scoresheet, or somebody wrote this line anew.',
      misplaced: 'Lines are missing here, come twice, or stand in another order.',
      'other-version': 'It is written in a format of another version. Verify it with that version.',
      'other-record': 'This line belongs to another record.',
      'taken-out': 'A line was taken out, and the file does not say so.',
      'too-large': 'No event is as large as this one. Somebody wrote it by other means.',
      'end-differs': 'The end of the file does not fit what stands before it.',
      'more-after-end': 'Something was added after the end.',
    },
    ended:
      'The match was suspended at event {{suspendedSeq}}; staff ended it with event {{endedSeq}}, without a result.',
    draws: {
      drawn_one: '{{count}} round was drawn again from its published seed.',
      drawn_other: '{{count}} rounds were drawn again from their published seeds.',
      well: 'Each is as it was published.',
      differs: 'Event {{seq}} is not as the rules make it: {{says}}.',
      unchecked:
        'Pairs that are kept apart are known to the house alone, so these were not checked: {{tables}}.',
      tables: 'phase {{phase}}, round {{round}}: tables {{tables}}',
    },
    facts: { record: 'Record', rules: 'Rules', events: 'Events', head: 'Head' },
    compare: {
      title: 'Is it the one that was played?',
      says: 'A verdict says that a game is legal. That it is this game, only a head shows that somebody kept meanwhile: 64 digits of 0–9 and a–f, of any event.',
      label: 'A head that was kept',
      holds: 'Yes: event {{seq}} has this head, and so everything before it is the same.',
      missing:
        'No: no event has this head. The record was cut before it, or another one was written.',
      notOne: 'A head has 64 digits of 0–9 and a–f; here are {{count}} characters.',
    },
  },
};
