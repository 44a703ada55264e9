/** The golden records of Friendomancy. */
import { GAMES } from '@scoresheet/games-catalog';
import type { GoldenMatch } from './golden-match.js';
import type { RecordedMatch, Sender } from './recorded-match.js';
import { seatOf } from './senders.js';

/** Each option of the ruleset with another value than the usual one. */
const OTHERWISE = {
  judge: 'sits',
  format: 'c',
  draftOrder: 'asSeated',
  turnOrder: 'asSeated',
  foes: 'oneOfEach',
  endTrigger: 'onlyByDraw',
  attacksPerFriend: 2,
  foeFee: 'perCard',
  sacrificeAtWill: 'yes',
  draftLook: 'asDrawn',
  triggersPerAct: 50,
  actsPerStep: 20,
  extraTurns: 1,
  maxRounds: 30,
};

/** Twenty-five cards of each type, each card once. */
function hundredOfFormatB(): readonly string[] {
  const faces = Object.values(GAMES['friendomancy']?.rules.faces ?? {});
  return ['friend', 'spell', 'curse', 'whatever'].flatMap((wanted) =>
    faces
      .filter(({ type }) => type === wanted)
      .slice(0, 25)
      .map(({ code }) => code),
  );
}

/** A player asks how often a Friend attacks, the JUDGE says it, and why. */
function dispute(match: RecordedMatch): void {
  const [raised] = match.open().filter(({ kind, seat }) => kind === 'dispute' && seat === 2);
  const act = (seat: number, decision: string, choice: string | string[]): void =>
    match.send(seatOf(seat), { type: 'act', decision, choice });
  act(2, raised?.id ?? '', 'dispute attacksPerFriend');
  act(0, match.asked()?.id ?? '', '2');
  act(0, match.asked()?.id ?? '', ['fun', 'clear']);
}

/** The record tells that something was asked, and on which grounds it was settled. */
function disputeAloud(match: RecordedMatch): void {
  const [raised] = match.open().filter(({ kind, seat }) => kind === 'dispute' && seat === 3);
  const asked = { type: 'act', decision: raised?.id ?? '', choice: 'dispute inWords' } as const;
  match.send(seatOf(3), asked);
  const decision = match.asked()?.id ?? '';
  match.send(seatOf(0), { type: 'act', decision, choice: ['clear'] });
}

const SECOND_JUDGE: Sender = { actor: 'golden-second-judge', role: 'player' };

/** Two JUDGEs: the first names the format of lists to hand in, the second stands behind. */
function twoJudges(match: RecordedMatch): void {
  const options = { format: 'b' };
  match.send(seatOf(0), { type: 'take-judge-seat', options, expectedSeq: match.seq() });
  match.send(SECOND_JUDGE, { type: 'take-judge-seat', expectedSeq: match.seq() });
}

/** A player asks in words; the first JUDGE leaves without an answer, the second one gives it. */
function disputeInWords(match: RecordedMatch): void {
  const [raised] = match.open().filter(({ kind, seat }) => kind === 'dispute' && seat === 2);
  const act = (sender: Sender, choice: string | number | string[], decision?: string): void =>
    match.send(sender, { type: 'act', decision: decision ?? match.asked()?.id ?? '', choice });
  act(seatOf(2), 'dispute inWords', raised?.id);
  act(seatOf(2), 3);
  act(seatOf(2), 'Was “Goose” a \\u001b[31mFoe\\u001b[0m? <b>I</b> say – ça va…');
  match.send(seatOf(0), { type: 'leave-judge-seat' });
  act(SECOND_JUDGE, 'It was, and it is: “Honk.”');
  act(SECOND_JUDGE, ['funny', 'consistentAndFair']);
  act(SECOND_JUDGE, 'Geese are.');
}

export const FRIENDOMANCY_MATCHES: { readonly [name: string]: GoldenMatch } = {
  usual: { shows: 'a game of two by the usual readings, up to its end', seed: 55 },
  otherwise: {
    shows: 'every option otherwise than usual, with a JUDGE, up to the end',
    seed: 22,
    options: OTHERWISE,
  },
  judged: {
    shows: 'a JUDGE who names orders, places Foes and settles a dispute',
    seed: 23,
    options: { judge: 'sits', foes: 'threeOfEach', attacksPerFriend: 3 },
    answers: 75,
    then(match) {
      dispute(match);
      match.send(seatOf(1), { type: 'concede' });
    },
  },
  crowd: {
    shows: 'five players and a hundred Foes; all but one leave, one after the other',
    seed: 24,
    seats: 5,
    options: { foes: 'tenOfEach', format: 'b' },
    deck: hundredOfFormatB,
    answers: 90,
    then(match) {
      for (const seat of [3, 1, 5, 2]) match.send(seatOf(seat), { type: 'concede' });
    },
  },
  spoken: {
    shows: 'six at a table, who dispute without writing words; all but one leave',
    seed: 25,
    seats: 6,
    options: { ...OTHERWISE, disputes: 'spoken', maxSeats: 8 },
    answers: 80,
    then(match) {
      disputeAloud(match);
      for (const seat of [2, 6, 1, 4, 3]) match.send(seatOf(seat), { type: 'concede' });
    },
  },
  written: {
    shows: 'two JUDGEs, a format that one names, a list of Foes, and a dispute in words',
    seed: 26,
    options: { judge: 'sits', format: 'asked', foes: '2 Goose, 1 Sewer Slime' },
    judges: twoJudges,
    deck: hundredOfFormatB,
    answers: 60,
    then(match) {
      disputeInWords(match);
      match.send(seatOf(1), { type: 'concede' });
    },
  },
};
