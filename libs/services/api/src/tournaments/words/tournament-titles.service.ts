/** Titles and descriptions of tournaments: checked, and kept outside the record. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { Inject, Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { API_CLOCK, TOURNAMENT_WORDS } from '../../api-parts.js';
import type { Clock } from '../../clock.js';
import { plainText } from '../../plain-text.js';
import type { TournamentWord, TournamentWords } from './tournament-words.js';

const MAX_TITLE_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 4_000;

interface Titled {
  readonly title: string | null;
  readonly description?: string | null | undefined;
}

@Injectable()
export class TournamentTitles {
  /** Nothing is remembered from one answer to the next: a title may be erased in between. */
  private readonly loader = new DataLoader<string, string | null>(
    async (tournaments) => {
      const titles = await this.words.titlesOf([...new Set(tournaments)]);
      return tournaments.map((tournament) => titles.get(tournament) ?? null);
    },
    { cache: false },
  );

  constructor(
    @Inject(TOURNAMENT_WORDS) private readonly words: TournamentWords,
    @Inject(API_CLOCK) private readonly clock: Clock,
  ) {}

  /** The title, or null without one. One question is asked for all titles of an answer. */
  titleOf(tournament: string): Promise<string | null> {
    return this.loader.load(tournament);
  }

  /** Refuses words that nobody can print. What is absent stays so. */
  checked<T extends Partial<Titled>>({ title, description }: T): T {
    return withoutUndefined<Partial<Titled>>({
      title: title == null ? undefined : plainText('a title', title, MAX_TITLE_LENGTH),
      description:
        description == null
          ? undefined
          : plainText('a description', description, MAX_DESCRIPTION_LENGTH),
    }) as T;
  }

  /** Whoever sends the same creation again does not undo what was written since. */
  async begin(tournament: string, titled: Titled, accountId: string): Promise<void> {
    const known = await this.words.of(tournament, ['title']);
    if (known.length === 0) await this.write(tournament, titled, accountId);
  }

  async write(tournament: string, titled: Partial<Titled>, accountId: string): Promise<void> {
    const createdAtMs = this.clock.now();
    const written = Object.entries(titled).flatMap(([kind, text]): TournamentWord[] => {
      if (text == null) return [];
      return [{ kind: kind as keyof Titled, number: 0, text, createdAtMs, accountId }];
    });
    await this.words.put(tournament, written);
  }
}
