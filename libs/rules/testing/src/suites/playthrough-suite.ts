/** One whole game as each audience saw it, kept in a file: a game's `playthrough.spec.ts` calls it. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { goldenDifference } from '../golden/golden-difference.js';
import { stepsOfPlaythrough } from '../golden/playthrough-steps.js';
import { playthrough, type Playthrough } from '../golden/playthrough.js';

export interface KeptPlaythrough extends Omit<Playthrough, 'title' | 'tableEvery'> {
  readonly name: string;
  /** The folder of the spec, where `playthrough.txt` is kept. */
  readonly folder: URL;
  /** The zone into which each seat draws cards that nobody else sees. */
  readonly hand: string;
}

/** The whole table is shown at the beginning of every so many turns. */
const TABLE_EVERY = 4;
/** Fewer draws than that show nothing. */
const FEWEST_DRAWS = 6;

export function playthroughSuite({ name, folder, hand, ...game }: KeptPlaythrough): void {
  const played = (): string => playthrough({ ...game, title: name, tableEvery: TABLE_EVERY });
  const file = fileURLToPath(new URL('playthrough.txt', folder));
  const bless =
    'somebody sees another game now; if that is meant, bless it with: ' +
    `npx vitest run ${file.replace(/^.*(?=libs\/games\/)/, '').replace('/playthrough.txt', '')} -u`;

  describe(`A whole game of ${name}, as each audience saw it`, () => {
    it('is seen as it was', async () => {
      const found = played();
      const kept = existsSync(file) ? readFileSync(file, 'utf8') : found;
      await expect(found)
        .toMatchFileSnapshot(file)
        .catch((error: unknown) => {
          const says = goldenDifference(name, stepsOfPlaythrough(kept), stepsOfPlaythrough(found));
          throw says === undefined ? error : new Error(`${says}\n${bless}`);
        });
    });

    it('shows drawn cards to their seat, and the order of a pile to nobody', () => {
      const lines = played().split('\n');
      const shuffles = lines.filter((line) => line.includes('"kind":"shuffled"'));
      const orders = shuffles.filter((line) => line.includes('"order"'));
      expect(orders.every((line) => line.startsWith('house: '))).toBe(true);
      const drawn = `"to":"${hand}@1"`;
      const draws = lines.filter((line) => line.includes(drawn) && line.includes('"face"'));
      expect(draws.length).toBeGreaterThanOrEqual(FEWEST_DRAWS);
      expect(draws.filter((line) => /^(all|.*(seat 2|public)).*: /.test(line))).toEqual([]);
    });
  });
}
