/** The wall: the table, and below it the last sentence of the record. */
import {
  capitalised,
  outcomeWords,
  type Board,
  type Sentence as Said,
} from '@scoresheet/rules-presentation';
import { Sentence } from '@scoresheet/web-ui';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MatchBoard } from '../match/board/match-board.js';
import { logLines } from '../match/log/log-lines.js';
import { seatName } from '../match/seat-name.js';
import { sittersOf } from '../match/sitters.js';
import type { LookedAt } from '../match/use-match.js';
import { useNamedGame } from '../match/use-named-game.js';
import { useShown, type Shown } from '../match/use-shown.js';
import { useFullScreen } from './full-screen.js';
import { useQuietCursor } from './quiet-cursor.js';
import { useWall } from './wall.js';

export function Projector(given: LookedAt) {
  const looked = { ...given, game: useNamedGame(given) };
  const { match, game } = looked;
  const frame = useRef<HTMLElement>(null);
  const shown = useShown(looked);
  const wall = useWall();
  useQuietCursor(frame);
  useFullScreen();
  const title = `${game.title}: ${match.seats.map(seatName).join(' – ')}`;
  return (
    <main className="projector" id="content" ref={frame}>
      <div className="projector-sheet" style={wall}>
        <h1 className={shown.table ? 'unseen' : undefined}>{title}</h1>
        <TableOf {...looked} shown={shown} />
        <LastSentence {...looked} shown={shown} />
      </div>
    </main>
  );
}

type ShowingProps = LookedAt & { readonly shown: Shown };

function TableOf({ game, shown: { match, board, table, beat } }: ShowingProps) {
  const { t } = useTranslation();
  const open = useMemo(() => board && withoutHands(board), [board]);
  if (!open || !table) return <p className="projector-none">{t('text.none')}</p>;
  const sitters = sittersOf({ match, table });
  return (
    <div className="projector-board" inert>
      <MatchBoard
        match={match}
        game={game}
        table={table}
        sitters={sitters}
        beat={beat}
        board={open}
      />
    </div>
  );
}

/** The hand of nobody is on a wall, even where the record is open. */
const withoutHands = (board: Board): Board => ({
  ...board,
  seats: board.seats.map(({ hand: _, ...seat }) => seat),
});

function LastSentence({ game, store, shown: { step, table } }: ShowingProps) {
  const lineOf = useMemo(() => logLines(game, store), [game, store]);
  const outcome = table?.outcome;
  const line: Said | undefined = outcome
    ? capitalised(outcomeWords(game, outcome))
    : lineOf(step)?.says;
  return (
    <p className="projector-says" role="status">
      {line && <Sentence sentence={line} />}
    </p>
  );
}
