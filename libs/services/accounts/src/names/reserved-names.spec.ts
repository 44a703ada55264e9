import { describe, expect, it } from 'vitest';
import { isReserved } from './reserved-names.js';

describe('A reserved name', () => {
  it.each([
    ...['admin', 'Administrator', 'JUDGE', 'Scoresheet', 'erased player', 'null', 'guest'],
    ...['judge1', '7 judge', 'j-u-d-g-e', 'the-judge', 'Official Scoresheet Support', 'House Team'],
    ...['AdmIn', 'admln', 'adm1n', 'r00t', 'ádmin', 'Jüdge', 'guest-007', 'rnoderator'],
    ...['ѕсоrеѕhееt', 'ВОТ', 'ΒΟΤ'], // Cyrillic, Cyrillic, Greek
  ])('is %s', (name) => {
    expect(isReserved(name)).toBe(true);
  });

  it.each([
    ...['Ada', 'Mike Judge', 'Judge Dredd', 'House of Cards', 'Judy', 'Player 1', 'Modesty'],
    ...['Botticelli', 'Owner of Bots', 'The Who', '1234', 'Ольга', '小林'],
  ])('is not %s', (name) => {
    expect(isReserved(name)).toBe(false);
  });
});
