import { boardOf, type Tile } from '@scoresheet/rules-presentation';
import { PointingContext } from '@scoresheet/web-ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Announcements } from './announce/announcements.js';
import { Aside } from './aside/aside.js';
import { MatchBoard } from './board/match-board.js';
import { CardSheet } from './board/card-sheet.js';
import { ownDecision } from './decision/own-decision.js';
import { OwnBar } from './decision/own-bar.js';
import { pointingFor } from './decision/pointing.js';
import { sendChoice } from './decision/send-choice.js';
import { useChoice } from './decision/use-choice.js';
import { Lobby } from './lobby/lobby.js';
import { useLive, useStore } from './live/use-presented.js';
import { TableMenu } from './menu/table-menu.js';
import { ReplayBar } from './replay/replay-bar.js';
import { sittersOf } from './sitters.js';
import type { LookedAt } from './use-match.js';
import { useShownMoment } from './use-shown-moment.js';

interface MatchViewProps extends LookedAt {
  readonly isConnected: boolean;
}

export function MatchView({ match, game, store, isConnected }: MatchViewProps) {
  useStore(store);
  const [search, setSearch] = useSearchParams();
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Tile>();
  const [isAsideOpen, setAsideOpen] = useState(false);
  const live = useLive(store, match.ownSeat);
  const at = numberIn(search.get('at'));
  const moment = useShownMoment(store, at ?? live.seq);
  const newest = store.momentAt(store.lastSeq());
  const decision = at === undefined ? ownDecision(newest?.table, match.ownSeat) : undefined;
  const choice = useChoice(game, decision, (id, answer) =>
    sendChoice({ match: match.id, decision: id, choice: answer }),
  );
  const { table } = moment ?? {};
  const board = useMemo(() => table && boardOf(game, table), [game, table]);
  const pointing = pointingFor({
    choice: decision && choice,
    openTile: setOpened,
    isStruck: ({ card }) =>
      at === undefined && card !== undefined && !!live.beat?.to.includes(card),
  });
  const goTo = (seq: number | undefined): void =>
    setSearch(
      (now) => {
        if (seq === undefined) now.delete('at');
        else now.set('at', String(seq));
        return now;
      },
      { replace: true },
    );
  const sitters = sittersOf({ match, table: table ?? null, isLive: at === undefined });
  return (
    <PointingContext value={pointing}>
      <main className="match" id="content">
        <div className="match-board">
          {board && table ? (
            <MatchBoard
              {...{ match, game, board, table, sitters }}
              beat={at === undefined ? live.beat : undefined}
              openAside={() => setAsideOpen(true)}
            />
          ) : (
            <Lobby match={match} game={game} />
          )}
        </div>
        {decision && table && board ? (
          <OwnBar
            {...{ game, choice, decision, table, board, isConnected }}
            status={match.status}
          />
        ) : (
          <ReplayBar {...{ match, store, at, goTo, isConnected }} live={live} />
        )}
        <aside className="match-aside" data-open={isAsideOpen || undefined}>
          <button type="button" className="button back" onClick={() => setAsideOpen(false)}>
            {t('match.toBoard')}
          </button>
          <Aside {...{ match, game, store, goTo }} shown={at ?? live.seq} openCard={setOpened} />
          <TableMenu match={match} hasResponses={game.rules.window !== undefined} />
        </aside>
        <Announcements {...{ game, store, decision }} shown={at ?? live.seq} />
        {opened && <CardSheet game={game} tile={opened} onClose={() => setOpened(undefined)} />}
      </main>
    </PointingContext>
  );
}

function numberIn(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
