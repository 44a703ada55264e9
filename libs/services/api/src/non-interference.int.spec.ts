/**
 * Whoever may not know a card reads the same bytes in a world where it is another card: by every
 * query, subscription, export, list and refusal, and in the services' own log.
 */
import { stat } from 'node:fs';
import { Logger } from '@nestjs/common';
import { matchSecretOf, type MatchEnvironment } from '@scoresheet/domain-match';
import { sha256 } from '@scoresheet/domain-record/node';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import {
  cardsIn,
  end,
  place,
  tell,
  rulesetOf,
  type Play,
  type Rules,
  type State,
  type Step,
  type Ruleset,
} from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { CHANNELS, saidIn, TWIN_KEY, type Channel } from './channels.spec-kit.js';
import { firstDifference, type Difference } from './first-difference.spec-kit.js';
import { twinMatches, type TwinMatches } from './twin-matches.spec-kit.js';

const environment: MatchEnvironment = {
  rulesOf,
  sha256,
  secretOf: (record) => matchSecretOf(TWIN_KEY, record, sha256),
};

const VIEWERS = [1, 2, 'public'] as const;
/** From the first event of the game, over the flip and the mulligan, into the turns. */
const LENGTHS = [5, 7, 9, 14, 30, 60];

const pairs = (count: number): readonly TwinMatches[] =>
  Array.from({ length: count }, (_, index) =>
    twinMatches(environment, {
      seed: index + 1,
      viewer: VIEWERS[index % VIEWERS.length] ?? 'public',
      events: LENGTHS[Math.floor(index / VIEWERS.length) % LENGTHS.length] ?? 60,
      opens: index % 2 === 0 ? 'at-end' : 'never',
    }),
  );

/** Where somebody could tell the two worlds apart: the channel, and what it says there in each. */
interface Leak extends Difference {
  readonly channel: Channel;
}

async function leaksOf(
  twins: readonly TwinMatches[],
  play: typeof amongOthers = (run) => run(),
): Promise<readonly Leak[]> {
  const [one, other] = [await saidIn(0, twins), await play(() => saidIn(1, twins))];
  for (const channel of CHANNELS) expect(one[channel], `${channel} says something`).not.toBe('');
  return CHANNELS.filter((channel) => one[channel] !== other[channel]).map((channel) => ({
    channel,
    ...firstDifference(one[channel], other[channel]),
  }));
}

/** Now and then something else is due in the same turn of the event loop, as on a busy machine. */
async function amongOthers<T>(run: () => Promise<T>): Promise<T> {
  let isOver = false;
  const other = (): void => {
    if (isOver) return;
    setImmediate(() => undefined);
    stat('.', other);
  };
  other();
  try {
    return await run();
  } finally {
    isOver = true;
  }
}

/** Runs with rules that are changed in one place, for the api, the workers and the records. */
async function planted<T>(change: (rules: Rules) => Partial<Rules>, run: () => Promise<T>) {
  const entry = GAMES['fuzzycards'] as { readonly rules: Rules; ruleset: Ruleset };
  const { rules, ruleset } = entry;
  try {
    entry.ruleset = rulesetOf({ ...rules, ...change(rules) });
    return await run();
  } finally {
    entry.ruleset = ruleset;
  }
}

/** Something that no single viewer may know: which cards the two hands hold first. */
const secretOf = (state: State): string =>
  [1, 2].map((seat) => state.cards[cardsIn(state, place('hand', seat))[0] ?? '']?.face).join();

const asNumber = (words: string): number =>
  [...words].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

const refusing =
  (refuse: (state: State) => string) =>
  (rules: Rules): Partial<Rules> => ({
    refuse: (...asked: Parameters<Rules['refuse']>) => ({
      ...rules.refuse(...asked),
      says: refuse(asked[0].state),
    }),
  });

const LEAKS: readonly (readonly [Channel, (rules: Rules) => Partial<Rules>])[] = [
  ['view', () => ({ shownValues: ['spied'], lasting: ({ state }) => asNumber(secretOf(state)) })],
  ['events', tellsTheSecret],
  ['moments', tellsTheSecret],
  ['subscription', tellsTheSecret],
  ['export', tellsTheSecret],
  ['refusals', refusing((state) => `They hold ${secretOf(state)}.`)],
  ['list', endsWithTheSecret],
  [
    'log',
    refusing((state) => {
      new Logger('Rules').verbose(secretOf(state));
      return 'No.';
    }),
  ],
];

function tellsTheSecret({ steps, stories }: Rules): Partial<Rules> {
  const genesis = steps['genesis'] as Step;
  const proceed: Step['proceed'] = (play, frame) => {
    tell(play, 'peeked', { secret: secretOf(play.state) });
    return genesis.proceed(play, frame);
  };
  return {
    stories: { ...stories, peeked: ['secret'] },
    steps: { ...steps, genesis: { ...genesis, proceed } },
  };
}

function endsWithTheSecret({ check }: Rules): Partial<Rules> {
  return {
    check(play: Play) {
      check(play);
      const isLate = (play.state.table['turn'] ?? 0) > 2;
      const reason = `${secretOf(play.state).length > 0 ? secretOf(play.state) : 'none'}`;
      if (isLate && play.state.outcome === null) end(play, { places: [[1], [2]], reason });
    },
  };
}

describe('Two worlds that differ in what the viewer may not know', () => {
  it('are the same by every channel, from the setup on', async () => {
    const twins = pairs(18);
    const differing = twins.filter(({ differ }) => differ).length;
    expect(differing / twins.length).toBeGreaterThanOrEqual(0.9);
    expect(await leaksOf(twins)).toEqual([]);
  });

  it('are the same to whoever meets a bug whose message names a hidden card', async () => {
    const breaks = refusing((state) => {
      throw new Error(`cannot refuse, they hold ${secretOf(state)}`);
    });
    const twins = pairs(6);
    expect(await planted(breaks, () => leaksOf(twins, amongOthers))).toEqual([]);
    const { refusals, log } = await planted(breaks, () => saidIn(0, twins));
    expect(refusals).toContain('INTERNAL_SERVER_ERROR');
    expect(log).toMatch(/eference [0-9a-f]{16}\b/);
  });

  it.each(LEAKS)('are told apart where a leak is planted in the %s', async (channel, leak) => {
    const leaks = await planted(leak, () => leaksOf(pairs(18).slice(-6)));
    expect(leaks.map(({ channel: by }) => by)).toContain(channel);
  });
});
