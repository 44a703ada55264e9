/** The golden records of Buddyfight. */
import { randomChoice, seededNumbers, type Numbers } from '@scoresheet/rules-testing';
import type { GoldenMatch } from './golden-match.js';
import type { RecordedMatch } from './recorded-match.js';
import { seatOf } from './senders.js';

/** Each option of the ruleset with another value than the usual one. */
const OTHERWISE = {
  firstTurnLimit: false,
  counterattackTie: 'destroys',
  penetrate: 'gone',
  doubleAttack: 'notNullified',
  counterLimit: 'none',
  itemDefense: false,
  soulguardOnCost: true,
  attackStartTiming: false,
  useLimit: 3,
  autoLimit: 10,
  maxTurns: 20,
};

const BRASS_HARBOR = 'ho-060';
const BOILER_CADET = 'ho-006';
/** Attackers with Penetrate, and shields against them. */
const PIERCING = [BOILER_CADET, 'ho-007', 'ho-019', 'ho-035', 'ho-043', 'ho-137'];
const PLAIN = ['ho-009', 'ho-011', 'ho-012', 'ho-016', 'ho-124', 'ho-129', 'ho-139'];
const COPIES = 4;

const piercingDeck = (): readonly string[] => [
  BRASS_HARBOR,
  BOILER_CADET,
  ...[...PIERCING, ...PLAIN].flatMap((code) => Array<string>(COPIES).fill(code)),
];

const PIERCING_SEED = 324;

/** Up to the first Penetrates that are put in order; then a fighter gives up. */
function orderPenetrates(match: RecordedMatch): void {
  const below = seededNumbers(PIERCING_SEED);
  for (let kind = ''; kind !== 'penetrate' && !match.isOver();) kind = answerEagerly(match, below);
  if (!match.isOver()) match.send(seatOf(2), { type: 'concede' });
}

/** Takes an offered link attack, spell or call three times in four. */
function answerEagerly(match: RecordedMatch, below: Numbers): string {
  const asked = match.asked();
  if (!asked) throw new Error('nobody is asked');
  const { id, kind, seat, options } = asked;
  const ids = options.pick === 'one' ? options.from.map((option) => option.id) : [];
  const eager = ids.filter((each) => /^(attack \S+,\S+ c|cast |call )/.test(each));
  const chosen = eager.length > 0 && below(4) > 0 ? eager[below(eager.length)] : undefined;
  const choice = chosen ?? randomChoice(options, below);
  const said = typeof choice === 'object' ? [...choice] : choice;
  match.send(seatOf(seat), { type: 'act', decision: id, choice: said });
  return kind;
}

export const BUDDYFIGHT_MATCHES: { readonly [name: string]: GoldenMatch } = {
  usual: { shows: 'a game by the usual readings, up to its end', seed: 31 },
  flags: { shows: 'a Flag against the other one, up to the end', seed: 34 },
  otherwise: { shows: 'every option otherwise than usual', seed: 33, options: OTHERWISE },
  penetrates: {
    shows: 'Penetrates before a shield, which the attacker puts in order',
    seed: PIERCING_SEED,
    deck: piercingDeck,
    answers: 0,
    then: orderPenetrates,
  },
  conceded: {
    shows: 'a fighter who gives up in the middle of it',
    seed: 32,
    answers: 60,
    then: (match) => match.send(seatOf(2), { type: 'concede' }),
  },
};
