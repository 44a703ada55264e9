import type { Tile } from '@scoresheet/rules-presentation';
import { PointingContext } from '@scoresheet/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Announcements } from './announce/announcements.js';
import { BesideBoard } from './aside/beside-board.js';
import { MatchBoard } from './board/match-board.js';
import { OpenedCard } from './board/opened-card.js';
import { OwnBar } from './decision/own-bar.js';
import { useOwnDecision } from './decision/use-own-decision.js';
import { usePointingFor } from './decision/use-pointing.js';
import { MatchKeys } from './keys/match-keys.js';
import { Lobby } from './lobby/lobby.js';
import { ReplayBar } from './replay/replay-bar.js';
import { seatName } from './seat-name.js';
import { sittersOf } from './sitters.js';
import type { LookedAt } from './use-match.js';
import { useNamedGame } from './use-named-game.js';
import { useShown, type Shown } from './use-shown.js';

interface MatchViewProps extends LookedAt {
  readonly isConnected: boolean;
}

export function MatchView(given: MatchViewProps) {
  const props = { ...given, game: useNamedGame(given) };
  const { match, game, store, isConnected } = props;
  const [opened, setOpened] = useState<Tile>();
  const [isAsideOpen, setAsideOpen] = useState(false);
  const shown = useShown(props);
  const { decision, another, choice } = useOwnDecision(props, shown);
  const { board, table, beat, at, step } = shown;
  const pointing = usePointingFor({ choice: decision && choice, openTile: setOpened, beat });
  const hasPast = table !== undefined || at !== undefined;
  return (
    <PointingContext value={pointing}>
      <main className="match" id="content" data-status={match.status}>
        <Table game={game} shown={shown} openAside={() => setAsideOpen(true)} />
        {decision && table && board && (
          <OwnBar
            game={game}
            choice={choice}
            decision={decision}
            another={another}
            table={table}
            board={board}
            isConnected={isConnected}
            status={match.status}
          />
        )}
        {!decision && hasPast && (
          <ReplayBar match={match} store={store} shown={shown} isConnected={isConnected} />
        )}
        <BesideBoard
          match={match}
          game={game}
          store={store}
          shown={shown}
          openCard={setOpened}
          isOpen={isAsideOpen}
          onClose={() => setAsideOpen(false)}
        />
        <Announcements
          game={game}
          store={store}
          decision={decision}
          shown={step}
          isLive={at === undefined}
        />
        <OpenedCard
          match={match}
          game={game}
          store={store}
          board={board}
          decision={decision}
          tile={opened}
          goTo={shown.goTo}
          onClose={() => setOpened(undefined)}
        />
        <MatchKeys match={match} />
      </main>
    </PointingContext>
  );
}

interface TableProps extends Pick<LookedAt, 'game'> {
  readonly shown: Shown;
  readonly openAside: () => void;
}

/** The board; before the game the lobby, or nothing for as long as the moment is on its way. */
function Table({ game, shown, openAside }: TableProps) {
  const { t } = useTranslation();
  const { match, board, table, beat, at, isComing } = shown;
  const sitters = sittersOf({ match, table: table ?? null });
  return (
    <div className="match-board" data-event={shown.drawn}>
      {table && (
        <h1 className="unseen">
          <span lang="en">{game.title}</span>
          {match.seats.map((seat) => (
            <span key={seat.seat}>, {seatName(seat)}</span>
          ))}
        </h1>
      )}
      {board && table && (
        <MatchBoard
          match={match}
          game={game}
          board={board}
          table={table}
          sitters={sitters}
          beat={beat}
          openAside={openAside}
        />
      )}
      {!table && isComing && <p className="hint">{t('state.loading')}</p>}
      {!table && !isComing && <Lobby match={match} game={game} isPast={at !== undefined} />}
    </div>
  );
}
