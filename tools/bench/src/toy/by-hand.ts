/**
 * The toy duel written by hand, with its record in two ways. The shortest: one line of canonical
 * JSON an event, whose hash goes into the next. And with the promises of our own record: a line
 * for each audience that knows more than everybody, salted, and only their hashes in the chain.
 */
import { canonicalJson, encodeUtf8 } from '@scoresheet/domain-record';
import { sha256 } from '../offline-matches.js';
import type { Contestant, Duel } from './contestant.js';
import { DUEL_VIEWERS, type DuelViewer } from './duel.js';
import * as rules from './by-hand-rules.js';

interface HandEvent {
  readonly record: string;
  readonly seq: number;
  readonly prev: string;
  readonly seat: number;
  readonly choice: string;
  readonly facts: readonly rules.Fact[];
}

interface Written {
  /** What goes into a log. */
  readonly bytes: Uint8Array;
  /** What the next event names. */
  readonly hash: string;
}

type Chain = (event: HandEvent) => Written;

function writeOneLine(event: HandEvent): Written {
  const text = canonicalJson(event);
  return { bytes: encodeUtf8(text), hash: sha256(text) };
}

function writeSealed({ record, seq, prev, seat, choice, facts }: HandEvent): Written {
  const saltFor = (audience: string): string => sha256(`duel secret ${record} ${seq} ${audience}`);
  const seenBy = (viewer: DuelViewer) => facts.map((fact) => rules.see(fact, viewer));
  const open = canonicalJson({ action: { seat }, facts: seenBy('public') });
  const own = canonicalJson({
    action: { seat, choice },
    facts: seenBy(seat as DuelViewer),
    salt: saltFor('seat'),
  });
  const house = canonicalJson({ action: { seat, choice }, facts, salt: saltFor('house') });
  const hashes = { public: sha256(open), [`seat${seat}`]: sha256(own), house: sha256(house) };
  const header = canonicalJson([record, seq, prev, hashes]);
  const bytes = encodeUtf8(`${header}\n${open}\n${own}\n${house}`);
  return { bytes, hash: sha256(header) };
}

const NOTHING_BEFORE = '0'.repeat(64);

const byHand = (name: string, write: Chain): Contestant => ({
  name,

  begin(deal, record): Duel {
    const table = rules.deal(deal);
    let seq = 0;
    let prev = NOTHING_BEFORE;
    let options = rules.optionsOf(table);
    let views = DUEL_VIEWERS.map((viewer) => rules.view(table, viewer));

    function send(seat: number, choice: string): boolean {
      const facts = rules.decide(table, seat, choice);
      if (!facts) return false;
      const written = write({ record, seq, prev, seat, choice, facts });
      seq += 1;
      prev = written.hash;
      options = rules.optionsOf(table);
      views = DUEL_VIEWERS.map((viewer) => rules.view(table, viewer));
      return true;
    }
    return {
      isOver: () => table.winner !== null,
      active: () => table.active,
      optionCount: () => options.length,
      take: (index) => void send(table.active, options[index] ?? ''),
      options: () => options,
      send,
      shownTo: (viewer) => views[DUEL_VIEWERS.indexOf(viewer)] as (typeof views)[number],
      table: () => rules.view(table, 'house'),
    };
  },
});

export const byHandShortest = byHand('written by hand, one line an event', writeOneLine);
export const byHandSealed = byHand('written by hand, sealed lines as ours', writeSealed);
