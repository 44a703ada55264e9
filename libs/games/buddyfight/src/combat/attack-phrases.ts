/** Phrases for attacks, alone and linked: the first that fits counts. */
import type { Phrase } from '@scoresheet/rules-presentation';

export const ATTACK_PHRASES: readonly Phrase[] = [
  {
    says: 'attacks the fighter {seat} with {card}',
    also: ['attacks {seat} with {card}'],
    id: 'attack {card} fighter-{seat}',
  },
  {
    says: 'attacks the fighter {seat} with {a} and {b}',
    also: ['attacks {seat} with {a} and {b}'],
    id: 'attack {a},{b} fighter-{seat}',
  },
  {
    says: 'attacks the fighter {seat} with {a} and {b} and {c}',
    also: ['attacks {seat} with {a} and {b} and {c}', 'attacks {seat} with {a}, {b} and {c}'],
    id: 'attack {a},{b},{c} fighter-{seat}',
  },
  { says: 'attacks {target} with {a} and {b} and {c}', id: 'attack {a},{b},{c} {target}' },
  { says: 'attacks {target} with {a} and {b}', id: 'attack {a},{b} {target}' },
  { says: 'attacks {target} with {card}', id: 'attack {card} {target}' },
];
