/** Lists for a deck check, one to a page: each card with its number and a box to tick. */
import { useTranslation } from 'react-i18next';
import { loadCards } from '../../../cards/card-game.js';
import { useLoaded } from '../../../play/use-loaded.js';
import { listLines } from '../../deck-check/list-lines.js';
import { useChecked, type CheckedList } from '../../deck-check/use-checked.js';
import { EntrantName } from '../../entrant-name.js';
import { useEvent } from '../../follow/use-event.js';
import { usePrintPlace } from '../print-place.js';
import { SheetTitle } from './sheet-title.js';

/** The server gives lists to staff who do not play, and to nobody else. */
export function DeckLists() {
  const { t } = useTranslation();
  const { tables } = usePrintPlace();
  const { value: lists, problem } = useChecked(tables);
  if (tables.length === 0) return <p>{t('sheets.noCheck')}</p>;
  if (problem === 'closed') return <p>{t('staff.closed')}</p>;
  if (!lists) return <p aria-busy={!problem}>{t(problem ? 'event.comesBack' : 'state.loading')}</p>;
  if (lists.length === 0) return <p>{t('staff.checks.nobody')}</p>;
  return lists.map((list) => <DeckList key={list.entrant} list={list} />);
}

function DeckList({ list }: { readonly list: CheckedList }) {
  const { t } = useTranslation();
  const { entrant, name, table, cards } = list;
  return (
    <section className="deck-list" aria-labelledby={`deck-${entrant}`}>
      <header>
        <SheetTitle says={t('sheets.checkOf', { table })} />
        <h3 id={`deck-${entrant}`}>
          <EntrantName entrant={entrant} name={name} /> · {t('staff.no', { entrant })}
        </h3>
      </header>
      {cards ? <Cards cards={cards} /> : <p>{t('staff.checks.noList')}</p>}
    </section>
  );
}

function Cards({ cards }: { readonly cards: readonly string[] }) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const game = useLoaded(loadCards, event.game);
  return (
    <>
      <ul>
        {listLines(cards, (code) => game?.cardOf(code)).map(({ code, count, name, type }) => (
          <li key={code}>
            <i className="slip-box" data-small /> <b>{count}</b> {name} <small>{type}</small>
          </li>
        ))}
      </ul>
      <p>{t('sheets.cards', { count: cards.length })}</p>
    </>
  );
}
