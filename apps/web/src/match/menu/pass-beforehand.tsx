/** Passing all responses until something happens, and being asked again. */
import { useTranslation } from 'react-i18next';
import { sendCommand } from '../../api/send-command.js';
import type { ShownGame } from '../game/load-game.js';
import type { MatchFields } from '../match-documents.js';
import { PASS_BEFOREHAND } from './menu-documents.js';
import { OrderProblem } from '../../order/order-problem.js';
import { passWords, type PassUntil } from './pass-words.js';
import { StandingPass } from './standing-pass.js';
import { useOrder } from '../../order/use-order.js';

interface PassBeforehandProps {
  readonly match: MatchFields;
  readonly game: ShownGame;
  readonly standing: PassUntil | null;
}

export function PassBeforehand({ match, game, standing }: PassBeforehandProps) {
  const { t } = useTranslation();
  const { isGoing, problem, give } = useOrder();
  if (standing) return <StandingPass match={match} />;
  return (
    <div role="group" aria-label={t('menu.pass')} className="table-menu-asks">
      <p>{t('menu.pass')}</p>
      {ends(game).map((end) => (
        <button
          key={`${end.until} ${end.card}`}
          type="button"
          className="button"
          disabled={isGoing}
          onClick={() => give(() => sendCommand(PASS_BEFOREHAND, { match: match.id, ...end }))}
        >
          {passWords(end, t)}
        </button>
      ))}
      <OrderProblem problem={problem} />
    </div>
  );
}

/** What may end the passing: a card of each kind that the game has, beside turn and own answer. */
function ends({ rules }: Pick<ShownGame, 'rules'>): readonly PassUntil[] {
  const kinds = new Set(Object.values(rules.faces).map(({ type }) => type));
  return [
    { until: 'TURN_ENDS', card: null },
    { until: 'MY_DECISION', card: null },
    ...[...kinds].sort().map((card) => ({ until: 'CARD_PLAYED' as const, card })),
  ];
}
