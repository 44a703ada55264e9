/** What a wall shows while no round is played: what comes next, and how it stands. */
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../entrant-name.js';
import { useEvent } from '../follow/use-event.js';
import { PlannedLine } from '../planned/planned-line.js';
import { useTopStandings, type TopLine } from '../standings/top-standings.js';

/** So many are read from the last row; all others find themselves by phone. */
const SHOWN = 12;

export function WallStandings() {
  const { t } = useTranslation();
  const lines = useTopStandings(SHOWN) ?? [];
  const { event } = useEvent();
  const { stage, round } = event;
  if (lines.length === 0) {
    return (
      <div className="wall-says">
        <p>{t(`wall.says.${stage}`)}</p>
        <PlannedLine event={event} />
      </div>
    );
  }
  return (
    <section className="wall-pairings" aria-labelledby="wall-says">
      <h2 id="wall-says" className="wall-says" data-short>
        {t(`wall.says.${stage}`)}
      </h2>
      <table>
        <caption>
          {t(stage === 'FINISHED' ? 'wall.final' : 'wall.after', { round: round?.round })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('wall.rank')}</th>
            <th scope="col">{t('wall.name')}</th>
            <th scope="col">{t('standings.column.points')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <RankLine key={line.entrant} {...line} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RankLine({ entrant, name, rank, points }: TopLine) {
  return (
    <tr>
      <td>{rank ?? '–'}</td>
      <th scope="row">
        <EntrantName entrant={entrant} name={name} />
      </th>
      <td>{points ?? '–'}</td>
    </tr>
  );
}
