/** The tables of the lists of matches and tournaments, and of the words of tournaments. */
import { MatchEntity } from './match.entity.js';
import { Match1795000000002 } from './migrations/0002-match.js';
import { MatchLists1795000000005 } from './migrations/0005-match-lists.js';
import { MatchDue1795000000007 } from './migrations/0007-match-due.js';
import { MatchClock1795000000031 } from './migrations/0031-match-clock.js';
import { MatchSuspended1795000000032 } from './migrations/0032-match-suspended.js';
import { MatchHead1795000000044 } from './migrations/0044-match-head.js';
import { Tournament1795000000061 } from './migrations/0061-tournament.js';
import { TournamentWords1795000000062 } from './migrations/0062-tournament-words.js';
import { TournamentLists1795000000063 } from './migrations/0063-tournament-lists.js';
import { MatchSeries1795000000070 } from './migrations/0070-match-series.js';
import { MatchOpens1795000000080 } from './migrations/0080-match-opens.js';
import { PrivateMatch1795000000083 } from './migrations/0083-private-match.js';
import { TournamentEntrant1795000000090 } from './migrations/0090-tournament-entrant.js';
import { TournamentBegins1795000000091 } from './migrations/0091-tournament-begins.js';
import { MatchLastStep1795000000093 } from './migrations/0093-match-last-step.js';
import { TournamentOwner1795000000094 } from './migrations/0094-tournament-owner.js';
import { ReadModelEntity } from './read-model.entity.js';
import { TournamentEntrantEntity } from './tournaments/tournament-entrant.entity.js';
import { TournamentEntity } from './tournaments/tournament.entity.js';
import { TournamentWordsEntity } from './tournaments/tournament-words.entity.js';

export const MATCH_TABLES = {
  entities: [
    MatchEntity,
    TournamentEntity,
    TournamentEntrantEntity,
    TournamentWordsEntity,
    ReadModelEntity,
  ],
  migrations: [
    Match1795000000002,
    MatchLists1795000000005,
    MatchDue1795000000007,
    MatchClock1795000000031,
    MatchSuspended1795000000032,
    MatchHead1795000000044,
    Tournament1795000000061,
    TournamentWords1795000000062,
    TournamentLists1795000000063,
    MatchSeries1795000000070,
    MatchOpens1795000000080,
    PrivateMatch1795000000083,
    TournamentEntrant1795000000090,
    TournamentBegins1795000000091,
    MatchLastStep1795000000093,
    TournamentOwner1795000000094,
  ],
};
