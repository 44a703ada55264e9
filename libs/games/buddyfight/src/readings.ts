/** The holes in the rules that a match may read in more than one way. */
import { reading } from '@scoresheet/rules-presentation';

export const firstTurnLimit = reading('firstTurnLimit', {
  usual: true,
  others: [[false, 'the first turn has no limit of attacks (B15)']],
});

export const counterattackTie = reading('counterattackTie', {
  usual: 'survives',
  others: [['destroys', 'Counterattack works on equal defense as well (A-BFT-04)']],
});

export const penetrateIf = reading('penetrate', {
  usual: 'hit',
  others: [['gone', 'Penetrate needs the monster gone (A-BFT-05)']],
});

export const doubleAttackIf = reading('doubleAttack', {
  usual: 'always',
  others: [['notNullified', 'no Double Attack after a nullified attack (A-BFT-06)']],
});

export const counterLimit = reading('counterLimit', {
  usual: 'perAttack',
  others: [['none', 'any number of [Counter] in an attack (A-BFT-18)']],
});

export const itemDefense = reading('itemDefense', {
  usual: true,
  others: [[false, 'items with defense protect nobody (A-BFT-24)']],
});

export const soulguardOnCost = reading('soulguardOnCost', {
  usual: false,
  others: [[true, 'Soulguard works on payments as well (A-BFT-46)']],
});

export const attackStartTiming = reading('attackStartTiming', {
  usual: true,
  others: [[false, 'no [Counter] before the first attack (A-BFT-56)']],
});

export const useLimit = reading('useLimit', {
  usual: 100,
  others: [[3, 'cards of one name are used three times a turn at most (A-BFT-69)']],
});

export const autoLimit = reading('autoLimit', {
  usual: 1000,
  others: [[10, 'ten abilities set off in one turn end the game (A-BFT-69)']],
});

export const maxTurns = reading('maxTurns', {
  usual: 300,
  others: [[20, 'the game ends after twenty turns (A-BFT-69)']],
});

export const READINGS = [
  firstTurnLimit,
  counterattackTie,
  penetrateIf,
  doubleAttackIf,
  counterLimit,
  itemDefense,
  soulguardOnCost,
  attackStartTiming,
  useLimit,
  autoLimit,
  maxTurns,
];
