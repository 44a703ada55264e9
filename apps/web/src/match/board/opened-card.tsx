/** The card that was opened, and for whoever is asked why it is not offered. */
import type { Board, Tile } from '@scoresheet/rules-presentation';
import type { OwnDecision } from '../decision/own-decision.js';
import type { LookedAt } from '../use-match.js';
import { WhyNot } from '../why-not/why-not.js';
import { wishesFor } from '../why-not/wishes.js';
import { CardSheet } from './card-sheet.js';

interface OpenedCardProps extends Pick<LookedAt, 'match' | 'game'> {
  readonly tile: Tile | undefined;
  readonly board: Board | undefined;
  readonly decision: OwnDecision | undefined;
  readonly onClose: () => void;
}

export function OpenedCard({ match, game, tile, board, decision, onClose }: OpenedCardProps) {
  if (!tile) return null;
  return (
    <CardSheet game={game} tile={tile} onClose={onClose}>
      {decision && board && (
        <WhyNot
          {...{ match: match.id, decision, tile }}
          wishes={wishesFor(game, decision, board, tile)}
        />
      )}
    </CardSheet>
  );
}
