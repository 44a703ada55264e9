/**
 * What holds for every tournament, whatever was said in it. A spec that asks for it has each of its
 * tournaments looked at when a test is over.
 */
import {
  encodeUtf8,
  exportRecord,
  readExport,
  verifyExport,
  type RecordExport,
} from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { afterEach, beforeEach, expect } from 'vitest';
import type { RoundState, TournamentState } from './fold/tournament-state.js';
import { readOnlyTournament } from './record/tournament-aggregate.js';
import { tournamentRefolder } from './record/tournament-refolder.js';
import { verifyPublicTournament } from './record/verify-public.js';
import { standingsIn } from './standings/standing-lines.js';
import { environment, openedScenes, type EventScene } from './tournament.spec-kit.js';

export function everyEventHolds(): void {
  // Other specs may have opened some and asked for nothing.
  beforeEach(() => void openedScenes());
  afterEach(() => openedScenes().forEach(expectToHold));
}

export function expectToHold(scene: EventScene): void {
  const state = scene.state();
  expect(verdictOn(scene)).toBe('EXACT');
  expect(verifyPublicTournament(environment, readPublic(scene)).differs).toBeUndefined();
  expect(refolded(scene)).toEqual(state);
  expect(toldInPublic(scene)).toEqual([]);
  expect(seatedTwice(state)).toEqual([]);
  const ranked = standingsIn(state, sha256).map(({ entrant }) => entrant);
  expect(new Set(ranked).size).toBe(ranked.length);
  if (state.stage === 'finished') expect(ranked).toHaveLength(inAPhase(state));
}

export const verdictOn = (scene: EventScene): string =>
  verifyExport(houseFile(scene.tournament.events()), RULES, sha256).verdict;

export const RULES = tournamentRefolder(environment);

export const houseFile = (events: readonly Uint8Array[]): Uint8Array =>
  encodeUtf8(exportRecord(events, sha256));

export const readHouse = (events: readonly Uint8Array[]): RecordExport => read(houseFile(events));

export const readPublic = ({ tournament }: EventScene): RecordExport =>
  read(encodeUtf8(exportRecord(tournament.events(), sha256, (line) => line === 'public')));

export function read(bytes: Uint8Array): RecordExport {
  const found = readExport(bytes, sha256);
  if (!found.ok) throw new Error(`the export is broken: ${found.broken.reason}`);
  return found.value;
}

function refolded({ tournament }: EventScene): TournamentState | undefined {
  const { fold } = readOnlyTournament(environment);
  let state: TournamentState | undefined;
  for (const { header, parts } of readHouse(tournament.events()).events) {
    state = fold(state, { header, house: parts.house ?? parts.public ?? {} });
  }
  return state;
}

/** What nobody may know yet and a public file holds all the same. */
function toldInPublic(scene: EventScene): readonly string[] {
  const { entrants, phases, codeDigest } = scene.state();
  const rounds = phases.flatMap((phase) => phase.rounds);
  const unseen = rounds.filter(({ stage }) => stage === 'drawn' || stage === 'reviewed');
  const secrets = [
    ...entrants.flatMap(({ list }) => list?.salt ?? []),
    ...unseen.map(({ seed }) => seed),
    ...(codeDigest === null ? [] : [codeDigest]),
  ];
  const { events } = readPublic(scene);
  const told = JSON.stringify(events.map(({ parts }) => parts));
  return [...secrets.filter((secret) => told.includes(secret)), ...drawsTold(events, rounds)];
}

/** Repairs of rounds that were not published yet, as far as somebody could read who meets whom. */
function drawsTold(
  events: RecordExport['events'],
  rounds: readonly Pick<RoundState, 'drawnSeq' | 'publishedSeq'>[],
): readonly string[] {
  return rounds.flatMap(({ drawnSeq, publishedSeq }) =>
    events
      .slice(drawnSeq + 1, publishedSeq ?? events.length)
      .filter(({ header }) => header.type === 'round-repaired')
      .map(({ parts }) => JSON.stringify(parts.public))
      .filter((line) => /repairs|entrant|table|bye|added|removed|reason/.test(line)),
  );
}

/** Nobody has two places in one round: tables, byes and awarded byes. */
const seatedTwice = ({ phases }: TournamentState): readonly string[] =>
  phases.flatMap(({ phase, rounds }) =>
    rounds.flatMap(({ round, tables, byes, awardedByes }) => {
      const seats = [...tables.values()].flatMap(({ entrants }) => entrants);
      const places = [...seats, ...byes, ...awardedByes];
      return places
        .filter((entrant, at) => places.indexOf(entrant) !== at)
        .map((entrant) => `${entrant} in round ${round} of phase ${phase}`);
    }),
  );

const inAPhase = ({ phases }: TournamentState): number =>
  new Set(phases.flatMap(({ entrants }) => entrants)).size;
