/** What a table of five saves when those who have nothing to say have said so. */
import {
  matchRefolder,
  matchSecretOf,
  offlineTable,
  sendOrThrow,
  viewMatch,
  type MatchEnvironment,
  type OfflineTable,
  type Sent,
} from '@scoresheet/domain-match';
import { encodeUtf8, exportRecord, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf } from '@scoresheet/games-catalog';
import { describe, expect, it } from 'vitest';
import { questionTo, type Question } from './bot-kind.js';
import { chooseAtRandom, drawFrom } from './random-choice.js';

const SEATS = [1, 2, 3, 4, 5];
const env: MatchEnvironment = {
  rulesOf,
  sha256,
  secretOf: (record) => matchSecretOf(new Uint8Array(32).fill(5), record, sha256),
};

interface TableOfFive {
  readonly table: OfflineTable;
  asked(): Question;
  send(seat: number, says: Sent['says']): void;
  answer(choice: string): void;
  /** Events, and so commands: each is one. */
  count(): number;
  verdict(): string;
}

/** All seats are taken and ready; ready decks go round. */
function tableOfFive(game: string, name: string): TableOfFive {
  const decks = SEATS.map((seat) => {
    const ready = rulesOf(game)?.readyDecks ?? [];
    return ready[seat % ready.length]?.cards ?? [];
  });
  const table = offlineTable(env, { name, game, decks });
  const bytes: Uint8Array[] = [];
  const sendOn = (sent: Sent): void => void bytes.push(sendOrThrow(table, sent, name).bytes);
  for (let sent = table.seating(); sent; sent = table.seating()) sendOn(sent);
  const asked = (): Question => {
    const state = table.state();
    const questions = SEATS.flatMap((seat) => {
      const question = state && questionTo(viewMatch(state, seat, env).table, seat);
      return question ? [question] : [];
    });
    return questions[0] as Question;
  };
  return {
    table,
    asked,
    send: (seat, says) => sendOn({ seat, says }),
    answer(choice) {
      const { id: decision, seat } = asked();
      sendOn({ seat, says: { type: 'act', decision, choice } });
    },
    count: () => bytes.length,
    verdict: () =>
      verifyExport(encodeUtf8(exportRecord(bytes, sha256)), matchRefolder(env), sha256).verdict,
  };
}

const idsOf = ({ options }: Question): readonly string[] =>
  options.pick === 'one' ? options.from.map(({ id }) => id) : [];

/** Anything by chance until a seat may act as `wanted` says; passes all else where it can. */
function until(five: TableOfFive, wanted: (question: Question) => string | undefined): string {
  for (;;) {
    const question = five.asked();
    const found = wanted(question);
    if (found !== undefined) return found;
    const { id: decision, seat, options } = question;
    const isPassed = idsOf(question).includes('pass');
    const chosen = isPassed ? 'pass' : chooseAtRandom(options, drawFrom('five', decision));
    const choice = typeof chosen === 'object' ? [...chosen] : chosen;
    five.send(seat, { type: 'act', decision, choice });
  }
}

const standAllBut = (five: TableOfFive, acting: number): void => {
  for (const seat of SEATS) {
    if (seat !== acting) five.send(seat, { type: 'set-auto-pass', until: { kind: 'turn-ends' } });
  }
};

describe('An action that nobody answers at a table of five', () => {
  /** A skill is announced by the turn player, and resolves when all have passed. */
  const isSkill = (question: Question): string | undefined =>
    idsOf(question).find((id) => id.startsWith('use ') || id.startsWith('play '));
  const announcing = (five: TableOfFive): string =>
    until(five, (question) => {
      const now = five.table.state()?.table;
      return now?.table['phase'] === 4 ? isSkill(question) : undefined;
    });
  const isOver = (five: TableOfFive): boolean =>
    JSON.stringify(five.table.state()?.table?.stack).includes('"items":[]');

  it('of Buddies costs two commands where the others stand on passing, and six without', () => {
    const costs = [true, false].map((stands) => {
      const five = tableOfFive('buddies', 'five');
      const deed = announcing(five);
      const { seat } = five.asked();
      if (stands) standAllBut(five, seat);
      const before = five.count();
      five.answer(deed);
      while (!isOver(five)) five.answer('pass');
      expect(five.asked().seat).toBe(seat);
      return five.count() - before;
    });
    expect(costs).toEqual([2, 6]);
  });

  it('of Friendomancy costs one: nobody is asked for a response', () => {
    const five = tableOfFive('friendomancy', 'five');
    const deed = until(five, (question) => idsOf(question).find((id) => id.startsWith('play ')));
    const [{ seat }, before] = [five.asked(), five.count()];
    five.answer(deed);
    expect([five.count() - before, five.asked().seat]).toEqual([1, seat]);
  });
});

describe('A whole match of Buddies at a table of five', () => {
  it(
    'is EXACT where everybody passes beforehand until their own decision',
    { timeout: 300_000 },
    () => {
      const five = tableOfFive('buddies', 'whole');
      const { table } = five;
      while (!table.isOver()) {
        const { seat, id: decision, options } = five.asked();
        const idle = table.state()?.seats.find((each) => each.seat !== seat && !each.autoPass);
        if (idle) {
          five.send(idle.seat, { type: 'set-auto-pass', until: { kind: 'my-decision' } });
          continue;
        }
        const chosen = chooseAtRandom(options, drawFrom('whole', decision));
        const choice = typeof chosen === 'object' ? [...chosen] : chosen;
        five.send(seat, { type: 'act', decision, choice });
      }
      expect(five.verdict()).toBe('EXACT');
    },
  );
});
