/** One line for each list, which unfolds into its cards. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CardGame } from '../../cards/card-game.js';
import { deckOf } from '../../decks/deck.js';
import { writeLink } from '../../decks/link/deck-link.js';
import { listLines } from '../deck-check/list-lines.js';
import { EntrantName } from '../entrant-name.js';
import { useEvent } from '../follow/use-event.js';
import { LineRows } from '../lines/line-rows.js';
import { useLines } from '../lines/use-lines.js';
import { CardName } from './card-name.js';
import type { OpenList } from './lists-documents.js';

interface ListLinesProps {
  readonly lists: readonly OpenList[];
  readonly game: CardGame | undefined;
}

const COLUMNS = 3;

export function ListLines({ lists, game }: ListLinesProps) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const [open, setOpen] = useState<number>();
  const lines = useLines(lists.length);
  const row = (line: number) => {
    const list = lists[line];
    if (!list) return null;
    const isOpen = list.entrant === open;
    const isOwn = list.entrant === event.ownEntrant;
    const onToggle = () => setOpen(isOpen ? undefined : list.entrant);
    return (
      <ListRow
        list={list}
        line={line}
        game={game}
        isOpen={isOpen}
        isOwn={isOwn}
        onToggle={onToggle}
      />
    );
  };
  if (lists.length === 0) return null;
  return (
    <table className="figures" aria-rowcount={lists.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">{t('round.numberOf')}</th>
          <th scope="col" data-words>
            {t('standings.player')}
          </th>
          <th scope="col">{t('lists.cards')}</th>
        </tr>
      </thead>
      <LineRows lines={lines} columns={COLUMNS} row={row} />
    </table>
  );
}

interface ListRowProps {
  readonly list: OpenList;
  readonly line: number;
  readonly game: CardGame | undefined;
  readonly isOpen: boolean;
  readonly isOwn: boolean;
  readonly onToggle: () => void;
}

function ListRow({ list, line, game, isOpen, isOwn, onToggle }: ListRowProps) {
  const { entrant, name, cards } = list;
  return (
    <>
      <tr data-line={line} data-own={isOwn || undefined} aria-rowindex={line + 2}>
        <td>{entrant}</td>
        <td data-words>
          <button type="button" className="line-opener" aria-expanded={isOpen} onClick={onToggle}>
            <EntrantName entrant={entrant} name={name} />
          </button>
        </td>
        <td>{cards.length}</td>
      </tr>
      {isOpen && (
        <tr data-line={line} className="unfolded">
          <td colSpan={COLUMNS}>
            <ListCards list={list} game={game} />
          </td>
        </tr>
      )}
    </>
  );
}

function ListCards({ list, game }: Pick<ListRowProps, 'list' | 'game'>) {
  const { t } = useTranslation();
  const { game: id } = useEvent().event;
  const cardOf = (code: string) => game?.cardOf(code);
  const link = writeLink(deckOf(list.name ?? '', list.cards));
  return (
    <>
      <ul className="list-cards">
        {listLines(list.cards, cardOf).map(({ code, name, count }) => (
          <li key={code}>
            {count} <CardName code={code} name={name} game={game} />
          </li>
        ))}
      </ul>
      <Link className="button" to={`/decks/${id}#${link}`}>
        {t('lists.asDeck')}
      </Link>
    </>
  );
}
