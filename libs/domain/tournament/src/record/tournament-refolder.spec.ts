/** Given records that somebody has made by hand, when they are verified, then it is seen where. */
import {
  encodeUtf8,
  exportRecord,
  partsSeen,
  sealEvent,
  verifyExport,
  type Head,
  type Json,
} from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import * as holds from '../event-holds.spec-kit.js';
import type { TournamentFact } from '../fold/tournament-facts.js';
import * as kit from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';
import { seeTournament } from '../views/see-tournament.js';
import { tournamentRefolder } from './tournament-refolder.js';
import { verifyPublicTournament } from './verify-public.js';

const { begun, CUT, environment, playRound, registered, REASON, SWISS } = kit;
const { houseFile, readHouse } = holds;
const RULES = tournamentRefolder(environment);

/** A Swiss of five, and the cut begun: what is forged below is in it. */
function played(): EventScene {
  const scene = begun(5, { phases: [{ ...SWISS, rounds: 2 }, CUT] });
  playRound(scene);
  playRound(scene);
  scene.leads({ type: 'begin-phase', phase: 2 });
  return scene;
}

type Fact = Extract<Json, { readonly [name: string]: Json }>;
type Change = (fact: Fact, action: Fact) => Fact;

/** The record again, chained and sealed as by the house, with facts of this kind changed once. */
function forged(scene: EventScene, kind: TournamentFact['kind'], change: Change) {
  const { record } = scene.tournament;
  const { saltOf } = environment.secretOf(record);
  let head: Head | undefined;
  let seq = -1;
  const events = readHouse(scene.tournament.events()).events.map(({ header, parts }) => {
    const known = parts.house ?? parts.public;
    let action = known?.['action'] as Fact;
    const facts = (known?.['facts'] as readonly Fact[]).map((fact) => {
      if (seq >= 0 || fact['kind'] !== kind) return fact;
      seq = header.seq;
      const { action: changedAction, ...changed } = change(fact, action);
      action = (changedAction as Fact | undefined) ?? action;
      return changed;
    });
    const { type, at, commandId } = header;
    const draft = {
      record,
      type,
      at,
      commandId,
      parts: partsSeen({ action, facts }, [], seeTournament),
    };
    const sealed = sealEvent(draft, head, { saltOf, sha256 });
    head = sealed.head;
    return sealed.bytes;
  });
  return { events, seq };
}

const verdictOn = (events: readonly Uint8Array[]) => verifyExport(houseFile(events), RULES, sha256);
const publicVerdictOn = (events: readonly Uint8Array[]) =>
  verifyPublicTournament(
    environment,
    holds.read(encodeUtf8(exportRecord(events, sha256, (line) => line === 'public'))),
  );

const OTHER_SEED = 'e'.repeat(64);

/** Two change places between the first two tables. */
function swapped({ tables }: Fact): Json {
  const [[first, [a, b]], [second, [c, d]], ...others] = tables as never as [
    [number, [number, number]],
    [number, [number, number]],
  ];
  return [[first, [a, c]], [second, [b, d]], ...others];
}

const FORGERIES: readonly [string, TournamentFact['kind'], string, Change][] = [
  [
    'the tables of a draw',
    'round-drawn',
    'decided-otherwise',
    (fact) => ({ ...fact, tables: swapped(fact) }),
  ],
  [
    'the tables of a published round',
    'round-published',
    'decided-otherwise',
    (fact) => ({ ...fact, tables: swapped(fact) }),
  ],
  ['the bye', 'round-published', 'decided-otherwise', (fact) => ({ ...fact, byes: [] })],
  ['the seed of a draw', 'round-drawn', 'rules-stopped', (fact) => ({ ...fact, seed: OTHER_SEED })],
  [
    'the seed that is shown',
    'round-published',
    'decided-otherwise',
    (fact) => ({ ...fact, seed: OTHER_SEED }),
  ],
  [
    'who is in a phase',
    'phase-begun',
    'decided-otherwise',
    (fact) => ({ ...fact, entrants: [1, 2, 3, 4] }),
  ],
  ['the number of rounds', 'phase-begun', 'decided-otherwise', (fact) => ({ ...fact, rounds: 1 })],
  [
    'the result of a table that is not there',
    'result-recorded',
    'refused',
    (fact, action) => ({ ...fact, table: 77, action: { ...action, table: 77 } }),
  ],
  [
    'a result that cannot be',
    'result-recorded',
    'refused',
    function impossible(fact, action) {
      const result = { is: 'games', wins: [3, 3], draws: 0 };
      return { ...fact, result, action: { ...action, result } };
    },
  ],
  [
    'another result than was entered',
    'result-recorded',
    'decided-otherwise',
    (fact) => ({ ...fact, result: { is: 'double-loss' } }),
  ],
  [
    'who did it',
    'phase-begun',
    'refused',
    (fact, action) => ({ ...fact, action: { ...action, actor: 'vera' } }),
  ],
  [
    'a place on the waitlist',
    'entrant-entered',
    'decided-otherwise',
    (fact) => ({ ...fact, waits: true }),
  ],
  ['the owner', 'tournament-created', 'decided-otherwise', (fact) => ({ ...fact, owner: 'vera' })],
  [
    'a command that is none',
    'round-closed',
    'refused',
    (fact) => ({ ...fact, action: { type: 'win-everything' } }),
  ],
];

describe('Given a record', () => {
  it('sealed again without a change, then it is the same, and EXACT', () => {
    const scene = played();
    const { events, seq } = forged(scene, 'round-drawn', (fact) => fact);
    expect(seq).toBeGreaterThan(0);
    expect(events).toEqual(scene.tournament.events());
    expect(verdictOn(events).verdict).toBe('EXACT');
    expect(publicVerdictOn(events)).toEqual({ rounds: 2, unchecked: [] });
  });

  it.each(FORGERIES)('in which %s is another one, then it has DIVERGED there', (...forgery) => {
    const [, factKind, kind, change] = forgery;
    const { events, seq } = forged(played(), factKind, change);
    expect(verdictOn(events)).toMatchObject({ verdict: 'DIVERGED', seq, difference: { kind } });
  });

  // A draw lies in the line of the house: the public one shows the tables when they are published.
  const PUBLIC = FORGERIES.filter(([, kind]) => kind !== 'round-drawn');
  it.each(PUBLIC)('in which %s is another one, then the public file shows it', (...forgery) => {
    const [, factKind, , change] = forgery;
    const { events, seq } = forged(played(), factKind, change);
    expect(publicVerdictOn(events).differs?.seq).toBe(seq);
  });

  it('with lists: another list than the digest is of has DIVERGED', () => {
    const scene = registered(2);
    scene.says('p1', { type: 'hand-in-list', entrant: 1, cards: ['T'] });
    const { events } = forged(scene, 'list-handed-in', (fact) => ({ ...fact, cards: ['T', 'T'] }));
    expect(verdictOn(events).verdict).toBe('DIVERGED');
  });

  it('whose public line tells more than it may, then it has DIVERGED', () => {
    const scene = begun(2);
    scene.leads({
      type: 'penalise-entrant',
      entrant: 1,
      penalty: 'warning',
      infraction: 'slow-play',
      ...REASON,
    });
    const { record } = scene.tournament;
    const all = readHouse(scene.tournament.events()).events;
    const { saltOf } = environment.secretOf(record);
    let head: Head | undefined;
    const events = all.map(({ header: { type, at, commandId }, parts }) => {
      const known = parts.house ?? parts.public;
      const sealed = sealEvent(
        { record, type, at, commandId, parts: { public: known as never } },
        head,
        { saltOf, sha256 },
      );
      head = sealed.head;
      return sealed.bytes;
    });
    const difference = { kind: 'seen-otherwise' };
    expect(verdictOn(events)).toMatchObject({ verdict: 'DIVERGED', difference });
  });

  it('of which a byte was changed, then it is BROKEN', () => {
    const file = houseFile(played().tournament.events());
    const at = [0.1, 0.5, 0.9].map((part) => Math.floor(file.length * part));
    const verdicts = at.map((place) => {
      const changed = file.slice();
      changed[place] = (changed[place] ?? 0) ^ 1;
      return verifyExport(changed, RULES, sha256).verdict;
    });
    expect(verdicts).toEqual(['BROKEN', 'BROKEN', 'BROKEN']);
  });

  it('of rules that are not here, then nothing is decided, and they are named', () => {
    const { events } = forged(played(), 'tournament-created', (fact) => ({
      ...fact,
      terms: JSON.parse(JSON.stringify(fact['terms']).replace('swiss/1', 'swiss/2')),
    }));
    expect(verdictOn(events)).toMatchObject({
      verdict: 'UNVERIFIED',
      decided: 0,
      missing: { rules: ['swiss/2'] },
    });
  });
});
