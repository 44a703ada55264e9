/** The tables of the round with their filters; a table opens where it is. */
import { useTranslation } from 'react-i18next';
import { useEvent } from '../../follow/use-event.js';
import { playAt } from '../../play/plays.js';
import { useTablesInPlay } from '../../play/use-tables-in-play.js';
import { useUnopened } from '../../play/use-unopened.js';
import { useStaffPlace } from '../staff-place.js';
import {
  countsOf,
  shownTables,
  SHOWN,
  type FloorFilter,
  type FloorTable,
  type Round,
} from './floor.js';
import { FloorFilters } from './floor-filters.js';
import { TableTile } from './table-tile.js';
import { useFloor } from './use-floor.js';
import { useLeft } from './use-left.js';

export function Floor() {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { round } = event;
  const isShown = round && round.stage !== 'drawn' && round.stage !== 'reviewed';
  return (
    <section className="event-sheet" aria-labelledby="floor">
      <div className="sheet-head">
        <h2 id="floor">
          {isShown ? t('staff.floor', { round: round.round }) : t('staff.view.tables')}
        </h2>
      </div>
      {isShown ? <FloorOf phase={round.phase} round={round.round} /> : <p>{t('staff.noRound')}</p>}
    </section>
  );
}

function FloorOf(at: Round) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const filter = useFilter();
  const { numberAt } = useStaffPlace();
  const { value, problem } = useFloor(event.id, at);
  const tables = useWithPlay(value, at);
  const leftMs = useLeft(event.round?.stage === 'playing' ? event.round.clock : undefined);
  if (!tables)
    return <p aria-busy={!problem}>{t(problem ? 'event.comesBack' : 'state.loading')}</p>;
  const fitting = new Set(shownTables(tables, filter, { leftMs }));
  // What somebody works at stays in sight, whatever has become of it.
  const shown = tables.filter((table) => fitting.has(table) || table.number === numberAt('table'));
  return (
    <>
      <FloorFilters filter={filter} counts={countsOf(tables, filter, { leftMs })} />
      {problem && <p role="alert">{t('staff.stale')}</p>}
      {shown.length === 0 && <p>{t('staff.noTable')}</p>}
      <ul className="floor">
        {shown.map((table) => (
          <TableTile key={table.number} table={table} at={at} leftMs={leftMs} />
        ))}
      </ul>
    </>
  );
}

/** The tables with their play on the platform. */
function useWithPlay(tables: readonly FloorTable[] | undefined, at: Round) {
  const plays = useTablesInPlay('all');
  const unopened = useUnopened(plays);
  return tables?.map((table): FloorTable => {
    const play = playAt(plays, { ...at, number: table.number });
    return play ? { ...table, play, isUnopened: unopened.has(play) } : table;
  });
}

function useFilter(): FloorFilter {
  const { part, numberAt } = useStaffPlace();
  const shown = SHOWN.find((each) => each === part('show')) ?? 'all';
  return { shown, from: numberAt('from'), to: numberAt('to') };
}
