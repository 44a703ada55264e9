/** Given records of a series, when they are verified, then whether its games fit together. */
import { writeFile } from 'node:fs/promises';
import type { Command } from '@scoresheet/contracts-messages';
import {
  matchSecretOf,
  nextGameOf,
  sealedMatch,
  type OfflineEvent,
} from '@scoresheet/domain-match';
import { exportRecord, recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { beforeAll, describe, expect, it } from 'vitest';
import { commandLine } from '../command-line.spec-kit.js';
import { seriesAtHand, seriesWords } from './series-at-hand.js';

const { pathOf } = commandLine();

const KEY = new Uint8Array(32).fill(4);
const SECRETS = { secretOf: (record: string) => matchSecretOf(KEY, record, sha256) };
const PLAYERS = ['ann', 'bob'];

/** Two games of a series, each given up; the second one before it begins. */
function twoGames(name: string) {
  const first = sealedMatch({ rulesOf, sha256, ...SECRETS });
  const record = recordIdOf({ kind: 'match', actor: 'ann', commandId: name }, sha256);
  const events: OfflineEvent[] = [];
  const play = (match: typeof first, into: OfflineEvent[], command: object) => {
    const event = match.decide(command as Command, 1_000 * into.length);
    if ('outcome' in event) throw new Error(JSON.stringify(event));
    into.push(event);
  };
  const by = (actor: string, commandId: string) => ({ record, commandId, actor, role: 'player' });
  const series = { type: 'create-match', game: 'fuzzycards', series: { bestOf: 3 } };
  play(first, events, { ...by('ann', name), ...series });
  const [deck] = GAMES['fuzzycards']?.readyDecks ?? [];
  for (const [at, actor] of PLAYERS.entries()) {
    const sitting = { type: 'take-seat', seat: at + 1, deck: [...(deck?.cards ?? [])] };
    play(first, events, { ...by(actor, `seat-${at}`), ...sitting, expectedSeq: at });
  }
  for (const [at, actor] of PLAYERS.entries()) {
    play(first, events, { ...by(actor, `ready-${at}`), type: 'get-ready', expectedSeq: at + 2 });
  }
  play(first, events, { ...by('ann', 'lost'), type: 'concede' });
  const state = first.state();
  const next = state && nextGameOf({ rulesOf, sha256 }, state, events.at(-1)?.head.hash ?? '');
  if (next === undefined) throw new Error('the series does not go on');
  const second = sealedMatch({ rulesOf, sha256, ...SECRETS });
  const others: OfflineEvent[] = [];
  play(second, others, next);
  const concede = { ...by('ann', 'lost-too'), type: 'concede', record: next.record };
  play(second, others, concede);
  const file = (all: readonly OfflineEvent[]) =>
    exportRecord(
      all.map(({ bytes }) => bytes),
      sha256,
    );
  return { first: record, second: next.record, files: [file(events), file(others)] as const };
}

const series = twoGames('a');
const strange = twoGames('b');
beforeAll(async () => {
  await writeFile(pathOf('first'), series.files[0]);
  await writeFile(pathOf('second'), series.files[1]);
  await writeFile(pathOf('strange'), strange.files[0]);
});

const compared = (...names: readonly string[]) => seriesAtHand(names.map(pathOf));
const words = async (...names: readonly string[]) =>
  (await compared(...names)).flatMap((each) => seriesWords(each));

describe('A game of a series among files', () => {
  it('fits the one that it names, in whichever order they stand', async () => {
    const fits = [`${series.second}: of its series 1 game before it is as it says.`];
    expect(await words('first', 'second')).toEqual(fits);
    expect(await words('second', 'strange', 'first')).toEqual(fits);
  });

  it('says which games are not among them', async () => {
    expect(await words('second', 'strange')).toEqual([
      `${series.second}: of its series 0 games before it are as it says; ` +
        `not among these files: ${series.first}.`,
    ]);
  });

  it('that names none is passed over', async () => {
    expect(await words('first', 'strange')).toEqual([]);
  });
});
