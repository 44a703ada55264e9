/** Rulings of staff that are not accepted. */
import type { RowsByReason } from './row.spec-kit.js';

export const RULINGS: RowsByReason = {
  'a ruling that makes no sense': [
    [
      'a pause before the game',
      ({ by, lobby }) => [by('judge'), `pauseMatch(match: "${lobby}")`],
      'match-not-running',
      /nothing to pause/,
    ],
    [
      'a second pause',
      ({ by, paused }) => [by('judge'), `pauseMatch(match: "${paused.match}")`],
      'match-paused',
      /waits to be resumed/,
    ],
    [
      'letting go on what goes on',
      ({ by, running }) => [by('judge'), `resumeMatch(match: "${running.match}")`],
      'match-not-paused',
      /nothing to resume/,
    ],
    [
      'a win of nobody',
      ({ by, running }) => [
        by('judge'),
        `endMatch(match: "${running.match}", result: WIN, reason: "x")`,
      ],
      'winner-unclear',
      /Name the seat that has won/,
    ],
    [
      'a warning of an empty seat',
      ({ by, lobby }) => [by('judge'), `warnSeat(match: "${lobby}", seat: 2, reason: "x")`],
      'unknown-seat',
      /Nobody sits at seat 2/,
    ],
    [
      'a result by an organiser',
      ({ by, running }) => [
        by('organiser'),
        `endMatch(match: "${running.match}", result: DRAW, reason: "x")`,
      ],
      'wrong-role',
      /Only a judge/,
    ],
  ],
  malformed: [
    [
      'a player who rules',
      ({ running }) => [running.seats[0], `pauseMatch(match: "${running.match}")`],
      'FORBIDDEN',
      /Only judges and organisers can do this/,
    ],
    [
      'an organiser who warns',
      ({ by, running }) => [
        by('organiser'),
        `warnSeat(match: "${running.match}", seat: 1, reason: "x")`,
      ],
      'FORBIDDEN',
      /Only judges can do this/,
    ],
  ],
};
