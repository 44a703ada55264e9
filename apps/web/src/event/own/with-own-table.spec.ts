import { expect, it } from 'vitest';
import { OWN_TABLE } from '../event.spec-kit.js';
import { withOwnTable } from './with-own-table.js';

const BYE = { phase: 1, round: 2, isBye: true, table: null };
const OPEN = { phase: 1, round: 3, isBye: false, table: OWN_TABLE };

it('The own rounds end with the table that the feed has told', () => {
  expect(withOwnTable([BYE], null)).toEqual([BYE]);
  expect(withOwnTable([BYE], OWN_TABLE)).toEqual([BYE, OPEN]);
  const result = { is: 'INTENTIONAL_DRAW' as const, ...NOTHING };
  const done = { ...OWN_TABLE, result };
  expect(withOwnTable([BYE, OPEN], done)).toEqual([BYE, { ...OPEN, table: done }]);
});

const NOTHING = { winner: null, wins: null, draws: null, scores: null, places: null };
