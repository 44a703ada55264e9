/** The decider of each command: a room to find it in, and nothing else. */
import type { TournamentCommand } from '@scoresheet/contracts-messages';
import { addEntrants } from './add-entrants.js';
import { beginPhase } from './begin-phase.js';
import { extendTime, pauseClock, resumeClock } from './clock.js';
import { correctResult } from './correct-result.js';
import type { Decided, Situation } from './deciding.js';
import { drawRound } from './draw-round.js';
import { enterResult } from './enter-result.js';
import { enterTournament } from './enter-tournament.js';
import { awardByes, bindEntrant, checkIn, dropEntrant, fixSeat, forbidPairs } from './entrants.js';
import {
  announceTournament,
  beginCheckIn,
  cancelTournament,
  finishTournament,
  openRegistration,
  pauseTournament,
  resumeTournament,
} from './life.js';
import { handInList, replaceList } from './lists.js';
import { numberTables } from './number-tables.js';
import { answerCall, callStaff, disqualifyEntrant, penaliseEntrant } from './penalties.js';
import { planTournament } from './plan-tournament.js';
import { postAnnouncement } from './post-announcement.js';
import { closeRound, publishRound, reviewRound, startRound } from './publish-round.js';
import { recordMatches } from './record-matches.js';
import { reEnter } from './reinstate.js';
import { repairRound } from './repair-round.js';
import { reportResult } from './report-result.js';
import { appointStaff, dismissStaff, nameSuccessor, takeOver } from './staff.js';

type AfterCreation = Exclude<TournamentCommand, { type: 'create-tournament' }>;

export const DECIDERS: {
  readonly [C in AfterCreation as C['type']]: (situation: Situation, command: C) => Decided;
} = {
  'plan-tournament': planTournament,
  'announce-tournament': announceTournament,
  'open-registration': openRegistration,
  'begin-check-in': beginCheckIn,
  'begin-phase': beginPhase,
  'pause-tournament': pauseTournament,
  'resume-tournament': resumeTournament,
  'finish-tournament': finishTournament,
  'cancel-tournament': cancelTournament,

  'enter-tournament': enterTournament,
  'add-entrants': addEntrants,
  'bind-entrant': bindEntrant,
  'check-in': checkIn,
  'drop-entrant': dropEntrant,
  're-enter': reEnter,
  'disqualify-entrant': disqualifyEntrant,
  'forbid-pairs': forbidPairs,
  'award-byes': awardByes,
  'fix-seat': fixSeat,

  'draw-round': drawRound,
  'review-round': reviewRound,
  'publish-round': publishRound,
  'start-round': startRound,
  'close-round': closeRound,
  'repair-round': repairRound,
  'number-tables': numberTables,

  'report-result': reportResult,
  'enter-result': enterResult,
  'record-matches': recordMatches,
  'correct-result': correctResult,

  'hand-in-list': handInList,
  'replace-list': replaceList,

  'appoint-staff': appointStaff,
  'dismiss-staff': dismissStaff,
  'name-successor': nameSuccessor,
  'take-over': takeOver,
  'penalise-entrant': penaliseEntrant,
  'post-announcement': postAnnouncement,
  'call-staff': callStaff,
  'answer-call': answerCall,
  'pause-clock': pauseClock,
  'resume-clock': resumeClock,
  'extend-time': extendTime,
};
