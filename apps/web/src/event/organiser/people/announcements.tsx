/** What everybody at the event is told: a few lines, and those that were told last. */
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrder } from '../../../order/use-order.js';
import type { EventFields } from '../../follow/event-documents.js';
import { useAnnouncements } from '../../now/use-announcements.js';
import { sendOrder } from '../../orders/send-order.js';
import { AdvisedProblem } from '../order/advised-problem.js';
import { told } from '../order/order-button.js';
import { POST_ANNOUNCEMENT } from './people-commands.js';

/** As the server has it. */
const MAX_WORDS = 500;
const SHOWN = 10;

export function Announcements({ event }: { readonly event: EventFields }) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { id: tournament, stage } = event;
  const announced = useAnnouncements();
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' });
  if (stage === 'DRAFT') return <p className="quiet">{t('organiser.announce.draft')}</p>;
  return (
    <section className="announce" aria-labelledby={id}>
      <h2 id={id}>{t('organiser.announce.title')}</h2>
      <Announce tournament={tournament} />
      <ul>
        {announced.slice(0, SHOWN).map(({ number, postedAt, words }) => (
          <li key={number}>
            <time className="quiet" dateTime={new Date(postedAt).toISOString()}>
              {time.format(postedAt)}
            </time>{' '}
            {words.text ?? <i>{t('organiser.announce.gone')}</i>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Announce({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const { isGoing, problem, give } = useOrder();
  const post = (submitted: FormEvent): void => {
    submitted.preventDefault();
    const send = () => sendOrder(POST_ANNOUNCEMENT, { tournament, text: text.trim() });
    give(() => told(send, () => setText('')));
  };
  return (
    <form onSubmit={post}>
      <label className="field" htmlFor={id}>
        {t('organiser.announce.label')}
        <textarea
          id={id}
          rows={2}
          value={text}
          maxLength={MAX_WORDS}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button className="button" disabled={isGoing || text.trim() === ''}>
        {t('organiser.announce.do')}
      </button>
      <AdvisedProblem problem={problem} />
    </form>
  );
}
