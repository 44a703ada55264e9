/** Each game of each table is played once, and results are what the records of matches say. */
import { statusOf } from '@scoresheet/domain-match';
import { isJsonObject, type Json } from '@scoresheet/domain-record';
import { resultsInMatches } from '@scoresheet/domain-tournament';
import { TOURNAMENT } from './event-plan.js';
import { factsOf, houseFile, readFile, type EventTruth, type PlayedMatch } from './event-truth.js';

export const wrongMatches = (truth: EventTruth): readonly string[] => [
  ...playedTwice(truth),
  ...goingOn(truth),
  ...unfoundEnds(truth),
  ...otherThanMatches(truth),
  ...unplayed(truth),
];

/** Two attempts at one game are two matches; only one of them may have a result. */
function playedTwice({ matches }: EventTruth): readonly string[] {
  const seen = new Set<string>();
  return [...matches].flatMap(([match, { state }]) => {
    const { table } = state.terms;
    if (table?.tournament !== TOURNAMENT) return [`stray: ${match} belongs to no table`];
    const name = [table.phase, table.round, table.table, table.game, table.attempt].join('/');
    const isTwice = seen.has(name);
    seen.add(name);
    return isTwice ? [`twice: the game ${name} has another match, ${match}`] : [];
  });
}

const goingOn = ({ matches }: EventTruth): readonly string[] =>
  [...matches]
    .filter(([, { state }]) => statusOf(state) !== 'over')
    .map(([match, { state }]) => `left over: ${match} is ${statusOf(state)}`);

/** What a tournament names of a match is the last event of its record. */
function unfoundEnds({ events, matches }: EventTruth): readonly string[] {
  const facts = [...factsOf(events, 'result-recorded'), ...factsOf(events, 'question-opened')];
  const ends = facts.flatMap(({ matches: named }) => (Array.isArray(named) ? named : []));
  return ends.flatMap((end: Json) => {
    const [match, seq, hash] = isJsonObject(end) ? [end['match'], end['seq'], end['hash']] : [];
    const last = lastOf(matches.get(String(match)));
    if (last?.seq === seq && last?.hash === hash) return [];
    return [`unfound: ${String(match)} ends at ${last?.seq}, the tournament says ${String(seq)}`];
  });
}

const lastOf = (match: PlayedMatch | undefined) => match?.events.at(-1)?.head;

function otherThanMatches({ events, matches }: EventTruth): readonly string[] {
  if (events.length === 0) return [];
  const played = [...matches].map(
    ([match, { events: own }]) => [match, readFile(houseFile(own))] as const,
  );
  const { notAtHand, differs } = resultsInMatches(readFile(houseFile(events)), new Map(played));
  return [
    ...differs.map(({ match, says }) => `differs: ${match}: ${says}`),
    ...(notAtHand === 0 ? [] : [`unfound: ${notAtHand} matches have no record`]),
  ];
}

/** A table has its first match, or its result came before one could be opened: staff decided it. */
function unplayed({ state, matches }: EventTruth): readonly string[] {
  const opened = new Set(
    [...matches.values()].map(({ state: { terms } }) =>
      [terms.table?.phase, terms.table?.round, terms.table?.table].join('/'),
    ),
  );
  const rounds = (state?.phases ?? []).flatMap(({ phase, rounds: all }) =>
    all.map((round) => ({ phase, ...round })),
  );
  return rounds.flatMap(({ phase, round, tables }) =>
    [...tables.values()].flatMap(({ number, result }) => {
      const name = [phase, round, number].join('/');
      if (result === null) return [`open: the table ${name} has no result`];
      return opened.has(name) || result.is === 'forfeit' ? [] : [`unplayed: the table ${name}`];
    }),
  );
}
