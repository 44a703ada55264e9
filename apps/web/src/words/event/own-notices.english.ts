/** What notices say to a player at an event, in English. */
export const ownNoticesEnglish = {
  title: 'Tell me when something happens',
  read: 'Got it',
  sound: 'With a sound',
  soundSays: 'And a short shake, on phones that can. Keep this page open.',
  system: 'Also when this page is in the background',
  systemSays: 'Your browser asks you once whether it may.',
  cannot: {
    insecure:
      'This browser shows notices outside of the page over HTTPS alone, and this address has none. Take the sound, and keep the page open.',
    missing: 'This browser has no notices outside of the page. Take the sound.',
    denied: 'Notices are forbidden for this page in the settings of your browser.',
  },
  table: 'Round {{round}}: table {{table}}, against {{names}}.',
  bye: 'Round {{round}}: you have a bye.',
  reported: '{{name}} has reported your result. Say how it went.',
  question: 'Your table has to be decided by staff. Stay there.',
  result: 'The result of your table is recorded.',
  answered: 'A judge is on the way to you.',
  admitted: 'A place has become free: you play.',
  'check-in': 'Check-in has begun: say that you are here.',
  started: 'The round has begun.',
};
