import { describe, expect, it } from 'vitest';
import type { MatchFields } from '../match-documents.js';
import { withOtherEyes } from './use-match-keys.js';

const SEATS = [{ seat: 1 }, { seat: 2 }] as unknown as MatchFields['seats'];

function eyesInTurn(match: Pick<MatchFields, 'opens' | 'status'>, times: number) {
  let search = new URLSearchParams('at=7');
  return Array.from({ length: times }, () => {
    search = withOtherEyes(search, { ...match, seats: SEATS });
    return search.toString();
  });
}

describe('Looking with other eyes', () => {
  it('goes between the own sight and what everybody sees while a match is played', () => {
    expect(eyesInTurn({ opens: 'AT_END', status: 'RUNNING' }, 2)).toEqual([
      'at=7&as=public',
      'at=7',
    ]);
  });

  it('takes every seat where the record is open, and comes back', () => {
    expect(eyesInTurn({ opens: 'AT_END', status: 'OVER' }, 4)).toEqual([
      'at=7&as=public',
      'at=7&as=1',
      'at=7&as=2',
      'at=7',
    ]);
  });

  it('takes no seat of a record that stays closed', () => {
    expect(eyesInTurn({ opens: 'NEVER', status: 'OVER' }, 2)).toEqual(['at=7&as=public', 'at=7']);
  });
});
