/** Brackets as the service tells them, before anything is played. */
import type { BracketMatch } from './bracket-documents.js';

type Source = BracketMatch['from'][number];

const NOWHERE = { seed: null, winnerOf: null, loserOf: null };
const WAITING = { isConditional: false, entrants: [], winner: null, round: null, table: null };

const winnerOf = (id: string): Source => ({ ...NOWHERE, winnerOf: id });
const loserOf = (id: string): Source => ({ ...NOWHERE, loserOf: id });

const match = (id: string, stage: number, from: readonly Source[]): BracketMatch => ({
  id,
  stage,
  from: [...from],
  status: 'WAITING',
  ...WAITING,
});

interface Round {
  readonly matches: readonly BracketMatch[];
  /** Who comes out of it: winners, or who had a bye. */
  readonly out: readonly Source[];
}

const pairs = (some: readonly Source[]): (readonly Source[])[] =>
  Array.from({ length: Math.ceil(some.length / 2) }, (_, at) => some.slice(2 * at, 2 * at + 2));

/** A round: of an odd number of entrants the last has a bye. */
function round(name: string, stage: number, sources: readonly (readonly Source[])[]): Round {
  const played = sources.map((from, at) => ({ from, id: `${name}-${at + 1}` }));
  return {
    matches: played.flatMap(({ from, id }) => (from.length === 2 ? [match(id, stage, from)] : [])),
    out: played.flatMap(({ from, id }) => (from.length === 2 ? [winnerOf(id)] : from)),
  };
}

function winners(seeds: number, stageOf: (round: number) => number): readonly Round[] {
  const rounds: Round[] = [];
  let out: readonly Source[] = Array.from({ length: seeds }, (_, at) => ({
    ...NOWHERE,
    seed: at + 1,
  }));
  for (let number = 1; out.length > 1; number += 1) {
    const next = round(`w${number}`, stageOf(number), pairs(out));
    rounds.push(next);
    out = next.out;
  }
  return rounds;
}

export function singleOf(seeds: number, thirdPlace = false): readonly BracketMatch[] {
  const rounds = winners(seeds, (number) => number);
  const before = rounds.at(-2)?.matches ?? [];
  const third = before.length === 2 ? before.map(({ id }) => loserOf(id)) : undefined;
  return [
    ...rounds.flatMap(({ matches }) => matches),
    ...(thirdPlace && third ? [match('third', rounds.length, third)] : []),
  ];
}

/** Losers come down in their order: for what a tree looks like it is all the same. */
export function doubleOf(seeds: number): readonly BracketMatch[] {
  const above = winners(seeds, (number) => (number === 1 ? 1 : 2 * number - 2));
  const below: BracketMatch[] = [];
  let out = above[0]?.matches.map(({ id }) => loserOf(id)) ?? [];
  for (const [at, { matches }] of above.entries()) {
    if (at === 0) continue;
    const among = round(`l${2 * at - 1}`, 2 * at, pairs(out));
    const comers = matches.map(({ id }) => loserOf(id));
    const all = Array.from({ length: Math.max(comers.length, among.out.length) }, (_, each) =>
      [comers[each], among.out[each]].filter((source) => source !== undefined),
    );
    const against = round(`l${2 * at}`, 2 * at + 1, all);
    below.push(...among.matches, ...against.matches);
    out = [...against.out];
  }
  const stage = 2 * above.length;
  const last = above.at(-1)?.out[0];
  const finals = [last, out[0]].filter((source) => source !== undefined);
  return [
    ...above.flatMap(({ matches }) => matches),
    ...below,
    match('gf1', stage, finals),
    match('gf2', stage + 1, [winnerOf('gf1'), loserOf('gf1')]),
  ].sort((one, other) => one.stage - other.stage);
}
