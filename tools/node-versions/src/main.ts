/**
 * Plays the same matches on whatever Node runs it, and prints what each came to: a line for every
 * match with its events, its last hash and its verdict. Two versions of Node print the same bytes.
 */
import { hash } from 'node:crypto';
import { matchRefolder, matchSecretOf, playOffline } from '@scoresheet/domain-match';
import { encodeUtf8, exportRecord, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { GAMES, rulesOf, type CatalogEntry } from '@scoresheet/games-catalog';
import { randomChoice, seededNumbers } from '@scoresheet/rules-testing';

const MATCHES_EACH = 10;

const key = hash('sha256', 'scoresheet node versions', 'buffer');
const secretOf = (record: string) => matchSecretOf(key, record, sha256);
const environment = { rulesOf, sha256, secretOf };

function played(game: string, { readyDecks }: CatalogEntry, number: number): object {
  const below = seededNumbers(number);
  const decks = [number, number + 1 + below(readyDecks.length)].map(
    (index) => readyDecks[index % readyDecks.length]?.cards ?? [],
  );
  const name = `${game}-${number}`;
  const choose = ({ options }: Parameters<Parameters<typeof playOffline>[1]['choose']>[0]) =>
    randomChoice(options, below);
  const events = [...playOffline(environment, { name, game, decks, choose })];
  const text = exportRecord(
    events.map(({ bytes }) => bytes),
    sha256,
  );
  const { verdict } = verifyExport(encodeUtf8(text), matchRefolder(environment), sha256);
  const last = events.at(-1)?.head.hash;
  return { name, events: events.length, last, export: sha256(text), verdict };
}

for (const [game, entry] of Object.entries(GAMES)) {
  for (let number = 0; number < MATCHES_EACH; number += 1) {
    console.log(JSON.stringify(played(game, entry, number)));
  }
}
