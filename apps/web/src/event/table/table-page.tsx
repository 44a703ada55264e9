/** A table of a round: who sat there, how it went, its matches, and why these met. */
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { client } from '../../api/client.js';
import type { Table } from '../follow/event-documents.js';
import { useAsked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';
import { playAt } from '../play/plays.js';
import { useTablesInPlay } from '../play/use-tables-in-play.js';
import { useRoles } from '../roles.js';
import '../round/round.css';
import { WhyOpponent } from '../round/why-opponent.js';
import { ONE_TABLE } from './table-documents.js';
import { TableMatches } from './table-matches.js';
import { concernsTable, placeOf, type TablePlace } from './table-place.js';
import { TableReports } from './table-reports.js';
import { TableSeats } from './table-seats.js';

export function TablePage() {
  const { t } = useTranslation();
  const place = placeOf(useParams());
  if (place) return <TableAt place={place} />;
  return <p className="event-sheet">{t('round.noTable')}</p>;
}

function TableAt({ place }: { readonly place: TablePlace }) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { value: table, problem } = useTable(place);
  const { round, number } = place;
  return (
    <section className="event-sheet" aria-busy={table === undefined && !problem}>
      <header className="sheet-head">
        <h2>{t('round.tableTitle', { number, round })}</h2>
        <Link to={`/event/${event.id}/pairings?round=${place.phase}.${round}`}>
          {t('round.allOf', { round })}
        </Link>
      </header>
      {problem && <p role="alert">{t('event.unreachable')}</p>}
      {table === null && <p>{t('round.noTable')}</p>}
      {table && <TableSheet table={table} />}
    </section>
  );
}

function useTable(place: TablePlace) {
  const { id: tournament } = useEvent().event;
  const { phase, round, number } = place;
  return useAsked<Table | null>({
    key: `${tournament} ${phase}.${round}.${number}`,
    concerns: concernsTable(place),
    ask: async () => {
      const variables = { tournament, ...place };
      const query = ONE_TABLE;
      const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
      return data?.tournamentTables[0] ?? null;
    },
  });
}

function TableSheet({ table }: { readonly table: Table }) {
  const { event } = useEvent();
  const { isStaff } = useRoles(event);
  const { round: now } = event;
  const isNow = now?.phase === table.phase && now.round === table.round;
  const play = playAt(useTablesInPlay(table.number), table);
  return (
    <>
      <TableSeats table={table} play={play} />
      <TableMatches matches={table.matches} match={play?.match ?? null} />
      {isStaff && isNow && !table.result && <TableReports table={table} />}
      {event.phases[table.phase - 1]?.kind === 'swiss' && <WhyOpponent table={table} />}
    </>
  );
}
