/** Matches on the record for scenarios: the lobby, seats and decks, and what a verification says. */
import { matchRefolder, offlineTable, type Sent } from '@scoresheet/domain-match';
import { encodeUtf8, exportRecord, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf } from '@scoresheet/games-catalog';
import type { Refusal, Seat } from '@scoresheet/rules-engine';
import type { MatchAsked, MatchOnRecord, Saying } from '@scoresheet/rules-testing';
import { offlineEnvironment } from '../offline-environment.js';

/** Salts come from this seed; chance is the scenario's. */
const SEED = 1;
const NAME = 'scenario';

export function openMatch({ game, seats, options, chance }: MatchAsked): MatchOnRecord {
  const offline = offlineEnvironment(SEED);
  const env = {
    ...offline,
    secretOf: (record: string) => ({ ...offline.secretOf(record), chance }),
  };
  const decks = Array.from({ length: seats }, () => []);
  const table = offlineTable(env, { name: NAME, game, decks, options });
  const events: Uint8Array[] = [];

  function send(sent: Sent): Refusal | undefined {
    const outcome = table.send(sent);
    if (!('outcome' in outcome)) return void events.push(outcome.bytes);
    const says = 'says' in outcome ? outcome.says : outcome.outcome;
    if (outcome.outcome !== 'refused') return { rule: outcome.outcome, says };
    return { rule: outcome.rule ?? outcome.code, says };
  }

  const creation = table.seating();
  const refusal = creation && send(creation);
  if (refusal) throw new Error(`no such match is made: ${refusal.says}`);
  return {
    send: (seat, saying) => send({ seat, says: commandOf(seat, saying, events.length - 1) }),
    table: () => table.state()?.table ?? undefined,
    verdict() {
      const text = exportRecord(events, sha256);
      return verifyExport(encodeUtf8(text), matchRefolder({ rulesOf, sha256 }), sha256).verdict;
    },
  };
}

function commandOf(seat: Seat, saying: Saying, expectedSeq: number): Sent['says'] {
  if (typeof saying === 'object') {
    if ('brings' in saying) {
      return { type: 'take-seat', seat, deck: [...saying.brings], expectedSeq };
    }
    const { decision, choice } = saying;
    const answered = typeof choice === 'object' ? [...choice] : choice;
    return { type: 'act', decision, choice: answered };
  }
  switch (saying) {
    case 'is ready':
      return { type: 'get-ready', expectedSeq };
    case 'sits down':
      return { type: 'take-judge-seat', expectedSeq };
    case 'stands up':
      return { type: 'leave-judge-seat' };
    case 'leaves the game':
      return { type: 'concede' };
  }
}
