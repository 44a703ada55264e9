/** The event as a sentence, and the one button that makes it. */
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../account/use-viewer.js';
import { OrderProblem } from '../../order/order-problem.js';
import type { Order } from '../../order/use-order.js';
import { isOfPods, presetOf, type EventDraft, type OfferedGame } from './event-draft.js';

interface MakeBarProps {
  readonly draft: EventDraft;
  readonly game: OfferedGame;
  readonly order: Order;
}

export function MakeBar({ draft, game, order }: MakeBarProps) {
  const { t } = useTranslation();
  const { is } = useViewer();
  const isStranger = is === 'stranger' || is === 'guest';
  return (
    <div className="begin">
      <div>
        <Sentence draft={draft} game={game} />
        {isStranger && <small>{t('events.make.signInFirst')}</small>}
        <OrderProblem problem={order.problem} />
        {order.problem && <small>{t('events.make.kept')}</small>}
      </div>
      <button type="submit" className="button" data-main disabled={order.isGoing || isStranger}>
        {t(order.isGoing ? 'events.make.going' : 'events.make.press')}
      </button>
    </div>
  );
}

function Sentence({ draft, game }: Omit<MakeBarProps, 'order'>) {
  const { t } = useTranslation();
  const preset = presetOf(draft, game);
  const parts = [
    t(`events.preset.${preset.id}.name`),
    t('events.make.upTo', { count: Number(draft.capacity) || preset.capacity }),
    ...(isOfPods(preset) || draft.bestOf === 1 ? [] : [t('event.bestOf', { count: draft.bestOf })]),
    t(`event.play.${draft.play}`),
  ];
  return (
    <p className="begin-sentence">
      <span lang="en">{game.title}</span> · {parts.join(' · ')}
    </p>
  );
}
