import {
  cardOf,
  decisions,
  markOf,
  move,
  reslot,
  run,
  see,
  seatCounter,
  type Play,
} from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { discard, field, slotNamed } from '../field.js';
import { goOn, idOf, laidTable, told, type Sides } from '../laid-table.spec-kit.js';
import { attackFrame, type AttackFrame } from './attack-frame.js';

const TABLE: Sides = {
  south: { field: { 'altar-1': 'Doorstep Ogre' } },
  north: { field: { 'altar-1': 'Patient Milestone' } },
};
const [ATTACKER, TARGET] = ['Doorstep Ogre', 'Patient Milestone'];

function attackOn(play: Play, target: string | null): AttackFrame {
  return attackFrame(play, idOf(play, ATTACKER), target === null ? null : idOf(play, target));
}

/** Strikes after something has come between the declaration and the blow. */
function struckAfter(between: (play: Play) => void, table = TABLE): Play {
  const play = laidTable(table);
  const frame: AttackFrame = { ...attackOn(play, TARGET), stage: 'strike' };
  between(play);
  play.facts.length = 0;
  return goOn(play, frame);
}

const kinds = (play: Play): readonly string[] => told(play).map(({ what }) => what);

describe('An attack strikes', () => {
  it('where both cards stand as they stood, and tells what it did', () => {
    const play = struckAfter(() => undefined);
    expect(kinds(play)).toEqual(['card-hit', 'damage-dealt']);
  });

  it('where the target has only changed its position in the row', () => {
    const moved = struckAfter((play) =>
      reslot(play, idOf(play, TARGET), slotNamed('altar-3') ?? 0),
    );
    expect(kinds(moved)).toEqual(['card-hit', 'damage-dealt']);
  });
});

describe('An attack is lost (A-FUZ-61)', () => {
  const toVault = (name: string) => (play: Play) =>
    reslot(play, idOf(play, name), slotNamed('vault-3') ?? 0);
  const toSide = (name: string, seat: number) => (play: Play) =>
    void move(play, idOf(play, name), field(seat), { slot: 2 });
  const away = (name: string, seat: number) => (play: Play) =>
    void move(play, idOf(play, name), discard(seat));

  it.each<[string, (play: Play) => void]>([
    ['the attacker has left the field', away(ATTACKER, 1)],
    ['the attacker lies in the Vault', toVault(ATTACKER)],
    ['the attacker has changed sides', toSide(ATTACKER, 2)],
    ['the target has left the field', away(TARGET, 2)],
    ['the target has changed its row', toVault(TARGET)],
    ['the target has changed sides', toSide(TARGET, 1)],
  ])('where %s', (_, between) => {
    const attacker = idOf(laidTable(TABLE), ATTACKER);
    expect(told(struckAfter(between))).toEqual([
      { kind: 'happened', what: 'attack-lost', attacker },
    ]);
  });

  it.each([
    ['the attacker is no more', ATTACKER],
    ['the target is no more', TARGET],
  ])('where %s', (_, name) => {
    const play = laidTable(TABLE);
    const frame: AttackFrame = { ...attackOn(play, TARGET), stage: 'strike' };
    const id = idOf(play, name);
    const { place } = cardOf(play.state, id);
    delete play.state.cards[id];
    delete play.state.places[place];
    expect(kinds(goOn(play, frame))).toEqual(['attack-lost']);
  });
});

describe('An attack that is declared', () => {
  it('unveils a card in Stealth, and no other has to be unveiled', () => {
    const unveiled = (card: string): number => {
      const play = laidTable({ south: { field: { 'altar-1': card } } });
      goOn(play, attackFrame(play, idOf(play, card), null));
      expect(markOf(cardOf(play.state, idOf(play, card)), 'attacked')).toBe(1);
      return markOf(cardOf(play.state, idOf(play, card)), 'unveiled');
    };
    expect(unveiled('Hush Weasel')).toBe(1);
    expect(unveiled('Doorstep Ogre')).toBe(0);
  });

  it('on Life takes as much as the ATK', () => {
    const play = laidTable({ south: { field: { 'altar-1': ATTACKER } } });
    goOn(play, attackOn(play, null));
    expect(seatCounter(play.state, 2, 'life')).toBe(33 - 5);
  });
});

describe('The Bridge (R-FUZ-64)', () => {
  const table: Sides = { ...TABLE, north: { field: { 'altar-1': 'Trapdoor Juggler' } } };
  const asked = (): Play => {
    const play = laidTable(table);
    return goOn(play, attackOn(play, 'Trapdoor Juggler'));
  };

  it('is asked of the defender, who may stay or go', () => {
    expect(decisions(asked())).toMatchObject([
      { seat: 2, kind: 'bridge', options: { from: [{ id: 'stay' }, { id: 'bridge' }] } },
    ]);
  });

  it('shows everybody the whole attack while it waits', () => {
    const play = asked();
    const shown = see(play.rules, play.facts.at(-1)!, 'public');
    const frame = { seat: 1, attacker: idOf(play, ATTACKER), row: 'altar', stage: 'strike' };
    expect(shown).toMatchObject({
      frames: expect.arrayContaining([
        expect.objectContaining({ ...frame, target: idOf(play, 'Trapdoor Juggler') }),
      ]),
    });
  });

  it('takes the card out of the way and tells which', () => {
    const play = asked();
    const [decision] = decisions(play);
    const ran = run(play, { seat: 2, decision: decision?.id ?? '', choice: 'bridge' }, play.chance);
    const juggler = idOf(play, 'Trapdoor Juggler');
    expect('facts' in ran && ran.facts).toContainEqual({
      kind: 'happened',
      what: 'attack-dodged',
      card: juggler,
    });
    expect(cardOf(play.state, juggler).slot).toBe(slotNamed('vault-1'));
  });
});
