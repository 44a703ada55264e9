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
import { explainOpponents } from './explained-opponents.js';
import type { KnownTournament } from './known-tournament.js';
import { knownTournaments } from './known-tournaments.js';
import { unpackEvents } from './packed-events.js';
import { pageOf, reckonStandings, type Reckoned } from './standings-page.js';
import type { Answers, FromThread, ToThread } from './thread-messages.js';

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
    return { did: 'answer', answer: answerTo(tournament, seq, question) };
  };
}

function answerTo(
  tournament: KnownTournament,
  seq: number,
  question: Question,
): Answers[keyof Answers] {
  switch (question.ask) {
    case 'standings': {
      const reckoned = standingsAt(tournament, seq, question);
      return reckoned === undefined ? null : pageOf(reckoned, question);
    }
    case 'rank':
      return rankIn(tournament.stateAt(seq), question);
    case 'opponents': {
      const { stateAt } = tournament;
      return explainOpponents({ state: stateAt(seq), stateAt }, question);
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

function rankIn(state: TournamentState, { phase, entrant, live }: RankAsked): RankExplained | null {
  const asked = { phase: phase ?? state.phases.length, entrant };
  return explainRank(state, asked, sha256, { live }) ?? null;
}

/** Who turns a page asks for the same standings again. */
function standingsAt(
  { stateAt, standings }: KnownTournament,
  seq: number,
  asked: StandingsAsked,
): Reckoned | undefined {
  const name = `${seq} ${asked.phase ?? 'all'} ${asked.live ? 'live' : 'official'}`;
  const kept = standings.get(name);
  const found = kept ?? reckonStandings(stateAt(seq), asked);
  standings.delete(name);
  if (found === undefined) return undefined;
  standings.set(name, found);
  for (const [oldest] of standings) {
    if (standings.size <= MAX_KEPT_STANDINGS) break;
    standings.delete(oldest);
  }
  return found;
}
