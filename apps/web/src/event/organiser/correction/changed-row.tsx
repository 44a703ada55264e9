/** One line of the standings as a correction would change it: what was is struck through. */
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../entrant-name.js';
import { changesOf, type Change } from './changes.js';
import type { ChangedLine } from './correction-documents.js';

interface ChangedRowProps {
  readonly line: ChangedLine;
  readonly name: string | null;
}

export function ChangedRow({ line, name }: ChangedRowProps) {
  const { t } = useTranslation();
  const { entrant, after } = line;
  const changes = changesOf(line);
  const rank = changes.find(({ of }) => of === 'rank');
  return (
    <tr>
      <td>{rank ? <Changed {...rank} /> : after.rank}</td>
      <td data-words>
        <EntrantName entrant={entrant} name={name} /> <small className="quiet">{entrant}</small>
      </td>
      <td>
        {changes
          .filter(({ of }) => of !== 'rank')
          .map((change) => (
            <span key={change.of} className="changed-figure">
              <small className="quiet">
                {t([`organiser.correct.figure.${change.of}`, 'organiser.correct.figure.other'], {
                  of: change.of,
                })}
              </small>{' '}
              <Changed {...change} />
            </span>
          ))}
      </td>
    </tr>
  );
}

function Changed({ before, after }: Change) {
  return (
    <>
      <del>{before ?? '–'}</del> <ins>{after ?? '–'}</ins>
    </>
  );
}
