/** What is said of pairings, tables and results, in English. */
export const roundEnglish = {
  round: {
    games: '{{one}}–{{other}}',
    gamesDrawn: '{{one}}–{{other}}, {{draws}} drawn',
    agreed: 'draw agreed',
    bothLost: 'both lost',
    forfeit: '{{name}} by forfeit',
    won: 'won {{games}}',
    lost: 'lost {{games}}',
    drew: 'drew {{games}}',
    wonForfeit: 'won by forfeit',
    lostForfeit: 'lost by forfeit',
    place_ordinal_one: '{{count}}st',
    place_ordinal_two: '{{count}}nd',
    place_ordinal_few: '{{count}}rd',
    place_ordinal_other: '{{count}}th',
    asked: 'staff decide',
    playing: 'playing',
    open: 'no result yet',
    bye: 'bye',
    missed: 'was not there',
  },
};
