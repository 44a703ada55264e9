import { describe, expect, it } from 'vitest';
import { isReserved } from './reserved-names.js';

describe('A reserved name', () => {
  it.each([
    ...['admin', 'Administrator', 'JUDGE', 'Scoresheet', 'erased player', 'null', 'guest'],
    ...['judge1', '7 judge', 'j-u-d-g-e', 'the-judge', 'Official Scoresheet Support', 'House Team'],
    ...['AdmIn', 'admln', 'adm1n', 'r00t', 'ádmin', 'Jüdge', 'guest-007', 'rnoderator'],
    ...['ѕсоrеѕhееt', 'ВОТ', 'ΒΟΤ'], // Cyrillic, Cyrillic, Greek
    ...['head judge', 'Head-Judge 2', 'HeadJudge', 'Floor Judge', 'Tournament Organizer'],
    ...['TO', 'to', 'T.O.', 'T0', 'the TO', 'Head TO', 'TO 2', 'Judge TO', 'clock', 'Match Clock'],
    ...['guest Heron', 'Guest_Heron_4F2', 'GUEST heron 4f2', 'Guеst Heron'], // the last with a Cyrillic e
    ...['Schiedsrichter', 'Turnierleitung', 'Gast 12'],
  ])('is %s', (name) => {
    expect(isReserved(name)).toBe(true);
  });

  it.each([
    ...['Ada', 'Mike Judge', 'Judge Dredd', 'House of Cards', 'Judy', 'Player 1', 'Modesty'],
    ...['Botticelli', 'Owner of Bots', 'The Who', '1234', 'Ольга', '小林'],
    ...['Toto', 'Botto', 'Tom To', 'To Minh', 'Otto', 'Clocky', 'Guestrin', 'Christopher Guest'],
    ...['Owner', 'Head', 'Tournament 7', 'The Round Team', 'Gastón', 'Hugo Gast'],
  ])('is not %s', (name) => {
    expect(isReserved(name)).toBe(false);
  });
});
