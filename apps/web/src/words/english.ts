/** What the application says in English; `german.ts` has the same keys. */
import { accountEnglish } from './account.english.js';
import { cardsEnglish } from './cards.english.js';
import { decksEnglish } from './decks.english.js';
import { playEnglish } from './play.english.js';
import { rulesEnglish } from './rules.english.js';
import { verifyEnglish } from './verify.english.js';
import { whatIfEnglish } from './what-if.english.js';

export const english = {
  shell: {
    skip: 'To the content',
    places: 'Pages',
    to: {
      matches: 'Matches',
      play: 'Play',
      decks: 'Decks',
      cards: 'Cards',
      rules: 'Rules',
      verify: 'Verify',
    },
  },
  settings: {
    title: 'Settings',
    theme: 'Light or dark',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    language: 'Language',
  },
  state: {
    loading: 'Loading …',
    unreachable: 'The server cannot be reached.',
    lost: 'no connection',
    again: 'Try again',
  },
  notFound: {
    title: 'There is no such page',
    says: 'The address may be mistyped, or the page has moved.',
    back: 'To the matches',
  },
  pageError: {
    title: 'This page could not be shown',
    says: 'Nothing is lost: every accepted action is on the record. Load the page again.',
    newVersion: 'There is a new version of Scoresheet. Load the page again to get it.',
    reload: 'Load again',
  },
  seat: {
    free: 'free',
    number: 'Seat {{seat}}',
    guest: 'a guest',
    you: '{{name}} (you)',
    asked: 'asked',
    clock: 'Clock of {{name}}',
  },
  match: {
    close: 'Close',
    toBoard: 'Back to the board',
    unknown: {
      title: 'There is no such match',
      says: 'The address may be mistyped, or the match is private.',
    },
  },
  aside: {
    title: 'About this match',
    log: 'Log',
    chart: 'Chart',
    record: 'Record',
    whatIf: 'What if',
  },
  announce: { asked: 'You are asked: {{question}}' },
  chart: { time: 'Time taken' },
  record: {
    delay: 'Spectators',
    noDelay: 'see everything at once',
    delayed: 'see it {{seconds}} s and {{events}} events later',
    opens: 'Hands and decks',
    open: { AT_END: 'are open to everybody at the end', NEVER: 'stay closed' },
    watchers: 'Watching',
    verify: 'Verify this record here',
    download: 'Download the record',
    perspective: 'Point of view',
    own: 'My own',
    public: 'Everybody',
    address: 'Address of this moment',
    embed: 'To embed it',
  },
  log: { title: 'Log', turn: 'Turn {{turn}}', goTo: 'Go to event' },
  bar: {
    nothing: 'nothing chosen: Send says so',
    send: 'Send',
    undo: 'Undo',
    take: 'Take',
    number: 'Number',
    write: 'Your words',
    tray: 'Cards to choose from',
    sent: 'Sent. Waiting for the record …',
    conflict: 'This was not open any more. Look again, then decide.',
    paused: 'A judge has paused the match.',
    offline: 'No connection. Nothing is lost; the page keeps trying.',
  },
  replay: {
    title: 'Replay',
    back: 'One event back',
    on: 'One event on',
    play: 'Play',
    stop: 'Stop',
    scrub: 'Event',
    at: 'event {{seq}} of {{last}}',
    behind: '{{count}} events behind',
    live: 'Live',
    speed: 'Speed',
  },
  ...accountEnglish,
  ...cardsEnglish,
  ...decksEnglish,
  ...playEnglish,
  ...rulesEnglish,
  ...verifyEnglish,
  ...whatIfEnglish,
  front: {
    title: 'Matches',
    says: 'Every action of every match is on the record. Watch one, or step through one that is over.',
    lists: { running: 'Being played', open: 'Open seats', over: 'Recently over' },
    empty: {
      running: 'Nobody plays just now.',
      open: 'No match waits for players.',
      over: 'No match has ended yet.',
    },
    won: '{{name}} won',
    events: '{{count}} events',
  },
};
