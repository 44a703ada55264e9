/** Who has no table in a round and a win for it. */
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../entrant-name.js';
import { plainWords } from './find-tables.js';
import { useByes } from './use-byes.js';
import type { PublishedRound } from './use-rounds.js';

interface ByesProps {
  readonly published: PublishedRound | undefined;
  /** Whoever is looked for is found here as well. */
  readonly words: string;
}

export function Byes({ published, words }: ByesProps) {
  const { t } = useTranslation();
  const sought = plainWords(words);
  // Tables are what the page is for: without an answer it says nothing of byes.
  const resting = (useByes(published) ?? []).filter(
    ({ name }) => name === null || plainWords(name).includes(sought),
  );
  if (resting.length === 0) return null;
  return (
    <p>
      <b>{t('round.bye')}:</b>{' '}
      {resting.map(({ entrant, name }, at) => (
        <Fragment key={entrant}>
          {at > 0 && ' · '}
          <EntrantName entrant={entrant} name={name} />
        </Fragment>
      ))}
    </p>
  );
}
