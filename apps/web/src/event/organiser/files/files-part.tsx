/** What of an event can be saved as a file. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../api/save-file.js';
import { useEvent } from '../../follow/use-event.js';
import type { LeadersView } from '../lead/leaders-documents.js';
import { entrantsFile, recordFile, standingsFile, type MadeFile } from './make-files.js';

const FILES = ['record', 'standings', 'entrants'] as const;
type FileKind = (typeof FILES)[number];

export function FilesPart({ view }: { readonly view: LeadersView }) {
  const { t } = useTranslation();
  const { id } = useEvent().event;
  const [going, setGoing] = useState<FileKind>();
  const [failed, setFailed] = useState<FileKind>();
  const made: Readonly<Record<FileKind, () => Promise<MadeFile>>> = {
    record: () => recordFile(id),
    standings: () => standingsFile(id),
    entrants: () => entrantsFile(id, view),
  };
  const save = (kind: FileKind): void => {
    setGoing(kind);
    setFailed(undefined);
    made[kind]()
      .then(
        ({ name, type, content }) => saveFile(name, type, content),
        () => setFailed(kind),
      )
      .finally(() => setGoing(undefined));
  };
  return (
    <section className="event-sheet" aria-labelledby="files">
      <h2 id="files">{t('organiser.files.title')}</h2>
      {FILES.map((kind) => (
        <div key={kind}>
          <p>{t(`organiser.files.${kind}.says`)}</p>
          <button
            type="button"
            className="button"
            disabled={going !== undefined}
            onClick={() => save(kind)}
          >
            {t(going === kind ? 'organiser.files.going' : `organiser.files.${kind}.do`)}
          </button>
          {failed === kind && (
            <p className="problem" role="alert">
              {t('state.unreachable')}
            </p>
          )}
        </div>
      ))}
    </section>
  );
}
