import type { Json, TableView } from '@scoresheet/rules-engine';
import type { TerminalMatch } from '../play/terminal-match.js';
import { describe, expect, it } from 'vitest';
import { drawDecision, optionsInWords } from './draw-decision.js';
import { drawTable } from './draw-table.js';
import { played } from './played.spec-kit.js';
import { gameNamed } from '../program/options.js';
import { placedNames } from '@scoresheet/rules-presentation';

const GAME = 'fuzzycards';
const COLUMNS = 80;

const drawn = (match: TerminalMatch, seat: number): readonly string[] =>
  drawTable(match.words, match.seen(seat), seat);

describe('the table at a terminal', () => {
  it('never needs more than 80 columns, nor do the options and what is told', () => {
    const lines: string[] = [];
    for (const match of played(5)) {
      const open = match.waitsFor();
      const names = placedNames(match.words, match.seen(1), 1);
      const says = open ? optionsInWords(match.words, open, names) : [];
      const decision = open ? drawDecision(match.words, open, says) : [];
      lines.push(...drawn(match, 1), ...decision, ...(match.heard(1).at(-1) ?? []));
    }
    expect(lines.length).toBeGreaterThan(1_000);
    expect(lines.filter((line) => line.length > COLUMNS || line.includes('\n'))).toEqual([]);
  });

  it('shows what is in play card by card, where the game has no fixed positions for it', () => {
    const rows = [...played(5, 'buddies')].flatMap((match) =>
      drawn(match, 1).filter((line) => line.startsWith('  party ')),
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((row) => !/ HP \d+ +DF \d+/.test(row))).toEqual([]);
  });

  it('has the viewer below and the other above, with the fronts of both in the middle', () => {
    const [match] = [...played(5)].slice(-1);
    const sides = [1, 2].map((seat) => drawn(match as TerminalMatch, seat));
    for (const [at, lines] of sides.entries()) {
      expect(lines[0]).toMatch(new RegExp(`^Seat ${2 - at} \\| .*Life`));
      expect(lines.at(-1)).toMatch(new RegExp(`^Seat ${at + 1} \\(you\\) \\| .*Life`));
      const middle = lines.findIndex((line) => line.startsWith('--- Fuzzycards'));
      const order = (rows: readonly string[]) =>
        rows.flatMap((row) => /^ {2}(altar|vault) \d/.exec(row)?.[1] ?? []);
      expect(order(lines.slice(0, middle))).toEqual(['vault', 'altar'].flatMap(three));
      expect(order(lines.slice(middle))).toEqual(['altar', 'vault'].flatMap(three));
    }
  });

  it('shows the cards of the own hand with their cost, and of the other hand the number', () => {
    let tables = 0;
    for (const match of played(6)) {
      tables += 1;
      const { seats } = match.seen(1);
      const [own, other] = seats.map(({ zones }) => zones['hand']);
      const lines = drawn(match, 1);
      expect(lines.filter((line) => /^ {4}\S.* cost \d/.test(line))).toHaveLength(own?.count ?? 0);
      if (other) expect(lines.join('\n')).toContain(`hand ${other.count}`);
    }
    expect(tables).toBeGreaterThan(10);
  });
});

describe('besides cards, the table', () => {
  const words = gameNamed(GAME);
  const table = {
    ruleset: 'fuzzycards/1',
    counters: {},
    seats: [],
    shared: {},
    underway: [],
    decisions: [],
    outcome: null,
  };

  it('says how the rules are read, where that is not as usual', () => {
    const options = { emptyAltar: 'lifeOnly', count589: 'attack' };
    expect(drawTable(words, { ...table, options }, 'public').slice(1)).toEqual([
      '  In this match: behind an empty Altar only Life is attacked (A-FUZ-03)',
    ]);
  });

  it('has the counters of both sides in the same order', () => {
    const seats = [
      { seat: 1, counters: { total: 9, energy: 1, life: 20 }, zones: {} },
      { seat: 2, counters: { life: 30, total: 2 }, zones: {} },
    ];
    const drawn = drawTable(words, { ...table, options: {}, seats }, 1);
    expect(drawn[0]).toBe('Seat 2 | Life 30 | Energy 0 | dealt 2 of 589');
    expect(drawn.at(-1)).toBe('Seat 1 (you) | Life 20 | Energy 1 | dealt 9 of 589');
  });

  it('has words for each reading besides the usual one', () => {
    const readings = Object.entries(words.rules.options).flatMap(([name, [, ...others]]) =>
      others.map((value) => [name, value, words.primer.readings[name]?.[String(value)]]),
    );
    expect(readings.length).toBeGreaterThan(0);
    expect(readings.filter(([, , says]) => !/A-FUZ-\d+/.test(String(says)))).toEqual([]);
  });
});

describe('what belongs to nobody', () => {
  const table = {
    ruleset: 'friendomancy/1',
    counters: {},
    options: {},
    underway: [],
    decisions: [],
    outcome: null,
  };
  const seats = [1, 2].map((seat) => ({ seat, counters: {}, zones: {} }));

  it('lies in the middle of the table, and its empty places at no side', () => {
    const words = gameNamed('friendomancy');
    const foe = Object.values(words.rules.faces).find(({ type }) => type === 'foe');
    const foes = { count: 1, cards: [{ id: 'c1', face: foe?.code ?? '', slot: 1 }] };
    const drawn = drawTable(words, { ...table, seats, shared: { foes } }, 1);
    expect(drawn.filter((line) => line.includes(' Pool '))).toHaveLength(1);
    expect(drawn[2]).toContain(`on the Friend Pool ${foe?.name}`);
  });
});

describe('what waits to take effect', () => {
  const words = gameNamed('buddies');
  const codeOf = (name: string): string =>
    Object.keys(words.rules.faces).find((code) => words.rules.faces[code]?.name === name) ?? '';

  const candleKin = { id: 'c1', face: codeOf('Candle Kin') };
  const waiting = (...items: readonly Json[]): TableView => ({
    ruleset: 'buddies/1',
    options: {},
    counters: {},
    shared: {},
    decisions: [],
    outcome: null,
    seats: [{ seat: 1, counters: {}, zones: { party: { count: 1, cards: [candleKin] } } }],
    underway: [{ kind: 'stack-window', items: [...items] }],
  });

  const whisker = { id: 's1', kind: 'action', face: codeOf('Alley Whisker'), controller: 2 };
  const stackOf = (table: TableView): readonly string[] =>
    drawTable(words, table, 'public').filter((line) => /on the stack|and after that/.test(line));

  it('is told with whose it is, and whom it is about', () => {
    const item = { ...whisker, chosen: { victim: ['c1'] } };
    expect(stackOf(waiting(item))).toEqual([
      '  on the stack: Alley Whisker of seat 2 at Candle Kin',
    ]);
  });

  it('comes in the order in which it takes effect', () => {
    const under = { ...whisker, chosen: { victim: ['deck-1'] } };
    const top = { id: 's2', kind: 'power', face: codeOf('Quick Rivet'), controller: 1, chosen: {} };
    expect(stackOf(waiting(under, top))).toEqual([
      '  on the stack: Quick Rivet of seat 1',
      '  and after that: Alley Whisker of seat 2 at the deck of seat 1',
    ]);
  });

  it('is nothing where nothing waits', () => {
    expect(stackOf(waiting())).toEqual([]);
  });
});

const three = (row: string): readonly string[] => [row, row, row];
