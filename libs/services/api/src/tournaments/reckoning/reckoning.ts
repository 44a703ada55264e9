/** What the thread does with a message: it takes events, or answers of the tournament that it has. */
import { sha256 } from '@scoresheet/domain-record/node';
import {
  bracketGraph,
  explainRank,
  previewFor,
  roundReview,
  undoneByLeaving,
  type RankExplained,
  type TournamentState,
} from '@scoresheet/domain-tournament';
import type { Question, RankAsked, StandingsAsked } from './asked.js';
import { seatsIn } from './counted-work.js';
import { explainOpponents } from './explained-opponents.js';
import type { KnownTournament } from './known-tournament.js';
import { knownTournaments } from './known-tournaments.js';
import { unpackEvents } from './packed-events.js';
import { pageOf, reckonStandings, type Reckoned, type StandingsPage } from './standings-page.js';
import type { Answers, FromThread, ToThread } from './thread-messages.js';

/** Events that are folded for one message, so that other questions get their turn in between. */
const EVENTS_AT_ONCE = 50;
/** Standings of one tournament that are kept: by phase, live or official, for who turns pages. */
const MAX_KEPT_STANDINGS = 8;

export function reckoning(): (message: ToThread) => FromThread {
  const known = knownTournaments();
  return (message) => {
    const tournament = known.of(message.tournament);
    if (message.do === 'take') {
      tournament.take(message.fromSeq, unpackEvents(message.events));
      known.trim();
      return { did: 'take', next: tournament.next };
    }
    const { seq, question } = message;
    if (tournament.next <= seq) return { did: 'lack', next: tournament.next };
    const kept = keptAnswer(tournament, seq, question);
    if (kept === undefined && !tournament.foldTowards(seq, EVENTS_AT_ONCE)) {
      return { did: 'fold', work: tournament.takeCount() };
    }
    const answer = kept ?? answerTo(tournament, seq, question);
    return { did: 'answer', answer, work: tournament.takeCount() };
  };
}

/** The same standings are asked for again by everybody who turns a page. */
function keptAnswer(
  { standings }: KnownTournament,
  seq: number,
  question: Question,
): StandingsPage | undefined {
  if (question.ask !== 'standings') return undefined;
  const name = nameOf(seq, question);
  const kept = standings.get(name);
  if (kept === undefined) return undefined;
  standings.delete(name);
  standings.set(name, kept);
  return pageOf(kept, question);
}

const nameOf = (seq: number, { phase, live }: StandingsAsked): string =>
  `${seq} ${phase ?? 'all'} ${live ? 'live' : 'official'}`;

function answerTo(
  tournament: KnownTournament,
  seq: number,
  question: Question,
): Answers[keyof Answers] {
  tournament.count({ seats: seatsFor(question, tournament.stateAt(seq)) });
  switch (question.ask) {
    case 'standings': {
      const reckoned = standingsAt(tournament, seq, question);
      return reckoned === undefined ? null : pageOf(reckoned, question);
    }
    case 'rank':
      return rankIn(tournament.stateAt(seq), question);
    case 'opponents': {
      const { stateAt } = tournament;
      const explained = explainOpponents({ state: stateAt(seq), stateAt }, question);
      tournament.count({ draws: explained?.reasons.length ?? 0 });
      return explained;
    }
    case 'correction':
      return previewFor(tournament.stateAt(seq), question.command, sha256);
    case 'bracket': {
      const phase = tournament.stateAt(seq).phases[question.phase - 1];
      return (phase && bracketGraph(phase)) ?? null;
    }
    case 'undone':
      return undoneByLeaving(tournament.stateAt(seq), question.entrant);
    case 'review':
      return roundReview(tournament.stateAt(seq), question) ?? null;
  }
}

/** The entrants and rounds that an answer is computed from. */
function seatsFor(question: Question, state: TournamentState): number {
  switch (question.ask) {
    case 'standings':
    case 'bracket':
    case 'review':
    case 'opponents':
      return seatsIn(state, question.phase);
    case 'rank':
      return seatsIn(state, question.phase ?? state.phases.length);
    case 'undone':
      return seatsIn(state, state.phases.length);
    case 'correction':
      return 2 * seatsIn(state); // before the correction and after it
  }
}

function rankIn(state: TournamentState, { phase, entrant, live }: RankAsked): RankExplained | null {
  const asked = { phase: phase ?? state.phases.length, entrant };
  return explainRank(state, asked, sha256, { live }) ?? null;
}

function standingsAt(
  { stateAt, standings }: KnownTournament,
  seq: number,
  asked: StandingsAsked,
): Reckoned | undefined {
  const found = reckonStandings(stateAt(seq), asked);
  if (found === undefined) return undefined;
  standings.set(nameOf(seq, asked), found);
  for (const [oldest] of standings) {
    if (standings.size <= MAX_KEPT_STANDINGS) break;
    standings.delete(oldest);
  }
  return found;
}
