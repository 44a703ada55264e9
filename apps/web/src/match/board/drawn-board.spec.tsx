/** Given the tables of whole games, then a board draws what its viewer knows of them, and no more. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nobleSha256 } from '@scoresheet/domain-record/noble';
import { boardOf } from '@scoresheet/rules-presentation';
import type { PileView, TableView } from '@scoresheet/rules-engine';
import { Board } from '@scoresheet/web-ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { namedRules } from '../../record-file/named-rules.js';
import { whatIfQuestions } from '../../what-if/what-if-questions.js';
import { loadGame, type ShownGame } from '../game/load-game.js';

const GAMES = join(import.meta.dirname, '../../../../../libs/games');

/** One table in so many is drawn; neighbours are alike. */
const EVERY = 9;

async function openedRecord(path: string) {
  const record = whatIfQuestions({ rulesFor: namedRules, sha256: nobleSha256 });
  const opened = await record.open(new Uint8Array(readFileSync(join(GAMES, path))).buffer);
  if (opened.is !== 'open') throw new Error(`${path} is ${opened.is}`);
  return { last: opened.last, tableAt: record.tableAt };
}

const drawn = (game: ShownGame, table: TableView, below: number): string =>
  renderToStaticMarkup(
    <Board
      board={boardOf(game, table)}
      below={below}
      middle=""
      label={game.title}
      sitterOf={(seat) => ({ name: `Seat ${seat}`, isActive: false })}
    />,
  );

const textsIn = (markup: string, name: string): readonly string[] =>
  [...markup.matchAll(new RegExp(`<span class="${name}"[^>]*>([^<]*)</span>`, 'g'))]
    .map(([, text = '']) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'))
    .sort();

/** Names of the cards in the areas of these seats, as the view alone has them. */
function namesIn(game: ShownGame, table: TableView, seats: readonly number[]): readonly string[] {
  const { layout } = game;
  const zonesOf = (areas: typeof layout.seat) =>
    new Set(areas.flatMap(({ zone, as }) => (as === 'pile' ? [] : zone)));
  const named = (piles: Readonly<Record<string, PileView>>, zones: ReadonlySet<string>) =>
    Object.entries(piles).flatMap(([zone, { cards = [] }]) =>
      zones.has(zone)
        ? cards.map(({ face }) => game.rules.faces[face ?? '']?.name ?? 'a card face down')
        : [],
    );
  const sides = table.seats.filter(({ seat }) => seats.includes(seat));
  return [
    ...sides.flatMap((side) => named(side.zones, zonesOf(layout.seat))),
    ...named(table.shared, zonesOf(layout.shared)),
  ].sort();
}

describe.each([
  ['fuzzycards', 'fuzzycards/goldens/2/usual.jsonl'],
  ['buddies', 'buddies/goldens/2/usual.jsonl'],
  ['buddyfight', 'buddyfight/goldens/2/usual.jsonl'],
  ['friendomancy', 'friendomancy/goldens/2/written.jsonl'],
])('A board of %s', (id, path) => {
  it.each([1, 'public'] as const)(
    'draws every card that %s may see, and no other',
    async (viewer) => {
      const game = await loadGame(id);
      if (!game) throw new Error(`${id} is here`);
      const { last, tableAt } = await openedRecord(path);
      const tables = Array.from({ length: last + 1 }, (_, seq) => seq)
        .filter((seq) => seq % EVERY === 0)
        .flatMap((seq) => tableAt({ seq, viewer }) ?? []);
      const shown = tables.map((table) => textsIn(drawn(game, table, 1), 'tile-name'));
      expect(shown).toEqual(tables.map((table) => namesIn(game, table, [1, 2])));
      expect(tables.length).toBeGreaterThan(2);
      expect(shown.flat().length).toBeGreaterThan(tables.length);
    },
  );
});
