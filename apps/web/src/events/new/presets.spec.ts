import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import { sha256 } from '@scoresheet/domain-record/node';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { describe, expect, it } from 'vitest';
import { LISTS, termsOf, usualDraft, type EventDraft, type OfferedGame } from './event-draft.js';
import type { EventTerms } from './new-event-documents.js';
import { PRESETS, presetsFor } from './presets.js';
import { standingsFor } from './standings-names.js';

const { gamesOf, offlineTournament, tournamentSecretOf } =
  await import('@scoresheet/domain-tournament');

const KEY = new Uint8Array(32).fill(7);
const environment = {
  sha256,
  gameOf: gamesOf(rulesOf),
  secretOf: (record: string) => tournamentSecretOf(KEY, record, sha256),
};

const offered: readonly OfferedGame[] = Object.entries(GAMES).map(([id, { title, rules }]) => ({
  id,
  title,
  minSeats: rules.minSeats,
  maxSeats: rules.maxSeats,
}));
const inWords = (name: string): string => name.toLowerCase().replaceAll('_', '-');

type Said = Parameters<ReturnType<typeof offlineTournament>['send']>[1];

/** As the server makes a command of what a page asks for. */
function saidOf({ title: _, description: __, ...terms }: EventTerms): Said {
  const phases = terms.phases.map(({ kind, cut, roundsBy, ...phase }) =>
    withoutUndefined({
      ...phase,
      kind: inWords(kind),
      rounds: roundsBy ?? phase.rounds,
      cut: cut == null ? undefined : { ...cut, by: inWords(cut.by) },
    }),
  );
  const { lists } = terms;
  return withoutUndefined({
    ...terms,
    type: 'create-tournament',
    phases,
    play: inWords(terms.play),
    entry: inWords(terms.entry),
    lists: lists == null ? undefined : { ...lists, open: inWords(lists.open) },
  }) as unknown as Said;
}

/** What becomes of it: `accepted`, or why not. */
function verdictOn(terms: EventTerms): string {
  const opened = offlineTournament(environment, { name: 'p', owner: 'olga' });
  const sent = opened.send('olga', saidOf(terms));
  return 'bytes' in sent ? 'accepted' : JSON.stringify(sent);
}

const every = offered.flatMap((game) =>
  presetsFor(game).map(({ id }) => [`${game.id} ${id}`, game, id] as const),
);

describe('A preset', () => {
  it.each(every)('%s is accepted as it is, wherever it is played', (_, game, preset) => {
    const draft: EventDraft = { ...usualDraft(game.id), title: 'Saturday', preset };
    const played = (['PLATFORM', 'TABLES'] as const).map((play) =>
      verdictOn(termsOf({ ...draft, play }, game)),
    );
    expect(played).toEqual(['accepted', 'accepted']);
  });

  it.each(PRESETS.map(({ id }) => id))('%s is accepted with every choice of lists', (preset) => {
    const game = offered.find(({ maxSeats }) => maxSeats >= 5) as OfferedGame;
    const draft: EventDraft = { ...usualDraft(game.id), title: 'Saturday', preset };
    const verdicts = LISTS.map((lists) => verdictOn(termsOf({ ...draft, lists }, game)));
    expect(verdicts).toEqual(LISTS.map(() => 'accepted'));
  });

  it('would be refused for a table that the game does not seat', () => {
    const duel = offered.find(({ maxSeats }) => maxSeats === 2) as OfferedGame;
    expect(presetsFor(duel).map(({ id }) => id)).not.toContain('pods');
    const asked = { ...duel, maxSeats: 5 };
    const draft = { ...usualDraft(duel.id), title: 'Saturday', preset: 'pods' };
    expect(verdictOn(termsOf(draft, asked))).toContain('terms-unclear');
  });
});

describe('Standings that are offered', () => {
  const game = offered.find(({ maxSeats }) => maxSeats >= 5) as OfferedGame;
  const names = [
    ...standingsFor(false).map((name) => ['swiss-3', name] as const),
    ...standingsFor(true).map((name) => ['pods', name] as const),
  ];

  it.each(names)('of %s are released as %s', (preset, standings) => {
    const draft = { ...usualDraft(game.id), title: 'Saturday', preset, standings };
    const terms = termsOf(draft, game);
    expect(terms.phases[0]).toMatchObject({ standings });
    expect(verdictOn(terms)).toBe('accepted');
  });
});
