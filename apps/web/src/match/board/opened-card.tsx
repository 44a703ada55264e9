/** The card that was opened, and for whoever is asked why it is not offered. */
import type { Board, Tile } from '@scoresheet/rules-presentation';
import { useTranslation } from 'react-i18next';
import type { OwnDecision } from '../decision/own-decision.js';
import { momentsOfCard } from '../replay/moments-of-card.js';
import type { LookedAt } from '../use-match.js';
import { WhyNot } from '../why-not/why-not.js';
import { wishesFor } from '../why-not/wishes.js';
import { CardSheet } from './card-sheet.js';

interface OpenedCardProps extends LookedAt {
  readonly goTo: (seq: number) => void;
  readonly tile: Tile | undefined;
  readonly board: Board | undefined;
  readonly decision: OwnDecision | undefined;
  readonly onClose: () => void;
}

export function OpenedCard(props: OpenedCardProps) {
  const { match, game, store, tile, board, decision, goTo, onClose } = props;
  if (!tile) return null;
  const leave = (step: number): void => {
    goTo(store.steps().seqAt(step));
    onClose();
  };
  return (
    <CardSheet game={game} tile={tile} onClose={onClose}>
      {decision && board && (
        <WhyNot
          match={match.id}
          decision={decision}
          tile={tile}
          wishes={wishesFor(game, decision, board, tile)}
        />
      )}
      {tile.card !== undefined && <Moments at={momentsOfCard(store, tile.card)} goTo={leave} />}
    </CardSheet>
  );
}

interface MomentsProps {
  /** Numbers of steps. */
  readonly at: readonly number[];
  readonly goTo: (step: number) => void;
}

function Moments({ at, goTo }: MomentsProps) {
  const { t } = useTranslation();
  if (at.length === 0) return null;
  return (
    <section className="card-moments">
      <h2>{t('match.momentsOfCard')}</h2>
      {at.map((step) => (
        <button key={step} type="button" className="button" onClick={() => goTo(step)}>
          {step + 1}
        </button>
      ))}
    </section>
  );
}
