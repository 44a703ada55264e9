/** Passing beforehand, and sitting as the JUDGE of the game, that is not accepted. */
import type { RowsByReason } from './row.spec-kit.js';

export const PASSES_AND_JUDGES: RowsByReason = {
  'a pass or a JUDGE that cannot be': [
    [
      'passing for somebody else',
      ({ by, running }) => [
        by('player'),
        `setAutoPass(match: "${running.match}", until: TURN_ENDS)`,
      ],
      'not-seated',
      /only its players can do this/,
    ],
    [
      'passing before the game',
      ({ lobby, host }) => [host, `setAutoPass(match: "${lobby}", until: MY_DECISION)`],
      'match-not-running',
      /get ready/,
    ],
    [
      'passing until a card that the game has not',
      ({ running }) => [
        running.seats[0],
        `setAutoPass(match: "${running.match}", until: CARD_PLAYED, card: "dragon")`,
      ],
      'unknown-card-kind',
      /name one of equip-relic, event/,
    ],
    [
      'passing in a paused match',
      ({ paused }) => [paused.seats[0], `clearAutoPass(match: "${paused.match}")`],
      'match-paused',
      /wait until it is resumed/,
    ],
    [
      'passing until a card of no kind',
      ({ running }) => [
        running.seats[0],
        `setAutoPass(match: "${running.match}", until: CARD_PLAYED)`,
      ],
      'BAD_USER_INPUT',
      /until\.card: /,
    ],
    [
      'sitting as the JUDGE of a game that has none',
      ({ by, lobby }) => [by('judge'), `takeJudgeSeat(match: "${lobby}", expectedSeq: 1)`],
      'no-judge-seat',
      /chance decides/,
    ],
    [
      'getting up as a JUDGE who one is not',
      ({ by, running }) => [by('player'), `leaveJudgeSeat(match: "${running.match}")`],
      'not-judging',
      /are not a JUDGE of this match/,
    ],
    [
      'excusing a JUDGE who is not there',
      ({ by, running }) => [by('organiser'), `excuseJudge(match: "${running.match}")`],
      'not-judging',
      /Nobody is the JUDGE/,
    ],
  ],
};
