/** A tournament with the words that people wrote about it, which stand outside its record. */
import { Inject, Injectable } from '@nestjs/common';
import type { TournamentState } from '@scoresheet/domain-tournament';
import { TOURNAMENT_WORDS } from '../../api-parts.js';
import type { TournamentWords } from '../words/tournament-words.js';
import { tournamentType, type Shown, type TournamentType } from './tournament.type.js';

@Injectable()
export class DescribedTournaments {
  constructor(@Inject(TOURNAMENT_WORDS) private readonly words: TournamentWords) {}

  async described(
    state: TournamentState,
    seen: Pick<Shown, 'asker' | 'isHouse'>,
  ): Promise<TournamentType> {
    const words = await this.words.of(state.record, ['title', 'description']);
    const textOf = (of: string) => words.find(({ kind }) => kind === of)?.text ?? null;
    const described = { title: textOf('title'), description: textOf('description') };
    return tournamentType(state, { ...described, ...seen });
  }
}
