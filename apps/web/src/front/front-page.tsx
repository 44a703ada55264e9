/** The front: one's own matches, events that run, matches being played, open seats, what has just ended, and the games. */
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../account/use-viewer.js';
import './front.css';
import { MatchList, useMatchList, type ListName } from './match-list.js';
import { usePlayer } from './use-player.js';
import { useSought } from './use-sought.js';

const GameFilter = lazy(async () => ({
  default: (await import('./game-filter.js')).GameFilter,
}));
const OwnMatches = lazy(async () => ({
  default: (await import('./own-matches.js')).OwnMatches,
}));
const RunningEvents = lazy(async () => ({
  default: (await import('./running-events.js')).RunningEvents,
}));
const PlayedGames = lazy(async () => ({
  default: (await import('./played-games.js')).PlayedGames,
}));

export function FrontPage() {
  const { t } = useTranslation();
  const { is } = useViewer();
  const { game, q, seek } = useSought();
  const player = usePlayer(q);
  const sought = { game, q, player: player.is === 'account' ? player.id : undefined };
  const lists = {
    open: useMatchList('open', sought),
    running: useMatchList('running', sought),
    over: useMatchList('over', sought),
  };
  return (
    <main className="page front" id="content">
      <h1>{t('front.title')}</h1>
      <p>{t('front.says')}</p>
      <Search q={q} seek={seek} />
      {player.is === 'unknown' && <p className="hint">{t('front.nobody')}</p>}
      <Suspense>
        {(is === 'guest' || is === 'account') && <OwnMatches />}
        <RunningEvents />
      </Suspense>
      {inOrder(lists.open.found?.length ?? 0).map((name) => {
        const { refetch, ...list } = lists[name];
        const isSought = game !== '' || q !== '';
        return (
          <MatchList
            key={name}
            {...list}
            name={name}
            isSought={isSought}
            onAgain={() => void refetch()}
          />
        );
      })}
      <Suspense>
        <PlayedGames />
      </Suspense>
    </main>
  );
}

/** Whoever waits for somebody to play with is shown first. */
const inOrder = (open: number): readonly ListName[] =>
  open > 0 ? ['open', 'running', 'over'] : ['running', 'open', 'over'];

function Search({ q, seek }: Pick<ReturnType<typeof useSought>, 'q' | 'seek'>) {
  const { t } = useTranslation();
  return (
    <form className="filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <Suspense>
        <GameFilter />
      </Suspense>
      <label className="filter">
        {t('front.player')}{' '}
        <input type="search" value={q} onChange={({ target }) => seek({ q: target.value })} />
      </label>
    </form>
  );
}
