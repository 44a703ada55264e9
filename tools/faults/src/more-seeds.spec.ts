import { describe } from 'vitest';
import { keepsItsPromises } from './faults.spec-kit.js';

describe('A log on which everything goes wrong', () => {
  keepsItsPromises(251, 250);
});
