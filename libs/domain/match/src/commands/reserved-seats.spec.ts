/** Given a tournament's table, when its match is opened, then its seats are its players'. */
import { describe, expect, it } from 'vitest';
import { EMPTY_MATCH_CLOSES_AFTER_MS } from '@scoresheet/contracts-messages';
import { LANTERN_DECK } from '../lanterns.spec-kit.js';
import { openScene, type Said } from '../scene.spec-kit.js';
import {
  AT_TABLE,
  creationOf,
  HOUSE,
  openTable,
  runningTable,
  tableEnvironment,
  withLists,
} from '../table.spec-kit.js';

type Creation = Extract<Said, { type: 'create-match' }>;

const without = (...names: readonly (keyof Creation)[]): Creation => {
  const creation: Partial<Creation> = creationOf();
  for (const name of names) delete creation[name];
  return creation as Creation;
};

const opening = (said: Creation, role: 'house' | 'player' | 'judge' | 'organiser' = 'house') =>
  openScene(tableEnvironment, 'house').send('house', said, { role });

const UNLISTED = [{ actor: 'ann' }, { actor: 'bob' }];
const TAKE = { type: 'take-seat', seat: 1, deck: LANTERN_DECK, expectedSeq: 0 } as const;

describe('A match of a tournament’s table', () => {
  it('given lists of all, then event 0 seats everybody, and names the table', () => {
    const scene = openTable({ begins: { seat: 2 } });
    const { terms, seats } = scene.state();
    expect(terms).toMatchObject({ table: AT_TABLE, begins: { seat: 2 } });
    expect(seats.map(({ actor, deck, ready }) => [actor, deck, ready])).toEqual([
      ['ann', LANTERN_DECK, false],
      ['bob', LANTERN_DECK, false],
    ]);
    expect(scene.events).toHaveLength(1);
  });

  it('begins when those who sit there are ready', () => {
    expect(runningTable().state().table).not.toBeNull();
  });

  it('given no list of a player, then the seat waits for this player’s own deck', () => {
    const scene = openTable({ reserved: UNLISTED });
    expect(scene.state().seats.map(({ actor }) => actor)).toEqual([null, null]);
    expect(scene.send('ann', TAKE)).toMatchObject({ type: 'seat-taken' });
    expect(scene.state().seats[0]).toMatchObject({ actor: 'ann', deck: LANTERN_DECK });
  });

  it('names its key before it seats anybody', () => {
    const key = '0123456789abcdef';
    const scene = openScene({ ...tableEnvironment, keyAt: () => key }, 'house');
    scene.send('house', creationOf(), HOUSE);
    const facts = scene.events[0]?.parts.public.facts as readonly { kind: string }[];
    expect(facts.map(({ kind }) => kind)).toEqual([
      'match-created',
      'key-named',
      'seat-taken',
      'seat-taken',
    ]);
    expect(scene.state()).toMatchObject({ key, seats: [{ actor: 'ann' }, { actor: 'bob' }] });
  });

  it('is kept for its players however long it is empty, up to its own terms', () => {
    const scene = openTable({ reserved: UNLISTED });
    scene.wait(EMPTY_MATCH_CLOSES_AFTER_MS);
    const abandon = { type: 'abandon-match', expectedSeq: 0 } as const;
    expect(scene.send('clock', abandon, { role: 'clock' })).toMatchObject({ code: 'too-early' });
  });
});

describe('A match of a tournament’s table is not opened', () => {
  it.each(['player', 'judge', 'organiser'] as const)('by a %s, whichever term is named', (role) => {
    const terms = [
      without('reserved', 'begins'),
      without('table'),
      { ...without('table', 'reserved'), begins: { seat: 1 } },
    ];
    expect(terms.map((said) => opening(said, role))).toEqual(
      terms.map(() => ({
        outcome: 'refused',
        code: 'wrong-role',
        says: 'Only the house opens matches of a tournament: leave out table, reserved and begins.',
      })),
    );
  });

  it.each([
    ['without its table', without('table'), 'table-unclear'],
    [
      'with more seats reserved than there are',
      creationOf({ reserved: withLists(3) }),
      'seat-count',
    ],
    ['with a seat for nobody', creationOf({ reserved: withLists(1) }), 'seat-count'],
    [
      'with two seats for one player',
      creationOf({ reserved: [{ actor: 'ann' }, { actor: 'ann' }] }),
      'already-seated',
    ],
    ['for a seat to begin that is not there', creationOf({ begins: { seat: 3 } }), 'unknown-seat'],
    ['for such a seat to choose', creationOf({ begins: { chosenBy: 3 } }), 'unknown-seat'],
    [
      'with a first seat in a game that finds it by itself',
      creationOf({ game: 'lanterns', begins: { seat: 1 } }),
      'table-unclear',
    ],
  ])('%s', (_, said, code) => {
    expect(opening(said)).toMatchObject({ outcome: 'refused', code });
  });

  it('with a list that cannot be played: refused as a deck is, with its seat', () => {
    const reserved = [
      { actor: 'ann', list: LANTERN_DECK },
      { actor: 'bob', list: ['lamp-1'] },
    ];
    expect(opening(creationOf({ reserved }))).toEqual({
      outcome: 'refused',
      code: 'deck-refused',
      rule: 'R-LAN-10',
      says: 'Seat 2: A deck has 8 cards. (R-LAN-10)',
    });
  });

  it('with lists, as long as it is open which a JUDGE allows', () => {
    const said = creationOf({
      game: 'judged-lanterns',
      options: { judge: 'sits', lamp: 'asked' },
      reserved: withLists(),
    });
    expect(opening(said)).toMatchObject({ code: 'option-unnamed' });
  });
});

describe('A reserved seat', () => {
  it('is refused to somebody else of the table, and to anybody else', () => {
    const scene = openTable({ reserved: UNLISTED });
    expect(scene.send('bob', TAKE)).toEqual({
      outcome: 'refused',
      code: 'seat-reserved',
      says: 'Seat 1 is reserved for somebody else: yours is seat 2.',
    });
    expect(scene.send('eve', TAKE)).toEqual({
      outcome: 'refused',
      code: 'seat-reserved',
      says: 'The seats of this match are reserved for the players of its table.',
    });
  });

  it('is refused in the same words when the game has begun', () => {
    const lobby = openTable({ reserved: UNLISTED }).send('eve', TAKE);
    expect(runningTable().send('eve', TAKE)).toEqual(lobby);
  });

  it('is not there beyond the table', () => {
    const scene = openTable({ reserved: UNLISTED });
    expect(scene.send('ann', { ...TAKE, seat: 3 })).toMatchObject({ code: 'unknown-seat' });
  });

  it('has one deck: who sits there by a list takes it no second time', () => {
    expect(openTable().send('ann', TAKE)).toMatchObject({ code: 'already-seated' });
  });

  it('is no seat of the house', () => {
    const scene = openTable({ reserved: UNLISTED });
    expect(scene.send('ann', TAKE, HOUSE)).toMatchObject({
      code: 'wrong-role',
      says: 'Only players can do this, and you are here as the house.',
    });
  });
});

describe('Staff who play at the table', () => {
  const reasonDigest = 'ab'.repeat(32);

  it.each(['judge', 'organiser'] as const)('cannot rule there as %s, seated or not yet', (role) => {
    const end = { type: 'end-match', result: 'no-result', reasonDigest } as const;
    for (const scene of [openTable(), openTable({ reserved: UNLISTED })]) {
      expect(scene.send('bob', end, { role })).toMatchObject({ code: 'judge-seated' });
    }
    expect(openTable().send('jo', end, { role })).toMatchObject({ type: 'match-ended' });
    expect.assertions(3);
  });

  const sit = { type: 'take-judge-seat', expectedSeq: 0 } as const;
  const judged = () =>
    openTable({ game: 'judged-lanterns', options: { judge: 'sits' }, reserved: UNLISTED });

  it('cannot be its JUDGE either', () => {
    expect(judged().send('bob', sit, { role: 'judge' })).toMatchObject({ code: 'already-seated' });
  });

  it('its JUDGE is a judge of the tournament', () => {
    expect(judged().send('eve', sit)).toEqual({
      outcome: 'refused',
      code: 'wrong-role',
      says: 'The JUDGE of a match at a tournament is one of its judges.',
    });
    expect(judged().send('jo', sit, { role: 'judge' })).toMatchObject({ type: 'judge-seat-taken' });
  });
});
