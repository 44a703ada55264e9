/** Words that are gone when the process ends: for a server without a database, and for specs. */
import { skeletonsOf } from '@scoresheet/services-accounts';
import { searchable } from './searchable.js';
import type { EntrantLooks, TournamentWord, TournamentWords } from './tournament-words.js';

/** Words by their kind and number. */
type ByTournament = Map<string, Map<string, TournamentWord>>;

export function memoryTournamentWords(): TournamentWords {
  const byTournament: ByTournament = new Map();
  const wordsOf = (tournament: string): readonly TournamentWord[] =>
    [...(byTournament.get(tournament)?.values() ?? [])].sort(
      (one, other) => one.number - other.number,
    );

  return {
    put(tournament, words) {
      const kept = byTournament.get(tournament) ?? new Map<string, TournamentWord>();
      byTournament.set(tournament, kept);
      for (const word of words) kept.set(`${word.kind} ${word.number}`, word);
      return Promise.resolve();
    },
    of(tournament, kinds, numbers) {
      const isAsked = ({ kind, number }: TournamentWord) =>
        kinds.includes(kind) && (numbers?.includes(number) ?? true);
      return Promise.resolve(wordsOf(tournament).filter(isAsked));
    },
    titlesOf: (tournaments) => Promise.resolve(titlesIn(byTournament, tournaments)),
    entrantsNamed(tournament, text, atMost) {
      const part = searchable(text);
      const named = wordsOf(tournament).filter(
        (word) => word.kind === 'entrant' && searchable(word.text).includes(part),
      );
      return Promise.resolve(named.slice(0, atMost).map(({ number }) => number));
    },
    lookingLike: (tournament, skeletons) =>
      Promise.resolve(lookingLike(wordsOf(tournament), skeletons)),
    erase(tournament, kind, numbers) {
      for (const number of numbers) byTournament.get(tournament)?.delete(`${kind} ${number}`);
      return Promise.resolve();
    },
    eraseWrittenBy(accountId) {
      for (const words of byTournament.values()) eraseWords(words, accountId);
      return Promise.resolve();
    },
  };
}

function lookingLike(
  words: readonly TournamentWord[],
  skeletons: readonly string[],
): readonly EntrantLooks[] {
  const asked = new Set(skeletons);
  return words
    .filter(({ kind }) => kind === 'entrant')
    .map(({ number, text }) => ({ number, looks: skeletonsOf(text) }))
    .filter(({ looks }) => looks.some((look) => asked.has(look)));
}

function titlesIn(byTournament: ByTournament, tournaments: readonly string[]) {
  const titles = tournaments.flatMap((one) => {
    const title = byTournament.get(one)?.get('title 0');
    return title === undefined ? [] : [[one, title.text] as const];
  });
  return new Map(titles);
}

function eraseWords(words: Map<string, TournamentWord>, accountId: string): void {
  for (const [key, word] of words) {
    if (word.accountId !== accountId) continue;
    if (word.kind === 'entrant') words.set(key, { ...word, accountId: null });
    else words.delete(key);
  }
}
