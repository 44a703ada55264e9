/** What is left to do before the first round: a name, a list, to say that one is there. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../account/use-viewer.js';
import { useEvent } from '../follow/use-event.js';
import { CheckIn } from './check-in.js';
import { DeckForm } from './deck/deck-form.js';
import { Drop } from './drop.js';
import { NameForm } from './name-form.js';
import type { OwnEntry } from './own-documents.js';
import type { AskedEntry } from './use-own-entry.js';

interface BeforePlayProps {
  readonly entry: OwnEntry;
  readonly ask: AskedEntry['ask'];
}

export function BeforePlay({ entry: { entrant, list }, ask }: BeforePlayProps) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const isGuest = useViewer().is === 'guest';
  const { number, name, isPresent, hasList, status } = entrant;
  const isCheckIn = event.stage === 'CHECK_IN';
  const mayHandIn = isCheckIn || event.stage === 'REGISTRATION';
  const of = { tournament: event.id, entrant: number };
  const waits = status === 'waiting';
  return (
    <section className="own-before" aria-labelledby="own-before">
      <h2 id="own-before">{t(waits ? 'own.before.waits' : 'own.before.in')}</h2>
      <p className="quiet">
        {t(waits ? 'own.before.nextInLine' : 'own.before.number', { number })}
      </p>
      <ol className="own-steps">
        {isCheckIn && (
          <Step title={t('own.checkIn.title')} isDone={isPresent}>
            {isPresent ? <p>{t('own.checkIn.done')}</p> : <CheckIn {...of} />}
          </Step>
        )}
        {isGuest && (
          <Step title={t('own.name.step')} isDone={name !== null}>
            <NameForm {...of} name={name} onNamed={ask} />
          </Step>
        )}
        <Step title={t('own.deck.step')} isDone={hasList}>
          {list && <p>{t('own.deck.handedIn', { count: list.cards.length })}</p>}
          {mayHandIn && <DeckForm {...of} game={event.game} hasList={hasList} onHandedIn={ask} />}
        </Step>
      </ol>
      <Drop entrant={number} />
    </section>
  );
}

interface StepProps {
  readonly title: string;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

function Step({ title, isDone, children }: StepProps) {
  const { t } = useTranslation();
  return (
    <li className="own-step" data-done={isDone || undefined}>
      <h3>
        {title} <small>{t(isDone ? 'own.before.done' : 'own.before.open')}</small>
      </h3>
      {children}
    </li>
  );
}
