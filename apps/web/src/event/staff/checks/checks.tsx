/** Deck checks: tables are chosen by lot or by number, and the lists of who sits there are ticked off. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { numbersIn } from '../../deck-check/table-numbers.js';
import { useChecked } from '../../deck-check/use-checked.js';
import { useStaffPlace } from '../staff-place.js';
import { CheckedDeck } from './checked-deck.js';
import { ChooseTables } from './choose-tables.js';

export function Checks() {
  const { t } = useTranslation();
  return (
    <section className="event-sheet" aria-labelledby="checks">
      <h2 id="checks">{t('staff.view.checks')}</h2>
      <ChooseTables />
      <Chosen />
    </section>
  );
}

function Chosen() {
  const { t, i18n } = useTranslation();
  const { part, numberAt } = useStaffPlace();
  const tables = numbersIn(part('tables') ?? '');
  const { value: lists, problem } = useChecked(tables);
  const outOf = numberAt('of');
  if (tables.length === 0) return null;
  const named = new Intl.ListFormat(i18n.language).format(tables.map(String));
  return (
    <>
      <div className="sheet-head checks-chosen">
        <p role="status">
          {outOf === undefined
            ? t('staff.checks.chosen', { tables: named, count: tables.length })
            : t('staff.checks.drawn', { tables: named, count: tables.length, outOf })}
        </p>
        <Link className="button" to={`../print?view=check&tables=${tables.join()}`}>
          {t('staff.checks.print')}
        </Link>
      </div>
      {!lists && <p>{t(problem ? 'event.comesBack' : 'state.loading')}</p>}
      {lists?.length === 0 && <p>{t('staff.checks.nobody')}</p>}
      <div className="checked-decks">
        {lists?.map((list) => (
          <CheckedDeck key={`${list.table} ${list.entrant}`} list={list} />
        ))}
      </div>
    </>
  );
}
