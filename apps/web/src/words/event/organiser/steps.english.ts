/** What is said of the steps of an event, in English. */
export const organiserStepsEnglish = {
  parts: 'What to look after',
  part: {
    round: 'Round',
    players: 'Players',
    correct: 'Correct a result',
    people: 'Staff and words',
    files: 'Files',
    webhooks: 'Bots',
  },
  notYours: 'Only the staff of this event see this page. Sign in as its owner or one of its staff.',
  number: 'no. {{number}}',
  table: 'table',
  reason: 'Reason, for whoever may see it',
  leave: 'Leave it as it is',
  moved: 'Something else has happened meanwhile. Look at what is shown now, then try again.',
  behind: 'Next in line, should one of them leave:',
  code: {
    title: 'Entry code',
    says: 'At least 6 characters. Tell it to everyone who may play.',
  },
  step: {
    notYours: 'That is for those who run the event.',
    ANNOUNCE: {
      says: 'Only you and your staff see this event. Announce it when its title and rules are right.',
      do: 'Announce the event',
    },
    OPEN_REGISTRATION: {
      says: 'Everybody can see the event. Let players enter.',
      do: 'Open registration',
    },
    BEGIN_CHECK_IN: {
      says_one:
        '{{count}} has entered. Check-in ends registration: whoever wants to play says now that they are here.',
      says_other:
        '{{count}} have entered. Check-in ends registration: whoever wants to play says now that they are here.',
      do: 'Begin check-in',
    },
    BEGIN_PHASE: {
      says: 'Begin phase {{phase}} when all players are here.',
      do: 'Begin phase {{phase}}',
    },
    DRAW_ROUND: {
      says: 'Draw who meets whom in round {{round}}. You see the tables before anybody else does.',
      do: 'Draw round {{round}}',
    },
    REVIEW_ROUND: {
      says: 'Look through the tables of round {{round}} below, then confirm that you have.',
      do: 'I have looked through it',
    },
    PUBLISH_ROUND: {
      says: 'Show the tables of round {{round}} to everybody, so that players find their seats.',
      do: 'Publish round {{round}}',
    },
    START_ROUND: {
      says: 'When everybody sits, start round {{round}} and its clock.',
      do: 'Start round {{round}}',
    },
    ENTER_RESULTS: {
      says_one:
        'Round {{round}} is played: {{count}} table has no result yet. Enter what is reported to you.',
      says_other:
        'Round {{round}} is played: {{count}} tables have no result yet. Enter what is reported to you.',
      do: 'Enter results',
    },
    CLOSE_ROUND: {
      says: 'Every table has a result. Close round {{round}} to make the standings official.',
      do: 'Close round {{round}}',
    },
    RESUME: { says: 'The event is paused. Let it go on when everybody is back.', do: 'Go on' },
    FINISH: {
      says: 'Everything is played. Finish the event: the standings are final then.',
      do: 'Finish the event',
    },
  },
  missing: {
    counts: '{{checkedIn}} of {{places}} checked in',
    missing_one: ', {{count}} missing',
    missing_other: ', {{count}} missing',
    more_one: '… and {{count}} more, listed under “Players”.',
    more_other: '… and {{count}} more, listed under “Players”.',
  },
  over: {
    finished: 'This event is over. Its record and its standings can be saved below.',
    cancelled: 'This event was cancelled. What was played stays on its record.',
  },
  other: {
    title: 'Something else',
    publish: 'Publish without a review',
    pause: 'Pause the event, over night say',
    takeOver: 'Take over this event',
    takeOverSays:
      'The owner has named you as successor. If the owner is gone, the event can be yours.',
    cancel: 'Cancel the event',
    cancelSays: 'It ends without final standings, and that cannot be taken back.',
    ownerOnly: 'To cancel the event is for its owner alone.',
  },
  advice: {
    notAllowed: 'Ask the owner of the event to do it, or to give you a role that may.',
    lookAgain: 'The event has moved on. The step that comes next stands above.',
    closeRound: 'Enter the results that are missing, close the round, then try again.',
    enterResults: 'The tables without a result are listed under “Round”.',
    phaseOver: 'All rounds of this phase are played: begin the next one, or finish the event.',
    addEntrants: 'Add players under “Players”, then try again.',
    ownTable: 'Ask somebody else of the staff, who does not play there.',
    correct: 'Change its result under “Round”, or correct it once the round is closed.',
    full: 'Drop somebody who does not come, then add who does.',
    nameReserved:
      'Staff names, server names and guest names are reserved. Write the player’s own name.',
    nameUnseen: 'Type the name again, on one line and without hidden characters.',
  },
};
