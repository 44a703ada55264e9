import { describe, expect, it } from 'vitest';
import { goldenDifference } from './golden-difference.js';
import { stepsOfPlaythrough } from './playthrough-steps.js';

const fact = (card: string, to: string) => ({ kind: 'moved', card, from: 'hand@1', to });
const event = (seq: number, ...facts: readonly object[]) => ({
  name: `event ${seq}`,
  says: { action: { type: 'act' }, facts },
});
const KEPT = [
  event(4, fact('c1', 'board@1')),
  event(5, fact('c2', 'board@1'), fact('c3', 'drop@1'), fact('c4', 'board@1')),
  event(6, fact('c5', 'board@1')),
];

describe('A golden that is not what it was', () => {
  it('is told by its match, its event, the field, and the lines of that event around it', () => {
    const found = [
      KEPT[0]!,
      event(5, fact('c2', 'board@1'), fact('c3', 'deck@1'), fact('c4', 'board@1')),
      event(6, fact('c6', 'board@1')),
    ];
    expect(goldenDifference('usual of toys/1', KEPT, found)).toBe(
      [
        'usual of toys/1, event 5.facts.1.to: "drop@1" and "deck@1"',
        '        "card": "c3",',
        '        "from": "hand@1",',
        '        "kind": "moved",',
        '-       "to": "drop@1"',
        '+       "to": "deck@1"',
        '      },',
        '      {',
        '        "card": "c4",',
      ].join('\n'),
    );
  });

  it('shows a fact that is gone, one that is new, and an event that never comes', () => {
    const gone = [KEPT[0]!, event(5, fact('c2', 'board@1'), fact('c4', 'board@1')), KEPT[2]!];
    const lost = goldenDifference('usual', KEPT, gone)?.split('\n') ?? [];
    expect(lost.filter((line) => /^[-+] .*"card"/.test(line))).toEqual(['-       "card": "c3",']);
    const added = goldenDifference('usual', gone, KEPT)?.split('\n') ?? [];
    expect(added.filter((line) => /^[-+] .*"card"/.test(line))).toEqual(['+       "card": "c3",']);
    expect(goldenDifference('usual', KEPT, KEPT.slice(0, 2))).toMatch(
      /^usual, event 6, is now gone\n- \{\n/,
    );
  });

  it('is short, however much of it differs', () => {
    const long = (to: string) => [
      event(1, ...Array.from({ length: 400 }, (_, card) => fact(`c${card}`, to))),
    ];
    const says = goldenDifference('usual', long('board@1'), long('drop@1'))?.split('\n') ?? [];
    expect(says.length).toBeLessThan(60);
    expect(says.filter((line) => /^[-+] … and \d+ lines more$/.test(line))).toHaveLength(2);
  });

  it('says nothing where all is as it was', () => {
    expect(goldenDifference('usual', KEPT, structuredClone(KEPT))).toBeUndefined();
  });
});

describe('The steps of a kept playthrough', () => {
  it('are its answers, with who saw what', () => {
    const text = (to: string) =>
      `Toys\n\n== setup\nall: sees {"turn":1}\n\n== 1. seat 1, play: "c1"\nseat 1, public: {"kind":"moved","to":"${to}"}\n`;
    const says = goldenDifference(
      'Toys',
      stepsOfPlaythrough(text('board@1')),
      stepsOfPlaythrough(text('drop@1')),
    );
    expect(says).toContain(
      'Toys, 1. seat 1, play: "c1".0.seat 1, public.to: "board@1" and "drop@1"',
    );
    expect(says).toContain('-       "to": "board@1"\n+       "to": "drop@1"');
  });
});
