/** What comes next in a tournament, for whoever leads it. */
import { commandLine } from './advice.js';
import { exampleResult } from './example-result.js';
import { counted } from './round-lines.js';
import type { RoundAt, TournamentAt } from './tournament-at.js';

export function nextStep(at: TournamentAt): string {
  const { id, stage, entry, round } = at;
  switch (stage) {
    case 'DRAFT':
    case 'ANNOUNCED': {
      const code = entry === 'BY_CODE' ? ' --code CODE' : '';
      return `Next, let people enter: ${commandLine(`open ${id}${code}`)}`;
    }
    case 'REGISTRATION':
    case 'CHECK_IN':
      return `Next, when everybody is there: ${commandLine(`pair ${id}`)}`;
    case 'PAUSED':
      return `Next, go on: ${commandLine(`resume ${id}`)}`;
    case 'FINISHED':
      return `It is over: ${commandLine(`standings ${id}`)}`;
    case 'CANCELLED':
      return 'It was cancelled.';
    case 'PLAYING':
      return round === null ? pairNext(id) : nextOfRound(at, round);
  }
}

const pairNext = (id: string): string => `Next, draw the round: ${commandLine(`pair ${id}`)}`;

function nextOfRound(at: TournamentAt, { stage, open }: RoundAt): string {
  const { id } = at;
  switch (stage) {
    case 'drawn':
    case 'reviewed':
    case 'published':
      return `Next, show the tables and play: ${commandLine(`publish ${id}`)}`;
    case 'playing':
      return open === 0
        ? `Next, make it official: ${commandLine(`close ${id}`)}`
        : `${counted(open, 'table')} to go: ${commandLine(`result ${id} TABLE ${exampleResult(at)}`)}`;
    case 'closed':
      return (
        `Next, draw the round that follows: ${commandLine(`pair ${id}`)}\n` +
        `When all are played: ${commandLine(`finish ${id}`)}`
      );
  }
}
