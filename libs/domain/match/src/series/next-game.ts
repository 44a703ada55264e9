/**
 * Opens the next game of a series: the same two with the same lists, under the terms of the game
 * before. Whoever lost chooses who begins; after a draw, and where a game never asks, its rules say.
 *
 * Rules: A-FRI-69 (same lists, everything else anew).
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { CreateMatch, ReservedSeat } from '@scoresheet/contracts-messages';
import { optionsOf } from '../commands/left-to-judge.js';
import { saidByHouse } from '../commands/said-by-house.js';
import type { MatchState } from '../fold/match-state.js';
import { pinnedRules, type RulesSource } from '../rules/pinned-rules.js';
import { ownResult } from './played-games.js';
import { seriesOf } from './series.js';
import { nextMatchAfter, type SeriesTerms } from './series-terms.js';

/** What opens it, once the last event has this hash; undefined where the series does not go on. */
export function nextGameOf(
  source: RulesSource,
  state: MatchState,
  hash: string,
): CreateMatch | undefined {
  const { terms, record, seq, nextMatch } = state;
  const result = ownResult(pinnedRules(source, terms).ruleset, state);
  if (terms.series === undefined || nextMatch === null || result === undefined) return undefined;
  const { bestOf, previous } = terms.series;
  const played = [...previous, { match: record, seq, hash, ...result }];
  const { commandId, match } = nextMatchAfter(record, source.sha256);
  return {
    ...saidByHouse(commandId, match),
    type: 'create-match',
    seats: state.seats.length,
    ...termsAgain(state),
    series: { bestOf: bestOf as 3 | 5, previous: played },
    reserved: state.seats.flatMap(seatAgain),
    ...whoBegins(source, terms.game, { bestOf, previous: played }),
  };
}

type AgainTerms = Pick<
  CreateMatch,
  'abandonAfterMs' | 'clock' | 'game' | 'options' | 'private' | 'spectatorDelay'
>;

/** What a JUDGE has named stands: the lists were made for it. */
function termsAgain(state: MatchState) {
  const { game, abandonAfterMs, spectatorDelay, clock, private: isPrivate } = state.terms;
  return withoutUndefined<AgainTerms>({
    game,
    abandonAfterMs,
    spectatorDelay,
    // The options of a match came as options.
    options: { ...optionsOf(state) } as NonNullable<CreateMatch['options']>,
    clock,
    private: isPrivate,
  });
}

const seatAgain = ({ actor, deck }: MatchState['seats'][number]): ReservedSeat[] =>
  actor === null || deck === null ? [] : [{ actor, list: [...deck] }];

function whoBegins(
  { rulesOf }: RulesSource,
  game: string,
  { bestOf, previous }: SeriesTerms,
): Pick<CreateMatch, 'begins'> {
  const { chosenBy } = seriesOf(bestOf, previous).next ?? {};
  const mayBeNamed = rulesOf(game)?.ruleset.firstMayBeNamed === true;
  return chosenBy === undefined || !mayBeNamed ? {} : { begins: { chosenBy } };
}
