/** Says what a page shows, by its path, as far as a stranger may know it now. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { ownDirection } from '@scoresheet/rules-engine/own-direction';
import { AccountLoader } from '../accounts/account-loader.service.js';
import { seatLabel } from '../accounts/guest-label.js';
import { GAMES_OFFERED, type Games } from '../api-parts.js';
import type { PageWords } from './page-words.js';
import { ToldMatches, type ToldMatch } from './told-matches.service.js';

/** A page comes without its words rather than late. */
const MOST_WAIT_MS = 300;

@Injectable()
export class ToldPages {
  constructor(
    private readonly matches: ToldMatches,
    private readonly accounts: AccountLoader,
    @Inject(GAMES_OFFERED) private readonly games: Games,
  ) {}

  /** The words of a page; undefined where it has none, and of a match that a stranger is told nothing of. */
  wordsOf(path: string): PageWords | Promise<PageWords | undefined> | undefined {
    const [place = '', name = ''] = path.slice(1).split('/');
    switch (place) {
      case 'match':
      case 'embed':
        return inTime(this.ofMatch(name));
      case 'decks':
        return this.ofGame(
          name,
          (title) => `A deck of ${title}`,
          'Look at it, and build your own.',
        );
      case 'cards':
        return this.ofGame(name, (title) => `The cards of ${title}`, 'With their text, to search.');
      case 'rules':
        return this.ofGame(name, (title) => `The rules of ${title}`, 'With scenarios to try out.');
      default:
        return undefined;
    }
  }

  private ofGame(
    name: string,
    titled: (title: string) => string,
    says: string,
  ): PageWords | undefined {
    const game = Object.hasOwn(this.games, name) ? this.games[name] : undefined;
    return game && { title: titled(game.title), says };
  }

  private async ofMatch(id: string): Promise<PageWords | undefined> {
    const told = await this.matches.find(id);
    if (told === undefined) return undefined;
    const names = await Promise.all(told.seats.map(({ actor }) => this.nameOf(actor)));
    const seated = names.filter((name) => name !== undefined);
    const game = this.games[told.game]?.title ?? told.game;
    const title = seated.length === 0 ? game : `${game}: ${seated.join(' – ')}`;
    return { title, says: `${statusSaid(told, names)} Every action is on the record.` };
  }

  /** As it stands among other words, since no mark of a document can keep it apart from them. */
  private async nameOf(actor: string | null): Promise<string | undefined> {
    if (actor === null) return undefined;
    return ownDirection((await this.accounts.accountOf(actor).name) ?? seatLabel(actor));
  }
}

function statusSaid({ status, result }: ToldMatch, names: readonly (string | undefined)[]): string {
  const free = names.filter((name) => name === undefined).length;
  switch (status) {
    case 'open':
      return free === 0
        ? 'About to begin.'
        : `Open: ${free === 1 ? 'a seat is' : `${free} seats are`} free.`;
    case 'running':
      return 'Being played now.';
    case 'paused':
      return 'Paused.';
    case 'over':
      return `Over: ${resultSaid(result?.places[0] ?? [], names)}.`;
  }
}

function resultSaid(winners: readonly number[], names: readonly (string | undefined)[]): string {
  const [winner = 0] = winners;
  if (winners.length === 1) return `${names[winner - 1] ?? 'nobody'} won`;
  return winners.length === 0 ? 'without a result' : 'a draw';
}

/** What cannot be told, such as a match that stands still, is told of by the page itself. */
async function inTime(words: Promise<PageWords | undefined>): Promise<PageWords | undefined> {
  const here = new AbortController();
  const late = sleep(MOST_WAIT_MS, undefined, { signal: here.signal });
  try {
    return await Promise.race([words, late]);
  } catch {
    return undefined;
  } finally {
    late.catch(() => undefined);
    here.abort();
  }
}
