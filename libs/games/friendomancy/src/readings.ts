/** The holes in the rules that a match may read in more than one way. */
import { reading } from '@scoresheet/rules-presentation';

export const judge = reading('judge', {
  usual: 'none',
  others: [['sits', 'a JUDGE sits at the table (A-FRI-01)']],
});

/** Format a where nobody sits there to name one (A-FRI-01, A-FRI-40). */
export const LEFT_TO_JUDGE = 'asked';

export const format = reading('format', {
  usual: 'a',
  others: [
    ['b', 'hundreds are 25 of each type (R-FRI-37)'],
    ['c', 'hundreds are any cards (R-FRI-38)'],
    [LEFT_TO_JUDGE, 'the JUDGE names the format; without one it is a (A-FRI-01)'],
  ],
});

export const draftOrder = reading('draftOrder', {
  usual: 'asked',
  others: [['asSeated', 'players draft as they sit (A-FRI-47)']],
});

export const turnOrder = reading('turnOrder', {
  usual: 'asked',
  others: [['asSeated', 'turns go as players sit (A-FRI-47)']],
});

/** The usual lists; players may agree on another one (A-FRI-44). */
export const usualFoes = reading('foes', {
  usual: 'none',
  others: [
    ['oneOfEach', 'one copy of each Foe is in the Pools (A-FRI-44)'],
    ['threeOfEach', 'three copies of each Foe are in the Pools (A-FRI-44)'],
    ['tenOfEach', 'ten copies of each Foe are in the Pools (A-FRI-44)'],
  ],
});

export const endTrigger = reading('endTrigger', {
  usual: 'emptied',
  others: [['onlyByDraw', 'only a deck that is drawn empty ends the game (A-FRI-07)']],
});

export const attacksPerFriend = reading('attacksPerFriend', {
  usual: 1,
  others: [
    [2, 'a Friend attacks twice a turn (A-FRI-16)'],
    [3, 'a Friend attacks three times a turn (A-FRI-16)'],
  ],
});

export const foeFee = reading('foeFee', {
  usual: 'perAct',
  others: [['perCard', 'Foes charge for each card that is added (A-FRI-25)']],
});

export const sacrificeAtWill = reading('sacrificeAtWill', {
  usual: 'no',
  others: [['yes', 'own cards may be sacrificed in the Main Step (A-FRI-31)']],
});

export const draftLook = reading('draftLook', {
  usual: 'atEnd',
  others: [['asDrawn', 'drafted cards are seen as they are drawn (A-FRI-46)']],
});

/** So many abilities resolve out of one action or step; the rest lapse, and the record says so. */
export const triggersPerAct = reading('triggersPerAct', {
  usual: 1_000,
  others: [[50, 'of one act fifty effects resolve at most (A-FRI-64)']],
});

export const actsPerStep = reading('actsPerStep', {
  usual: 200,
  others: [[20, 'a Main Step has twenty acts at most (A-FRI-64)']],
});

export const extraTurns = reading('extraTurns', {
  usual: 10,
  others: [[1, 'a round has one extra turn at most (A-FRI-64)']],
});

export const maxRounds = reading('maxRounds', {
  usual: 300,
  others: [[30, 'the game ends after round 30 (A-FRI-64)']],
});

export const maxSeats = reading('maxSeats', {
  usual: 5,
  others: [[8, 'up to eight may sit down (A-FRI-41)']],
});

export const disputes = reading('disputes', {
  usual: 'written',
  others: [['spoken', 'words of disputes are said at the table, not written (A-FRI-68)']],
});

export const READINGS = [
  judge,
  format,
  draftOrder,
  turnOrder,
  usualFoes,
  endTrigger,
  attacksPerFriend,
  foeFee,
  sacrificeAtWill,
  draftLook,
  triggersPerAct,
  actsPerStep,
  extraTurns,
  maxRounds,
  maxSeats,
  disputes,
];
