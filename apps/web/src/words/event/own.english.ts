/** What is said of what a player does at an event, in English. */
import { frontEnglish } from './front.english.js';
import { ownNoticesEnglish } from './own-notices.english.js';
import { ownTableEnglish } from './own-table.english.js';

export const ownEnglish = {
  own: {
    ...frontEnglish,
    notices: ownNoticesEnglish,
    calendar: {
      title: 'Put it into my calendar',
      start: 'Begins',
      open: 'The organisers have not said when it begins.',
      save: 'Save the date',
    },
    below: 'How you stand',
    enter: {
      title: 'Play in this event',
      free_one: '{{count}} place is free.',
      free_other: '{{count}} places are free.',
      full_one: 'All places are taken; {{count}} player waits. Who comes now waits as well.',
      full_other: 'All places are taken; {{count}} players wait. Who comes now waits as well.',
      not: {
        ANNOUNCED: 'Registration is not open yet. This page shows it as soon as it is.',
        CHECK_IN: 'Registration is closed. Ask the organiser whether a place is left.',
      },
      code: 'Entry code',
      codeSays: 'Ask the organiser for it.',
      as: 'You enter as',
      guest: 'No account is needed: this browser remembers you.',
      signIn: 'Sign in instead',
      do: 'Enter',
      wait: 'Wait for a place',
    },
    name: {
      step: 'Your name',
      title: 'How you are called in the hall',
      says: 'It stands beside your number in pairings and standings.',
      do: 'Keep this name',
    },
    deck: {
      step: 'Your deck',
      handedIn_one: '{{count}} card is handed in. Until lists are opened, only staff see it.',
      handedIn_other: '{{count}} cards are handed in. Until lists are opened, only staff see them.',
      do: 'Hand in this deck',
      another: 'Hand in another deck',
    },
    checkIn: {
      title: 'Check-in',
      do: 'I am here',
      done: 'You are here. The first round is drawn soon.',
    },
    before: {
      in: 'You are in',
      waits: 'You are on the waitlist',
      number: 'You are player no. {{number}}. Your first table stands here as soon as it is known.',
      nextInLine:
        'You are player no. {{number}}. As soon as a place is free, it goes to whoever has waited longest.',
      done: 'done',
      open: 'still to do',
    },
    table: ownTableEnglish,
    report: {
      open: 'Report the result',
      again: 'Report another result',
      title: 'How did table {{table}} go?',
      won: 'I have won',
      lost: 'I have lost',
      else: 'It went otherwise',
      unfinished: 'Time was called',
      oneDrawn: 'one drawn game',
      is: {
        INTENTIONAL_DRAW: 'We agreed on a draw without playing',
        FORFEIT: 'My opponent did not come',
      },
      places: 'Who came which?',
      choose: 'choose',
      place: 'place {{place}}',
      do: 'Send',
      close: 'Not now',
      waiting: 'You have reported: {{words}}. It counts as soon as your opponent says the same.',
      waitingStill: 'You have reported. It counts as soon as your opponent says the same.',
      theyHave: 'has reported a result. Say how it went: if it is the same, it counts.',
      question: 'The reports differ, or something is open. Staff will come to your table.',
    },
    call: {
      do: 'Call judge',
      called: 'A judge is called',
      says: {
        called: 'Staff know. Stay at your table and leave the cards as they are.',
        calledAway: 'Staff know. Wait where a judge can find you.',
        answered: 'Somebody is on the way to you.',
      },
    },
    drop: {
      ask: 'Leave the event',
      sureBefore: 'You give your place to somebody else. Do you want to leave?',
      sure: 'You are not paired any more from the next round on. Do you want to leave?',
      do: 'Yes, leave',
      stay: 'Stay',
    },
    without: {
      out: {
        title: 'You are not in this event any more',
        says: 'Whatever you have played stays. If that is a mistake, tell the organiser before the next round.',
      },
      noShow: {
        title: 'You missed check-in',
        says: 'Check-in ended before you had checked in, so you were dropped. The organiser or the head judge can reinstate you, and you play from the next round.',
      },
      sentAway: {
        title: 'You were disqualified',
        says: 'The head judge can tell you why.',
      },
      over: { title: 'The event is over', says: 'Thank you for playing. The standings are final.' },
      cancelled: {
        title: 'The event is cancelled',
        says: 'Whatever was played stays on the record.',
      },
      bye: {
        title: 'Round {{round}}: you have a bye',
        says: 'It counts as won. Be back for the next round.',
      },
      'no-table': {
        title: 'Round {{round}}: you have no table',
        says: 'You are not paired in this round. If that is wrong, tell staff at once.',
      },
      'not-through': {
        title: 'You look on now',
        says: 'You do not play in this round. Your place is in the standings.',
      },
      between: {
        title: 'Round {{round}} is over',
        says: 'Your next table stands here as soon as it is published.',
      },
      paused: {
        title: 'The event is paused',
        says: 'When it goes on, your next table stands here.',
        checkIn: 'Say that you are back: whoever does not is not paired any more.',
      },
      first: {
        title: 'The first round is being drawn',
        says: 'Your table stands here as soon as it is published.',
      },
    },
    facts: {
      standing: 'Rank',
      rank: '{{rank}} of {{count}}',
      points: 'Points',
      played: 'Won – lost – drawn',
      deck: 'Deck',
      handedIn: 'handed in',
      none: 'none handed in',
      number: 'Number',
    },
    history: {
      round: 'round',
      ofPhase: '{{phase}}.{{round}}',
      against: 'against',
      result: 'result',
      bye: 'bye',
      absent: 'not paired',
    },
    penalties: {
      title: 'Your penalties',
      says: 'Only you and staff see them.',
      ofEntrant: 'Penalties',
      theySee: 'Only this player and staff see them.',
      is: {
        caution: 'Caution',
        warning: 'Warning',
        'game-loss': 'Game loss',
        'match-loss': 'Match loss',
        points: 'Points taken',
        other: '{{penalty}}',
      },
      points_one: '{{count}} point',
      points_other: '{{count}} points',
    },
  },
};
