/** Who has no table in a round and a win for it. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../entrant-name.js';
import { useEvent } from '../follow/use-event.js';
import { askByes, type Resting } from './ask-byes.js';
import type { PublishedRound } from './use-rounds.js';

export function Byes({ published }: { readonly published: PublishedRound | undefined }) {
  const { t } = useTranslation();
  const resting = useByes(published);
  if (resting.length === 0) return null;
  return (
    <section aria-label={t('round.byes')}>
      <h3>{t('round.byes')}</h3>
      <ul className="byes">
        {resting.map(({ entrant, name }) => (
          <li key={entrant}>
            <EntrantName {...{ entrant, name }} /> <span className="quiet">{t('round.bye')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useByes(published: PublishedRound | undefined): readonly Resting[] {
  const { id } = useEvent().event;
  const [found, setFound] = useState<{ seq: number; resting: readonly Resting[] }>();
  const seq = published?.seq;
  useEffect(() => {
    if (seq === undefined) return;
    let isOver = false;
    const told = (resting: readonly Resting[]): void => {
      if (!isOver) setFound({ seq, resting });
    };
    // Tables are what the page is for: without an answer it says nothing of byes.
    askByes(id, seq).then(told, () => undefined);
    return () => {
      isOver = true;
    };
  }, [id, seq]);
  return found?.seq === seq ? (found?.resting ?? []) : [];
}
