/**
 * Which scope a personal token needs for what. Whatever is not listed here needs a session: a
 * mutation that somebody adds and forgets is closed to tokens, not open.
 */
import type { ErrorDetails } from './masked-error.js';
import type { Scope } from '@scoresheet/services-accounts';

export const SCOPE_OF_MUTATION: Readonly<Record<string, Scope>> = {
  createMatch: 'play',
  takeSeat: 'play',
  getReady: 'play',
  act: 'play',
  concede: 'play',
  setAutoPass: 'play',
  clearAutoPass: 'play',
  seatBot: 'play',
  saveDeck: 'play',
  deleteDeck: 'play',
  takeJudgeSeat: 'play',
  leaveJudgeSeat: 'play',
  pauseMatch: 'judge',
  resumeMatch: 'judge',
  endMatch: 'judge',
  warnSeat: 'judge',
  excuseJudge: 'judge',
  voidMatch: 'judge',
  createTournament: 'play',
  enterTournament: 'play',
  checkIn: 'play',
  dropEntrant: 'play',
  handInList: 'play',
  reportResult: 'play',
  callStaff: 'play',
  takeOver: 'play',
  planTournament: 'judge',
  announceTournament: 'judge',
  openRegistration: 'judge',
  beginCheckIn: 'judge',
  beginPhase: 'judge',
  pauseTournament: 'judge',
  resumeTournament: 'judge',
  finishTournament: 'judge',
  cancelTournament: 'judge',
  addEntrants: 'judge',
  bindEntrant: 'judge',
  reEnter: 'judge',
  disqualifyEntrant: 'judge',
  forbidPairs: 'judge',
  awardByes: 'judge',
  fixSeat: 'judge',
  drawRound: 'judge',
  reviewRound: 'judge',
  publishRound: 'judge',
  startRound: 'judge',
  closeRound: 'judge',
  repairRound: 'judge',
  numberTables: 'judge',
  enterResult: 'judge',
  correctResult: 'judge',
  replaceList: 'judge',
  appointStaff: 'judge',
  dismissStaff: 'judge',
  nameSuccessor: 'judge',
  penaliseEntrant: 'judge',
  postAnnouncement: 'judge',
  answerCall: 'judge',
  pauseClock: 'judge',
  resumeClock: 'judge',
  extendTime: 'judge',
  describeTournament: 'judge',
  nameEntrant: 'judge',
  eraseEntrantName: 'judge',
  addWebhook: 'judge',
  removeWebhook: 'judge',
  replayWebhook: 'judge',
  resumeWebhook: 'judge',
  sendTestWebhook: 'judge',
};

/** Operations that ask for no token, or end the one that is shown. */
export const WITHOUT_SCOPE: readonly string[] = [
  'signIn',
  'register',
  'signInAsGuest',
  'refreshSession',
  'signOut',
  'openSession',
  'openNewAccount',
  'openGuestSession',
  'closeSession',
];

/** About the account itself. A token that could do them would be as good as the password. */
export const BY_SESSION_ALONE: readonly string[] = [
  'signOutEverywhere',
  'changePassword',
  'eraseAccount',
  'eraseAccountOf',
  'closeSessionOf',
  'grantRole',
  'revokeRole',
  'eraseReason',
  'eraseTournamentReason',
  'createToken',
  'revokeToken',
  'blockAccount',
  'blockNetwork',
  'liftBlock',
];

interface Missing {
  readonly says: string;
  readonly details: ErrorDetails;
}

/** `scopes`: of the token; undefined where it is no personal one, and nothing is missing. */
export function missingScope(
  scopes: readonly Scope[] | undefined,
  operation: string,
  field: string,
): Missing | undefined {
  if (scopes === undefined) return undefined;
  if (operation === 'mutation' && WITHOUT_SCOPE.includes(field)) return undefined;
  const scope = operation === 'mutation' ? SCOPE_OF_MUTATION[field] : 'read';
  if (scope === undefined) {
    const says = `\`${field}\` is nothing for a personal token. Sign in with name and password.`;
    return { says, details: {} };
  }
  if (scopes.includes(scope)) return undefined;
  const says = `This token has not the scope "${scope}", which \`${field}\` needs. Make one that has it with \`createToken\`.`;
  return { says, details: { scope } };
}
