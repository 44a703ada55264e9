import { encodeUtf8, readExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { GAMES } from '@scoresheet/games-catalog';
import { listed, type CardView, type TableView } from '@scoresheet/rules-engine';
import {
  factWords,
  optionWords,
  placedNames,
  plain,
  tableWords,
  type ToldFact,
} from '@scoresheet/rules-presentation';
import { describe, expect, it } from 'vitest';
import type { TerminalMatch } from '../play/terminal-match.js';
import { gameNamed } from '../program/options.js';
import { drawTable } from './draw-table.js';
import { played } from './played.spec-kit.js';

const SEED = 8;
const MOMENTS = 60;

/** What nobody should read: a blank that was not filled, or a value that is not there. */
const UNFINISHED = /[{}]|undefined|NaN|\bnull\b/;

const INTERNAL = 'uses-something';
const COUNTS = new Set(['counted', 'marked']);
/** Lower-case words, as a text has them: no name in camel case. */
const PLAIN_WORDS = /^([a-z]+([ -][a-z]+)*)?$/;

/** Ids of the cards of which a viewer knows what is printed, wherever they lie. */
const knownCards = ({ seats, shared }: TableView): readonly string[] => {
  const within = (zones: CardView['with'] = {}): readonly string[] =>
    Object.values(zones).flatMap(({ cards = [] }) =>
      cards.flatMap((card) => [
        ...(card.id !== undefined && card.face !== undefined ? [card.id] : []),
        ...within(card.with),
      ]),
    );
  return [...seats.flatMap(({ zones }) => within(zones)), ...within(shared)];
};

describe.each(Object.keys(GAMES))('What is said of %s', (game) => {
  it('names every card that the viewer knows in the text of the table, and no other', () => {
    let looked = 0;
    for (const match of played(SEED, game)) {
      if (looked === MOMENTS) break;
      looked += 1;
      const table = match.seen(1);
      const said = tableWords(match.words, table, { viewer: 1, below: 1 }).flatMap(
        ({ says }) => says,
      );
      const named = said
        .flat()
        .flatMap((segment) =>
          segment.is === 'card' && segment.face && segment.card ? [segment.card] : [],
        );
      expect(new Set(named)).toEqual(new Set(knownCards(table)));
      expect(said.map(plain).filter((line) => UNFINISHED.test(line))).toEqual([]);
    }
    expect(looked).toBe(MOMENTS);
  });

  it('is said to its end: no option and no event has a blank in it', () => {
    const options: string[] = [];
    let heard: readonly (readonly string[])[] = [];
    for (const match of played(SEED, game)) {
      heard = match.heard(1);
      if (heard.length > 3 * MOMENTS) break;
      const open = match.waitsFor();
      if (!open) continue;
      const names = placedNames(match.words, match.seen(open.seat), open.seat);
      for (const { id } of listed(open.options)) {
        options.push(plain(optionWords(match.words, open.kind, id, names)));
      }
    }
    const events = heard.flat();
    expect(Math.min(options.length, events.length)).toBeGreaterThan(MOMENTS);
    expect([...options, ...events].filter((line) => UNFINISHED.test(line))).toEqual([]);
  });

  it('has words or silence for every zone and every counter, and no name of the rules', () => {
    const { rules, primer } = gameNamed(game);
    expect(Object.keys(primer.zones).sort()).toEqual(Object.keys(rules.zones).sort());
    expect(Object.values(primer.zones).filter((said) => !PLAIN_WORDS.test(said))).toEqual([]);
    const facts = playedFacts(game);
    const said = facts.flatMap(({ kind, ...fact }) => {
      const name = String(fact['what'] ?? fact['mark']);
      const listed = kind === 'counted' ? primer.counters[name] : primer.marks[name];
      if (!COUNTS.has(String(kind)) || listed !== undefined) return [];
      const says = plain(factWords(gameNamed(game), { kind: String(kind), ...fact }, new Map()));
      return says === '' ? [] : [says];
    });
    expect(said).toEqual([]);
    expect(facts.filter(({ kind }) => kind === 'counted').length).toBeGreaterThan(MOMENTS);
  });

  it('shows no counter or mark that has no words', () => {
    const [match] = played(SEED, game);
    if (!match) throw new Error('A game begins.');
    const { words } = match;
    expect(words.primer.counters[INTERNAL]).toBeUndefined();
    const [seat, ...others] = match.seen(1).seats;
    if (!seat) throw new Error('There is a seat 1.');
    const counters = { ...seat.counters, [INTERNAL]: 1 };
    const table = { ...match.seen(1), seats: [{ ...seat, counters }, ...others] };
    const said = tableWords(words, table, { viewer: 1, below: 1 });
    expect(said.flatMap(({ says }) => says.map(plain)).join(' ')).not.toContain(INTERNAL);
    expect(drawTable(words, table, 1).join(' ')).not.toContain(INTERNAL);
  });
});

/** All facts of a game as the house knows them. */
function playedFacts(game: string): readonly ToldFact[] {
  let match: TerminalMatch | undefined;
  for (match of played(SEED, game));
  const read = readExport(encodeUtf8(match?.exported() ?? ''), sha256);
  if (!read.ok) throw new Error(read.broken.reason);
  return read.value.events.flatMap(({ parts }) => {
    const { facts = [] } = parts.house ?? parts.public ?? {};
    return facts as unknown as readonly ToldFact[];
  });
}
