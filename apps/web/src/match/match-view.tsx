import type { Tile } from '@scoresheet/rules-presentation';
import { PointingContext } from '@scoresheet/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Announcements } from './announce/announcements.js';
import { BesideBoard } from './aside/beside-board.js';
import { CardSheet } from './board/card-sheet.js';
import { MatchBoard } from './board/match-board.js';
import { OwnBar } from './decision/own-bar.js';
import { pointingFor } from './decision/pointing.js';
import { useOwnDecision } from './decision/use-own-decision.js';
import { Lobby } from './lobby/lobby.js';
import { ReplayBar } from './replay/replay-bar.js';
import { sittersOf } from './sitters.js';
import type { LookedAt } from './use-match.js';
import { useShown } from './use-shown.js';

interface MatchViewProps extends LookedAt {
  readonly isConnected: boolean;
}

export function MatchView(props: MatchViewProps) {
  const { match, game, store, isConnected } = props;
  const [opened, setOpened] = useState<Tile>();
  const [isAsideOpen, setAsideOpen] = useState(false);
  const shown = useShown(props);
  const { decision, choice } = useOwnDecision(props, shown);
  const { board, table, beat, at } = shown;
  const pointing = pointingFor({ choice: decision && choice, openTile: setOpened, beat });
  const hasPast = table !== undefined || at !== undefined;
  const openAside = (): void => setAsideOpen(true);
  const sitters = sittersOf({ match, table: table ?? null, isLive: at === undefined });
  return (
    <PointingContext value={pointing}>
      <main className="match" id="content" data-status={match.status}>
        <div className="match-board">
          {board && table ? (
            <MatchBoard {...{ match, game, board, table, sitters, beat, openAside }} />
          ) : (
            <BeforeTable {...{ match, game }} isComing={shown.isComing} />
          )}
        </div>
        {decision && table && board && (
          <OwnBar
            {...{ game, choice, decision, table, board, isConnected }}
            status={match.status}
          />
        )}
        {!decision && hasPast && <ReplayBar {...{ match, store, shown, isConnected }} />}
        <BesideBoard
          {...{ match, game, store, shown, openCard: setOpened }}
          isOpen={isAsideOpen}
          onClose={() => setAsideOpen(false)}
        />
        <Announcements {...{ game, store, decision }} shown={shown.seq} />
        {opened && <CardSheet game={game} tile={opened} onClose={() => setOpened(undefined)} />}
      </main>
    </PointingContext>
  );
}

/** The lobby, or nothing for as long as the moment is on its way. */
function BeforeTable({
  isComing,
  ...lobby
}: Pick<LookedAt, 'match' | 'game'> & { readonly isComing: boolean }) {
  const { t } = useTranslation();
  return isComing ? <p className="hint">{t('state.loading')}</p> : <Lobby {...lobby} />;
}
