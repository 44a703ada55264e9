import { oneOf, type Choice, type Frame, type Play, type Reading } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { answering } from './answering.js';
import { decision, readyDecision } from './decision.js';
import { decisionsInWords, scenarioWords } from './decision-tables.js';
import { oneWord } from './one-word.js';
import * as ready from './ready.js';
import { refusing, saidBy } from './refusing.js';

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
  idle: null,
  refuse: { rule: 'R-03', says: 'Answer "yes".' },
});

const ALL = [gate, toll, blessing];
const ASKED = refusing(ALL);
const at = (kind: string) => ({ id: 'd1', seat: 1, kind });

describe('A kind of decision', () => {
  it('asks a seat in its name, and tells how many where it says so', () => {
    expect(gate.asks(2)).toEqual({ seat: 2, kind: 'gate' });
    const howMany = { min: 1, max: 2 };
    expect(toll.asks(1, howMany)).toEqual({ seat: 1, kind: 'toll', howMany });
  });

  it('is answered by the words that begin its phrases, not by what fills their blanks', () => {
    const kinds = (choice: Choice) =>
      ALL.filter((each) => each.isAnsweredBy(choice)).map(({ kind }) => kind);
    expect(kinds('pass')).toEqual(['gate', 'toll']);
    expect(kinds('open c1')).toEqual(['gate']);
    expect([kinds('c1'), kinds('opens'), kinds(''), kinds(7)]).toEqual([[], [], [], []]);
  });

  it('is answered by a list, a number, or a word that fills its blank, if its phrases say so', () => {
    const seats = { says: 'names {seats...}', id: 'player-{seats}' };
    const coins = { says: 'pays {coin}', id: '{coin}', words: { 'a penny': 'penny' } };
    const amount = { says: 'pays {number}', id: '{number}' };
    const { isAnsweredBy } = ready.may('R-07', { phrases: [seats, coins, amount] });
    expect([['player-2', 'player-1'], 'penny', 7].map(isAnsweredBy)).toEqual([true, true, true]);
    expect(['player-2', ['penny'], ['pass'], []].map(isAnsweredBy)).toEqual(Array(4).fill(false));
  });

  it('is refused in its own words, whatever they depend on', () => {
    expect(ASKED.here(reading, 1, at('gate'), saidBy('open c9'))).toEqual(gate.refuse);
    expect(ASKED.here(reading, 2, at('toll'), saidBy('give c1 c2')).says).toBe(
      'Seat 2 cannot give c1 and c2.',
    );
    expect(saidBy(['c1', 'c2'])).toEqual({ verb: '', words: [], choice: ['c1', 'c2'] });
  });
});

describe('An answer at another time', () => {
  const isForElsewhere = (kind: string | undefined, words: string) =>
    ASKED.isForElsewhere(kind === undefined ? undefined : at(kind), saidBy(words));

  it('is one that kinds would take which are not asked now', () => {
    expect(isForElsewhere('blessing', 'pass')).toBe(true);
    expect(isForElsewhere(undefined, 'open c1')).toBe(true);
  });

  it('is none where one of them is asked, or where nobody ever says so', () => {
    expect(isForElsewhere('toll', 'pass')).toBe(false);
    expect(isForElsewhere('toll', 'dance')).toBe(false);
  });

  it('is refused by the first kind that has more to say than that', () => {
    const refused = (words: string, kind?: string) =>
      ASKED.elsewhere(reading, 1, kind ? at(kind) : undefined, saidBy(words));
    expect(refused('pass')?.says).toBe('There is no gate here.');
    expect(refused('yes')).toBeUndefined();
    expect(refused('pass', 'toll')).toBeUndefined();
  });

  it('finds the entry of what is asked, and there is always one', () => {
    expect(ASKED.kindOf(at('toll'))).toBe(toll);
    expect(() => ASKED.kindOf(at('riddle'))).toThrow('riddle');
  });
});

describe('A step that asks several kinds', () => {
  const step = answering(gate, toll);
  const answer = { seat: 1, chosen: [{ id: 'open c1' }], number: 0, words: '' };

  it('offers and takes what belongs to the kind that was asked', () => {
    const frame: GateFrame = { kind: 'walk' };
    expect(step.options(reading, frame, at('toll'))).toEqual(oneOf('pass'));
    expect(step.options(reading, frame, at('gate'))).toEqual(oneOf('pass', 'open c1'));
    expect(step.answered({} as Play, frame, { ...answer, kind: 'toll' })).toBeUndefined();
    expect(frame.opened).toBeUndefined();
    expect(step.answered({} as Play, frame, { ...answer, kind: 'gate' })).toBe('done');
    expect(frame.opened).toBe('open c1');
  });

  it('shows the choices of those whose options all know', () => {
    expect(step.openChoices).toEqual(['gate']);
  });

  it('takes no answer to what it never asks', () => {
    expect(() => step.options(reading, { kind: 'walk' }, at('blessing'))).toThrow('blessing');
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
    const { waits, idle, phrases, places, decks } = scenarioWords({
      decisions: ALL,
      positions: [{ words: 'the bench', zone: 'garden', slot: 2 }],
      readyDecks: [{ name: 'Weeds', cards: ['w-1', 'w-1'] }],
    });
    expect(places).toEqual({ 'the bench': { zone: 'garden', slot: 2 } });
    expect(decks).toEqual({ Weeds: ['w-1', 'w-1'] });
    expect(waits).toEqual({ gate: 'gate', 'the toll': 'toll', blessing: 'blessing' });
    expect(idle).toEqual(['pass']);
    expect(phrases).toEqual(decisionsInWords(ALL).phrases);
  });
});

describe('A ready decision', () => {
  it('has usual words, which name the rule of the game that asks it', () => {
    const search = ready.search('R-04', 'well');
    expect(search).toMatchObject({
      kind: 'search',
      title: 'Search your well',
      hint: 'Take one of the cards that fit, or nothing; then the well is shuffled (R-04).',
      idle: 'nothing',
      refuse: {
        rule: 'R-04',
        says: 'Take one of the cards that fit and that your well holds, or nothing.',
      },
    });
    expect(search).not.toHaveProperty('says');
    expect(['take w-1', 'nothing', 'keep'].map(search.isAnsweredBy)).toEqual([true, true, false]);
  });

  it('takes from the game what is its own, its phrases before the usual ones', () => {
    const target = ready.target('R-05', {
      title: 'Whom?',
      about: 'whom to greet',
      phrases: [{ says: 'greets {seat}', id: 'player-{seat}' }],
      says: 'Greet whom you see.',
    });
    expect(target.title).toBe('Whom?');
    expect(target.about).toBe('whom to greet');
    expect(target.hint).toBe('Only what may be chosen is listed (R-05).');
    expect(target.phrases.map(({ id }) => id)).toEqual(['player-{seat}', '{card}', '{cards}']);
    expect(target.refuse).toEqual({ rule: 'R-05', says: 'Greet whom you see.' });
  });

  it('is refused as the game says where that depends on what was said', () => {
    const refuse = () => ({ rule: 'R-06', says: 'Not now.' });
    expect(ready.discard('R-05', { refuse }).refuse).toBe(refuse);
  });
});

describe('Answers of one word', () => {
  it('are offered in their order, and said as they are told', () => {
    const { phrases, options, isOpen } = oneWord({ keep: 'keeps', redraw: 'redraws' });
    expect(options()).toEqual(oneOf('keep', 'redraw'));
    expect(phrases).toEqual([
      { says: 'keeps', id: 'keep' },
      { says: 'redraws', id: 'redraw' },
    ]);
    expect(isOpen).toBe(true);
  });
});
