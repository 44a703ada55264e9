/**
 * Names of entrants: of a guest as staff wrote it, of an account as it is called everywhere. Nobody has
 * one who is a guest of the platform, or whose name or account was erased.
 *
 * Names that read alike show their number. An event may have 16,384 entrants, and a page 500: who else
 * looks like one of them is asked of the database by the looks of the page alone. Among guests that is
 * one walk over the names of the event; no two accounts share a look, so of each look one account at
 * most is found, and the record says whether it has entered. Nothing is counted or kept beforehand, so
 * nothing is wrong after a name was erased. A page of any size takes four questions.
 */
import { Inject, Injectable } from '@nestjs/common';
import type { Entrant, TournamentState } from '@scoresheet/domain-tournament';
import { AccountNames, skeletonsOf } from '@scoresheet/services-accounts';
import DataLoader from 'dataloader';
import { TOURNAMENT_WORDS } from '../../api-parts.js';
import { TournamentTails } from '../tournament-tails.service.js';
import type { TournamentWords } from '../words/tournament-words.js';
import type { NamedEntrantType } from './named-entrant.type.js';
import { shownName } from './shown-name.js';

interface EntrantOf {
  readonly tournament: string;
  readonly entrant: Entrant;
}

interface EntrantName {
  /** The name alone. */
  readonly bare: string;
  /** The name with the number where it could be taken for that of another entrant. */
  readonly shown: string;
}

/** So long after a name was erased it may still be told in a feed that thousands follow. */
const TOLD_TO_MANY_FOR_MS = 1_000;
/** So long names are gathered before they are looked up together. */
const GATHERED_FOR_MS = 10;

type Names = ReadonlyMap<Entrant, EntrantName>;

@Injectable()
export class EntrantNames {
  /** Nothing is remembered from one answer to the next: a name may be erased in between. */
  private readonly loader = new DataLoader<EntrantOf, EntrantName | null>(
    (asked) => this.lookedUp(asked),
    { cache: false },
  );
  private readonly forMany = new DataLoader<EntrantOf, EntrantName | null, string>(
    (asked) => this.lookedUp(asked),
    {
      cacheKeyFn: ({ tournament, entrant }) => `${tournament} ${entrant}`,
      batchScheduleFn: (look) => void setTimeout(look, GATHERED_FOR_MS),
    },
  );
  private isKept = false;

  constructor(
    private readonly tails: TournamentTails,
    private readonly accounts: AccountNames,
    @Inject(TOURNAMENT_WORDS) private readonly words: TournamentWords,
  ) {}

  /** For whoever was shown the tournament; all names of an answer are looked up together. */
  nameOf({ tournament, entrant }: EntrantOf): Promise<EntrantName | null> {
    return this.loader.load({ tournament, entrant });
  }

  /** Of each entrant once, by number. */
  async namesOf(
    tournament: string,
    mentioned: readonly Entrant[],
  ): Promise<readonly NamedEntrantType[]> {
    const entrants = [...new Set(mentioned)].sort((one, other) => one - other);
    const named = entrants.map((entrant) => this.nameOf({ tournament, entrant }));
    const names = await Promise.all(named);
    return entrants.map((entrant, at) => ({ entrant, name: names[at]?.shown ?? null }));
  }

  /** As `nameOf`, for a feed: what each of a thousand is told at one moment is looked up with the rest. */
  nameForMany({ tournament, entrant }: EntrantOf): Promise<EntrantName | null> {
    if (!this.isKept) {
      this.isKept = true;
      setTimeout(() => this.forgetForMany(), TOLD_TO_MANY_FOR_MS).unref();
    }
    return this.forMany.load({ tournament, entrant });
  }

  private forgetForMany(): void {
    this.isKept = false;
    this.forMany.clearAll();
  }

  private async lookedUp(asked: readonly EntrantOf[]): Promise<readonly (EntrantName | null)[]> {
    const tournaments = [...new Set(asked.map(({ tournament }) => tournament))];
    const names = new Map(
      await Promise.all(
        tournaments.map(async (of) => [of, await this.namesIn(of, asked)] as const),
      ),
    );
    return asked.map(({ tournament, entrant }) => names.get(tournament)?.get(entrant) ?? null);
  }

  /** Entrants whose name has this text in it, whatever its case, by number. */
  async named(
    { record, entrants, entrantOf }: TournamentState,
    text: string,
  ): Promise<readonly Entrant[]> {
    const [guests, accounts] = await Promise.all([
      this.words.entrantsNamed(record, text, entrants.length),
      this.accounts.named([...entrantOf.keys()], text),
    ]);
    const numbers = accounts.flatMap((account) => entrantOf.get(account) ?? []);
    return [...guests, ...numbers].sort((one, other) => one - other);
  }

  private async namesIn(tournament: string, asked: readonly EntrantOf[]): Promise<Names> {
    const state = (await this.tails.standingOf(tournament))?.state;
    if (state === undefined) return new Map();
    const numbers = asked.flatMap((one) => (one.tournament === tournament ? [one.entrant] : []));
    const names = await this.bareNames(state, [...new Set(numbers)]);
    const bearers = await this.bearersOf(state, [...names.values()].flatMap(skeletonsOf));
    return new Map(
      [...names].map(([entrant, bare]) => {
        const isShared = skeletonsOf(bare).some((look) =>
          bearers.get(look)?.some((bearer) => bearer !== entrant),
        );
        return [entrant, { bare, shown: shownName(bare, { entrant, isShared }) }];
      }),
    );
  }

  private async bareNames(
    { record, entrants }: TournamentState,
    numbers: readonly Entrant[],
  ): Promise<ReadonlyMap<Entrant, string>> {
    const actors = numbers.flatMap((number) => entrants[number - 1]?.actor ?? []);
    const [guests, accounts] = await Promise.all([
      this.words.of(record, ['entrant'], numbers),
      this.accounts.namesOf(actors),
    ]);
    const written = new Map(guests.map(({ number, text }) => [number, text]));
    return new Map(
      numbers.flatMap((number) => {
        const name = written.get(number) ?? accounts.get(entrants[number - 1]?.actor ?? '');
        return name === undefined ? [] : [[number, name]];
      }),
    );
  }

  /** The entrants of the event that have each of these looks. */
  private async bearersOf(
    { record, entrantOf }: TournamentState,
    asked: readonly string[],
  ): Promise<ReadonlyMap<string, readonly Entrant[]>> {
    const looks = [...new Set(asked)];
    const [guests, accounts] = await Promise.all([
      this.words.lookingLike(record, looks),
      this.accounts.lookingLike(looks),
    ]);
    const bearers = new Map<string, Entrant[]>(looks.map((look) => [look, []]));
    for (const { number, looks: own } of guests) {
      for (const look of own) bearers.get(look)?.push(number);
    }
    for (const [look, account] of accounts) {
      const entrant = entrantOf.get(account);
      if (entrant !== undefined) bearers.get(look)?.push(entrant);
    }
    return bearers;
  }
}
