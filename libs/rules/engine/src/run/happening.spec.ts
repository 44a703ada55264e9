import { beforeEach, describe, expect, it } from 'vitest';
import { push, tell } from '../acts/play.js';
import type { Happening, HappeningRule, Replacement } from '../contract/happening-rules.js';
import type { Rules } from '../contract/rules.js';
import type { Step } from '../contract/step.js';
import { atTheTable, type AtTheTable } from '../toys/at-the-table.spec-kit.js';
import { toy } from '../toys/toy.js';
import { happen } from './happening.js';

/** Harm of an amount to a seat, with whatever a spec lets come before it. */
let rule: Partial<HappeningRule>;
let now: readonly Happening[];
let checks: number;
beforeEach(() => {
  rule = {};
  checks = 0;
});

const harm = (seat: number, amount: number): Happening => ({ kind: 'harm', seat, amount });

const start: Step = {
  open: [],
  proceed: () => [{ seat: 1, kind: 'start' }],
  options: () => ({ pick: 'one', from: [{ id: 'go' }] }),
  answered: (play) => happen(play, ...now),
};

const respond: Step = {
  open: ['to'],
  proceed: () => [{ seat: 2, kind: 'respond' }],
  options: () => ({ pick: 'one', from: [{ id: 'let it' }] }),
  answered: (play, frame) => {
    tell(play, 'let', { to: (frame as unknown as { to: number }).to });
    return 'done';
  },
};

const rules = (rest: Partial<Rules> = {}): Rules =>
  toy({
    id: 'happening/1',
    zones: {},
    stories: { harmed: ['seat', 'amount'], let: ['to'] },
    steps: { start, respond },
    happenings: {
      harm: {
        possible: (...args) => rule.possible?.(...args) ?? true,
        replacements: (...args) => rule.replacements?.(...args) ?? [],
        window: (...args) => rule.window?.(...args),
        resolve: (play, { seat, amount }) =>
          tell(play, 'harmed', { seat: seat as number, amount: amount as number }),
      },
    },
    checkAfter: 'happening',
    check: () => void (checks += 1),
    setup: (play) => push(play, { kind: 'start' }),
    ...rest,
  });

const go = (...happenings: readonly Happening[]): AtTheTable => {
  now = happenings;
  return atTheTable(rules(), {}, []).does(1, 'go');
};

const harms = ({ facts }: AtTheTable): readonly string[] =>
  facts.flatMap((fact) =>
    fact.kind === 'happened' && fact.what === 'harmed' ? [`${fact['seat']} ${fact['amount']}`] : [],
  );

const instead = (
  id: string,
  change: (h: Happening) => Happening | null,
  rest = {},
): Replacement => ({
  id,
  seat: 1,
  may: false,
  instead: (_, happening) => change(happening),
  ...rest,
});

const halved = (h: Happening): Happening => ({ ...h, amount: Math.floor(Number(h['amount']) / 2) });
const less = (h: Happening): Happening => ({ ...h, amount: Number(h['amount']) - 1 });

describe('what happens', () => {
  it('happens together, and then the state is checked once', () => {
    const table = go(harm(1, 4), harm(2, 5));
    expect(harms(table)).toEqual(['1 4', '2 5']);
    expect(checks).toBe(1);
    expect(table.waiting()).toEqual(['start of 1']);
  });

  it('may be nothing', () => {
    expect(go().told).toEqual([]);
    expect(checks).toBe(0);
  });

  it('must be known to the game', () => {
    expect(() => go({ kind: 'bliss' })).toThrow("has no happening 'bliss'");
  });
});

describe('what cannot happen', () => {
  it('is left out before anything may replace it', () => {
    rule = {
      possible: (_, { seat }) => seat !== 1,
      replacements: () => [instead('redirect', (h) => ({ ...h, seat: 2 }))],
    };
    expect(harms(go(harm(1, 4), harm(2, 5)))).toEqual(['2 5']);
  });

  it('cannot happen instead of something else either', () => {
    rule = {
      possible: (_, { seat }) => seat !== 1,
      replacements: () => [instead('redirect', (h) => ({ ...h, seat: 1 }))],
    };
    expect(harms(go(harm(2, 5)))).toEqual([]);
  });
});

describe('what happens instead', () => {
  it('needs no answer where there is one and it must', () => {
    rule = { replacements: () => [instead('halve', halved)] };
    expect(harms(go(harm(1, 4)))).toEqual(['1 2']);
  });

  it('works once on each happening, whatever comes of it', () => {
    rule = { replacements: () => [instead('less', less)] };
    expect(harms(go(harm(1, 4), harm(2, 4)))).toEqual(['1 3', '2 3']);
  });

  it('is put in order by the seat concerned where there are two', () => {
    rule = { replacements: () => [instead('halve', halved), instead('less', less)] };
    const table = go(harm(1, 5));
    expect(table.waiting()).toEqual(['replace of 1']);
    expect(table.offered(1)).toEqual(['halve', 'less']);
    expect(harms(table.does(1, 'less'))).toEqual(['1 2']);
  });

  it('is asked of the seat that may, which may also say no', () => {
    rule = { replacements: () => [instead('prevent', () => null, { may: true, seat: 2 })] };
    const table = go(harm(2, 5));
    expect(table.waiting()).toEqual(['may-replace of 2']);
    expect(table.offered(2)).toEqual(['prevent', 'no']);
    expect(harms(table.does(2, 'no'))).toEqual(['2 5']);
    expect(harms(go(harm(2, 5)).does(2, 'prevent'))).toEqual([]);
  });

  it('is asked for one happening after the other', () => {
    rule = {
      replacements: (_, { seat }) => [
        instead(`save ${seat}`, () => null, { may: true, seat: Number(seat) }),
      ],
    };
    const table = go(harm(1, 4), harm(2, 5)).does(1, 'save 1');
    expect(table.waiting()).toEqual(['may-replace of 2']);
    expect(harms(table.does(2, 'no'))).toEqual(['2 5']);
  });
});

describe('responses', () => {
  it('come before it happens, to the first of several first', () => {
    rule = { window: (_, { seat }) => ({ kind: 'respond', to: seat }) as never };
    const table = go(harm(1, 4), harm(2, 5));
    expect(table.told).toEqual([]);
    table.does(2, 'let it');
    expect(table.facts[0]).toMatchObject({ what: 'let', to: 1 });
    table.does(2, 'let it');
    expect(table.told).toEqual(['let', 'harmed', 'harmed']);
  });
});
