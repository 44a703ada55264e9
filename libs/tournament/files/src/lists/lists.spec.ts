import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asTyped } from '../csv/formula.js';
import { splitCsv } from '../csv/split-csv.js';
import { anyText } from '../entrants/entrants.spec-kit.js';
import { shownText } from '../text/shown-text.js';
import { decodeUtf8 } from '../text/utf8.js';
import { writePairings, type FilePairing } from './write-pairings.js';
import { writeStandings, type FileStanding } from './write-standings.js';

const number = fc.integer({ min: 1, max: 16_384 });
const name = anyText(24).map(shownText);
const seat = fc.record({ entrant: number, name });
const anyPairings: fc.Arbitrary<readonly FilePairing[]> = fc.array(
  fc.record({
    phase: fc.constantFrom(1, 2),
    round: number,
    table: fc.option(number),
    seats: fc.array(seat, { minLength: 1, maxLength: 5 }),
  }),
);
const fraction = fc.option(fc.constantFrom('0', '3', '-3', '2/3', '-7/12'));
const anyStandings: fc.Arbitrary<readonly FileStanding[]> = fc.array(
  fc.record({
    rank: fc.option(number),
    entrant: number,
    name,
    phase: fc.constantFrom(1, 2),
    points: fraction,
    tieBreaks: fc.uniqueArray(
      fc.record({ name: fc.constantFrom('buchholz', 'match-wins', 'lot'), value: fraction }),
      { selector: (tieBreak) => tieBreak.name },
    ),
  }),
);

/** The cells of a file as an outsider reads them. */
function cellsOf(file: Uint8Array): readonly (readonly string[])[] {
  const { rows, broken } = splitCsv(decodeUtf8(file).replaceAll('\r\n', '\n'), ',', 10_000);
  expect(broken).toBeUndefined();
  return rows.map((row) => row.map(({ text }) => asTyped(text)));
}

describe('A round as a file', () => {
  it('is a row for each who plays', () => {
    const pairings = [
      {
        phase: 1,
        round: 2,
        table: 4,
        seats: [
          { entrant: 7, name: 'Ada, Countess' },
          { entrant: 9, name: 'Bob' },
        ],
      },
      { phase: 1, round: 2, table: null, seats: [{ entrant: 3, name: 'Cleo' }] },
    ];
    expect(decodeUtf8(writePairings(pairings, 'csv'))).toBe(
      [
        'phase,round,table,seat,entrant,name',
        '1,2,4,1,7,"Ada, Countess"',
        '1,2,4,2,9,Bob',
        '1,2,,1,3,Cleo',
        '',
      ].join('\r\n'),
    );
  });

  it('says all of it, in either format', () => {
    fc.assert(
      fc.property(anyPairings, (pairings) => {
        const text = decodeUtf8(writePairings(pairings, 'json'));
        expect(JSON.parse(text)).toEqual({ format: 'scoresheet/tournament-files/1', pairings });
        const [, ...rows] = cellsOf(writePairings(pairings, 'csv'));
        expect(rows).toEqual(
          pairings.flatMap(({ phase, round, table, seats }) =>
            seats.map((one, at) =>
              [phase, round, table ?? '', at + 1, one.entrant, one.name].map(String),
            ),
          ),
        );
      }),
    );
  });
});

describe('Standings as a file', () => {
  const STANDINGS: readonly FileStanding[] = [
    {
      rank: 1,
      entrant: 7,
      name: 'Ada',
      phase: 2,
      points: null,
      tieBreaks: [],
    },
    {
      rank: 2,
      entrant: 9,
      name: 'Bob',
      phase: 1,
      points: '9',
      tieBreaks: [
        { name: 'opponents-match-wins', value: '2/3' },
        { name: 'lot', value: '1' },
      ],
    },
    {
      rank: null,
      entrant: 3,
      name: 'Cleo',
      phase: 1,
      points: '-1/2',
      tieBreaks: [{ name: 'lot', value: null }],
    },
  ];

  it('are a column for each tie-break', () => {
    expect(decodeUtf8(writeStandings(STANDINGS, 'csv'))).toBe(
      [
        'rank,entrant,name,phase,points,opponents-match-wins,lot',
        '1,7,Ada,2,,,',
        '2,9,Bob,1,9,2/3,1',
        `,3,Cleo,1,"'-1/2",,`,
        '',
      ].join('\r\n'),
    );
  });

  it('begin with a byte order mark in CSV, so that spreadsheets read names as they are', () => {
    expect([...writeStandings(STANDINGS, 'csv').slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect([...writeStandings(STANDINGS, 'json').slice(0, 1)]).toEqual([0x7b]);
  });

  it('say all of it, in either format', () => {
    fc.assert(
      fc.property(anyStandings, (standings) => {
        const text = decodeUtf8(writeStandings(standings, 'json'));
        expect(JSON.parse(text)).toEqual({ format: 'scoresheet/tournament-files/1', standings });
        const [names = [], ...rows] = cellsOf(writeStandings(standings, 'csv'));
        const said = rows.map((row) =>
          Object.fromEntries(names.map((each, at) => [each, row[at]])),
        );
        expect(said).toEqual(standings.map((standing) => expect.objectContaining(cells(standing))));
      }),
    );
  });

  function cells({ tieBreaks, ...standing }: FileStanding): Readonly<Record<string, string>> {
    const values = tieBreaks.map((tieBreak) => [tieBreak.name, tieBreak.value] as const);
    const all = [...Object.entries(standing), ...values];
    return Object.fromEntries(all.map(([column, value]) => [column, `${value ?? ''}`]));
  }
});
