/** What is said of staff, announcements and files, in English. */
export const organiserPeopleEnglish = {
  announce: {
    title: 'Tell everybody',
    draft: 'Once the event is announced, everybody can be told something here.',
    label: 'Shown on every phone and on the wall',
    do: 'Tell everybody',
    gone: 'These words were erased.',
  },
  plan: {
    title: 'Planned beginning',
    label: 'Begins',
    says: 'By the clock of this device ({{zone}}). Everybody sees it at once; empty, the date is open.',
    keep: 'Keep the date',
  },
  describe: {
    title: 'Title and description',
    name: 'Title',
    text: 'Description: where, when, what to bring',
    keep: 'Keep both',
    kept: 'Kept. Others see it when they open the event anew.',
  },
  staff: {
    title: 'Staff',
    owner: 'owner',
    ownerOnly: 'Roles are given and taken by the owner.',
    as: {
      JUDGE: 'judge',
      HEAD_JUDGE: 'head judge',
      SCOREKEEPER: 'scorekeeper',
      ORGANISER: 'organiser',
    },
    name: 'Name of the account',
    role: 'Role',
    appoint: 'Give the role',
    dismiss: 'Take the role',
    unknown:
      'Nobody has an account with the name “{{name}}”. Names are as people sign in with them.',
  },
  successor: {
    title: 'If you are gone',
    nobody: 'Nobody is named: without a successor nobody can take over the event.',
    says: 'may take over the event.',
    name: 'Name of the account',
    do: 'Name a successor',
  },
  files: {
    title: 'Save as a file',
    going: 'It is being made …',
    record: {
      says: 'The whole record: anybody can check with it that nothing was changed.',
      do: 'Save the record',
    },
    standings: {
      says: 'The standings for a spreadsheet, every number exact.',
      do: 'Save the standings (CSV)',
    },
    entrants: {
      says: 'Who has entered, with what was agreed; it can be read in here again.',
      do: 'Save the players (CSV)',
    },
  },
};
