/** Who has no table in a round and a win for it. */
import { Fragment, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../entrant-name.js';
import { useEvent } from '../follow/use-event.js';
import { askByes, type Resting } from './ask-byes.js';
import { plainWords } from './find-tables.js';
import type { PublishedRound } from './use-rounds.js';

interface ByesProps {
  readonly published: PublishedRound | undefined;
  /** Whoever is looked for is found here as well. */
  readonly words: string;
}

export function Byes({ published, words }: ByesProps) {
  const { t } = useTranslation();
  const sought = plainWords(words);
  const resting = useByes(published).filter(
    ({ name }) => name === null || plainWords(name).includes(sought),
  );
  if (resting.length === 0) return null;
  return (
    <p>
      <b>{t('round.bye')}:</b>{' '}
      {resting.map(({ entrant, name }, at) => (
        <Fragment key={entrant}>
          {at > 0 && ' · '}
          <EntrantName {...{ entrant, name }} />
        </Fragment>
      ))}
    </p>
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
