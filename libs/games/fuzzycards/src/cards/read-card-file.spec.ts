import { describe, expect, it } from 'vitest';
import { readCardFile } from './card-set.js';

const hero = {
  code: 'x-1',
  name: 'Test Pilot',
  type: 'hero',
  force: 'power',
  rarity: 'rare',
  cost: 3,
  atk: 8,
  def: 6,
  hp: 10,
};
const event = (ability: object) => ({
  code: 'x-2',
  name: 'Test Flight',
  type: 'event',
  force: 'power',
  rarity: 'rare',
  cost: 1,
  abilities: [{ timing: 'event', ...ability }],
});
const fileOf = (...cards: readonly unknown[]) => ({ set: 'x', title: 'X', cards });
const problemsOf = (...cards: readonly unknown[]): readonly string[] =>
  readCardFile(fileOf(...cards)).problems.map(({ path, says }) => `${path}: ${says}`);
const withAbility = (ability: object): readonly string[] =>
  problemsOf({ ...hero, abilities: [ability] });

describe('A card file', () => {
  it('that is right gives its cards, without the line that is for editors', () => {
    const { file, problems } = readCardFile({
      $schema: './card-file.schema.json',
      ...fileOf(hero),
    });
    expect(problems).toEqual([]);
    expect(file).toEqual(fileOf(hero));
  });

  it.each([null, 'cards', [], {}])('that is %j is none', (json) => {
    expect(readCardFile(json).file).toBeUndefined();
  });

  it('tells every problem at once, and gives no card then', () => {
    const { file, problems } = readCardFile(
      fileOf({ ...hero, cost: 9, rarity: 'shiny' }, { ...hero, attack: 3 }),
    );
    expect(file).toBeUndefined();
    expect(problems.map(({ path }) => path)).toEqual([
      'cards[0].rarity',
      'cards[0].cost',
      'cards[1].attack',
    ]);
  });

  it('names the path and the reason of a verb that nobody knows', () => {
    const [problem] = problemsOf(hero, event({ does: [{ verb: 'hurt', amount: 1 }] }));
    expect(problem).toMatch(
      /^cards\[1\]\.abilities\[0\]\.does\[0\]\.verb: there is no verb "hurt"/,
    );
  });

  it.each([
    [{ ...hero, type: 'villain' }, 'cards[0].type'],
    [{ ...hero, force: 'luck' }, 'cards[0].force'],
    [{ ...hero, keywords: { flying: 1 } }, 'cards[0].keywords.flying'],
    [{ ...hero, keywords: { rush: 0 } }, 'cards[0].keywords.rush'],
    [{ ...hero, hp: undefined }, 'cards[0].hp'],
    [{ ...hero, atk: 7.5 }, 'cards[0].atk'],
    [{ ...hero, name: ' ' }, 'cards[0].name'],
    [{ ...event({ does: [] }), hp: 3 }, 'cards[0].hp'],
    [{ ...event({ does: [] }), abilities: [] }, 'cards[0].abilities'],
    [{ ...hero, abilities: [{ timing: 'event', does: [] }] }, 'cards[0].abilities[0].timing'],
  ])('with %j is refused at %s', (card, path) => {
    expect(readCardFile(fileOf(card)).problems.map((problem) => problem.path)).toEqual([path]);
  });

  it('has each code and each name once', () => {
    expect(problemsOf(hero, { ...hero, name: 'Else' })).toEqual([
      "cards[1].code: cards[0] has the code 'x-1' already",
    ]);
    expect(problemsOf(hero, { ...hero, code: 'x-9' })).toEqual([
      "cards[1].name: cards[0] has the name 'Test Pilot' already",
    ]);
  });
});

describe('An ability', () => {
  const foe = { name: 'foe', from: { side: 'theirs' }, min: 1, max: 1 };
  const heal = { verb: 'heal', to: 'foe', amount: 1 };
  const at = (problems: readonly string[]): readonly string[] =>
    problems.map((problem) => problem.split(':')[0]?.replace('cards[0].abilities[0]', '') ?? '');

  it.each<[object, string]>([
    [{ timing: 'on-lunch', does: [] }, '.timing'],
    [{ timing: 'on-hit' }, '.does'],
    [{ timing: 'on-hit', does: [{ verb: 'damage', to: 'foe', amount: 1 }] }, '.does[0].to'],
    [{ timing: 'on-hit', does: [{ verb: 'damage', to: 'self' }] }, '.does[0].amount'],
    [{ timing: 'on-hit', does: [{ verb: 'draw', amount: 1, to: 'it' }] }, '.does[0].to'],
    [{ timing: 'on-hit', does: [{ verb: 'silence', to: 'self' }] }, '.does[0].until'],
    [
      { timing: 'on-hit', does: [{ verb: 'heal', to: { colour: 'red' }, amount: 1 }] },
      '.does[0].to.colour',
    ],
    [
      { timing: 'on-hit', does: [{ verb: 'draw', amount: { count: { side: 'left' } } }] },
      '.does[0].amount.count.side',
    ],
    [{ timing: 'on-hit', choose: [foe], does: [] }, '.choose[0].name'],
    [{ timing: 'on-hit', when: { atMost: -1 }, does: [] }, '.when.atMost'],
    [{ timing: 'on-hit', when: { atMost: 3 }, does: [] }, '.when'],
    [{ timing: 'on-hit', choose: [{ ...foe, min: 2 }], does: [heal] }, '.choose[0].min'],
    [{ timing: 'passive', does: [] }, '.lasting'],
    [{ timing: 'passive', does: [{ verb: 'draw', amount: 1 }], lasting: [] }, '.does'],
    [{ timing: 'activate', may: true, does: [] }, '.may'],
    [{ timing: 'activate', cost: { energy: 9 }, does: [] }, '.cost.energy'],
    [{ timing: 'on-ko', cost: { energy: 1 }, does: [] }, '.cost'],
    [{ timing: 'on-ko', does: [{ verb: 'return', to: 'self' }] }, '.does[0].to'],
    [{ timing: 'on-kill', does: [{ verb: 'return', to: 'it' }] }, '.does[0].to'],
  ])('like %j is refused at %s', (ability, path) => {
    expect(at(withAbility(ability))).toEqual([path]);
  });

  it('may name what it has chosen, the card that it attacks, and itself', () => {
    const does = ['foe', 'it', 'self', 'bearer'].map((to) => ({ verb: 'destroy', to }));
    expect(withAbility({ timing: 'on-attack', choose: [foe], does })).toEqual([]);
  });
});
