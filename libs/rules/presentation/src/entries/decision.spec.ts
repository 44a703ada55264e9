import { oneOf, type Frame, type Play, type Reading } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { answering } from './answering.js';
import { decision, readyDecision } from './decision.js';
import { decisionsInScenarios, decisionsInWords } from './decision-tables.js';
import { answeredElsewhere, kindOf, refusedElsewhere, refusedIn, saidBy } from './refusing.js';

interface GateFrame extends Frame {
  opened?: string;
}

const PASSES = { says: 'passes', id: 'pass' };
const reading = {} as Reading;

const gate = decision('gate', {
  title: 'Which gate?',
  hint: 'One leads to the garden (R-01).',
  hidden: 'goes through a gate',
  unseen: 'waits',
  phrases: [PASSES, { says: 'opens {card}', id: 'open {card}' }],
  wishes: [{ zone: 'field', says: 'open it', id: 'open {card}' }],
  idle: 'pass',
  isOpen: true,
  options: () => oneOf('pass', 'open c1'),
  answered(_, frame: GateFrame, { chosen: [choice] }) {
    frame.opened = choice?.id ?? 'none';
    return 'done';
  },
  refuse: { rule: 'R-01', says: 'Open a gate that is there.' },
  refuseElsewhere: () => ({ rule: 'R-01', says: 'There is no gate here.' }),
});

const toll = decision('toll', {
  title: 'Pay the toll?',
  hint: 'Whoever pays nothing stays outside (R-02).',
  hidden: 'pays',
  phrases: [PASSES, { says: 'pays with {cards...}', id: '{cards}' }],
  wishes: [],
  idle: 'pass',
  waits: 'the toll',
  isOpen: false,
  options: () => oneOf('pass'),
  answered: () => undefined,
  refuse: (_, seat, { verb, words }) => ({
    rule: 'R-02',
    says: `Seat ${seat} cannot ${verb} ${words.join(' and ')}.`,
  }),
});

const blessing = readyDecision('blessing', {
  title: 'A blessing?',
  hint: 'It costs nothing (R-03).',
  hidden: 'is blessed or not',
  phrases: [{ says: 'says yes', id: 'yes' }],
  wishes: [],
  idle: null,
  refuse: { rule: 'R-03', says: 'Answer "yes".' },
});

const ALL = [gate, toll, blessing];

describe('A kind of decision', () => {
  it('asks a seat in its name, and tells how many where it says so', () => {
    expect(gate.asks(2)).toEqual({ seat: 2, kind: 'gate' });
    const howMany = { min: 1, max: 2 };
    expect(toll.asks(1, howMany)).toEqual({ seat: 1, kind: 'toll', howMany });
  });

  it('is answered by the words that begin its phrases, not by what fills their blanks', () => {
    expect(ALL.map(({ verbs }) => [...verbs])).toEqual([['pass', 'open'], ['pass'], ['yes']]);
  });

  it('is refused in its own words, whatever they depend on', () => {
    expect(refusedIn(gate, reading, 1, saidBy('open c9'))).toEqual(gate.refuse);
    expect(refusedIn(toll, reading, 2, saidBy('give c1 c2')).says).toBe(
      'Seat 2 cannot give c1 and c2.',
    );
    expect(saidBy(['c1', 'c2'])).toEqual({ verb: '', words: [], choice: ['c1', 'c2'] });
  });
});

describe('An answer at another time', () => {
  const at = (kind?: string) => kind && { id: 'd1', seat: 1, kind };
  const elsewhere = (kind: string | undefined, words: string) =>
    answeredElsewhere(ALL, at(kind) || undefined, saidBy(words)).map((each) => each.kind);

  it('belongs to the kinds whose words it begins with', () => {
    expect(elsewhere('blessing', 'pass')).toEqual(['gate', 'toll']);
    expect(elsewhere(undefined, 'open c1')).toEqual(['gate']);
  });

  it('is none where one of them is asked, or where nobody ever says so', () => {
    expect(elsewhere('toll', 'pass')).toEqual([]);
    expect(elsewhere('toll', 'dance')).toEqual([]);
  });

  it('is refused by the first kind that has more to say than that', () => {
    const refused = (words: string) =>
      refusedElsewhere(answeredElsewhere(ALL, undefined, saidBy(words)), reading, 1, saidBy(words));
    expect(refused('pass')?.says).toBe('There is no gate here.');
    expect(refused('yes')).toBeUndefined();
  });

  it('finds the entry of what is asked, and there is always one', () => {
    expect(kindOf(ALL, toll.asks(1) as never)).toBe(toll);
    expect(() => kindOf(ALL, { id: 'd1', seat: 1, kind: 'riddle' })).toThrow('riddle');
  });
});

describe('A step that asks several kinds', () => {
  const step = answering(gate, toll);
  const asked = (kind: string) => ({ id: 'd1', seat: 1, kind });
  const answer = { seat: 1, chosen: [{ id: 'open c1' }], number: 0, words: '' };

  it('offers and takes what belongs to the kind that was asked', () => {
    const frame: GateFrame = { kind: 'walk' };
    expect(step.options(reading, frame, asked('toll'))).toEqual(oneOf('pass'));
    expect(step.options(reading, frame, asked('gate'))).toEqual(oneOf('pass', 'open c1'));
    expect(step.answered({} as Play, frame, { ...answer, kind: 'toll' })).toBeUndefined();
    expect(frame.opened).toBeUndefined();
    expect(step.answered({} as Play, frame, { ...answer, kind: 'gate' })).toBe('done');
    expect(frame.opened).toBe('open c1');
  });

  it('shows the choices of those whose options all know', () => {
    expect(step.openChoices).toEqual(['gate']);
  });

  it('takes no answer to what it never asks', () => {
    expect(() => step.options(reading, { kind: 'walk' }, asked('blessing'))).toThrow('blessing');
  });
});

describe('The kinds of decisions of a game', () => {
  it('give the primer its words, and a shared phrase once', () => {
    const { decisions, phrases, wishes } = decisionsInWords(ALL);
    expect(decisions['gate']).toEqual({
      title: 'Which gate?',
      hint: 'One leads to the garden (R-01).',
      hidden: 'goes through a gate',
      unseen: 'waits',
    });
    expect(Object.keys(decisions)).toEqual(['gate', 'toll', 'blessing']);
    expect(decisions['toll']).not.toHaveProperty('unseen');
    expect(phrases.map(({ id }) => id)).toEqual(['pass', 'open {card}', '{cards}', 'yes']);
    expect(wishes).toEqual([{ when: 'gate', zone: 'field', says: 'open it', id: 'open {card}' }]);
  });

  it('give scenarios what is waited for, and what a seat says that does nothing', () => {
    const { waits, idle, phrases } = decisionsInScenarios(ALL);
    expect(waits).toEqual({ gate: 'gate', 'the toll': 'toll', blessing: 'blessing' });
    expect(idle).toEqual(['pass']);
    expect(phrases).toEqual(decisionsInWords(ALL).phrases);
  });
});
