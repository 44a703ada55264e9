import { RECORD_TOPICS } from '@scoresheet/contracts-messages';
import { recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { expect, it } from 'vitest';
import { canHave, placeIn } from './place-in.js';

const creation = { actor: 'actor-1', commandId: 'command-1' };
const match = recordIdOf({ kind: 'match', ...creation }, sha256);
const tournament = recordIdOf({ kind: 'tournament', ...creation }, sha256);

it.each(Object.values(RECORD_TOPICS.match))('%s can have matches and nothing else', (topic) => {
  expect([canHave(topic, match), canHave(topic, tournament)]).toEqual([true, false]);
});

it.each(Object.values(RECORD_TOPICS.tournament))('%s can have tournaments alone', (topic) => {
  expect([canHave(topic, match), canHave(topic, tournament)]).toEqual([false, true]);
});

it('A topic that is not of our records can have any of them, and nothing misnamed', () => {
  const names = [match, tournament, 'm-1'];
  expect(names.map((name) => canHave('toys', name))).toEqual([true, true, false]);
});

it('The place of a partition says which kind of records it has', () => {
  const of = { topic: RECORD_TOPICS.tournament.events, partition: 2 };
  expect(placeIn({ partitions: 4 }, of)).toEqual({
    partition: 2,
    partitions: 4,
    kind: 'tournament',
  });
});
