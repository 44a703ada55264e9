/** Bots at many tables, a spectator at each, and everything that they were told. */
import {
  ask,
  followMatch,
  playMatch,
  type AcceptedCommand,
  type BotTable,
  type PlayedMatch,
} from '@scoresheet/services-bots';
import { expect, vi } from 'vitest';

interface TablesOptions {
  readonly url: string;
  /** So many matches run at once: at a table whose match is over another one is begun. */
  readonly tables: number;
  readonly seed: string;
  readonly thinkMs: number;
}

export interface Tables {
  /** Commands that somebody was told are accepted. */
  readonly accepted: readonly AcceptedCommand[];
  /** By match: the numbers of the events that its spectator was shown. */
  readonly seen: ReadonlyMap<string, readonly number[]>;
  /** Matches that are begun and not over. */
  running(): number;
  /** Resolves when so many more commands are accepted. */
  more(commands: number): Promise<void>;
  /** Has a player of every running match concede; resolves when every spectator has seen the end. */
  played(): Promise<readonly PlayedMatch[]>;
}

const PATIENCE_MS = 120_000;

export function playTables({ url, tables, seed, thinkMs }: TablesOptions): Tables {
  const accepted: AcceptedCommand[] = [];
  const seen = new Map<string, number[]>();
  const watching: Promise<void>[] = [];
  const begun: BotTable[] = [];
  let running = 0;
  let last = false;

  /** A spectator who is cut off with everybody else and comes back. */
  async function watch(match: string): Promise<void> {
    const shown: number[] = [];
    seen.set(match, shown);
    for await (const { seq, status } of followMatch({ url }, match)) {
      shown.push(seq);
      if (status === 'OVER') return;
    }
  }

  const playOne = (table: number, round: number): Promise<PlayedMatch> =>
    playMatch({
      url,
      thinkMs,
      seed: `${seed} ${table} ${round}`,
      bots: ['random', 'random'], // their matches are long enough to be met by every fault
      onAccepted: (command) => void accepted.push(command),
      onTable: (table) => {
        running += 1;
        begun.push(table);
        watching.push(watch(table.match));
      },
    });

  /** A match that is over or not ready yet refuses this: it ends by itself. */
  async function concede({ match, players: [player] }: BotTable): Promise<void> {
    await ask(
      { url, token: player?.token ?? '' },
      'mutation Concede($match: ID!) { concede(match: $match, commandId: "the-end") { __typename } }',
      { match },
    );
  }

  /** Chance decides how long a match is, and no spec should hang on that. */
  async function playOn(table: number): Promise<readonly PlayedMatch[]> {
    const played: PlayedMatch[] = [];
    do {
      played.push(await playOne(table, played.length));
      running -= 1;
    } while (!last);
    return played;
  }

  const all = Promise.all(Array.from({ length: tables }, (_, table) => playOn(table)));
  all.catch(() => undefined); // told to whoever waits for `more` or `played`
  return {
    accepted,
    seen,
    running: () => running,
    async more(commands) {
      const enough = accepted.length + commands;
      const arrived = () => expect(accepted.length).toBeGreaterThanOrEqual(enough);
      const waited = vi.waitFor(arrived, { timeout: PATIENCE_MS, interval: 10 });
      await Promise.race([waited, all.then(() => waited)]);
    },
    async played() {
      last = true;
      await Promise.all(begun.map(concede));
      const ended = await all;
      await Promise.all(watching);
      return ended.flat();
    },
  };
}
