/** The full text of a card, over the page. */
import type { Tile } from '@scoresheet/rules-presentation';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@scoresheet/web-ui';
import type { ShownGame } from '../game/load-game.js';

interface CardSheetProps {
  readonly children?: ReactNode;
  readonly game: ShownGame;
  readonly tile: Tile;
  readonly onClose: () => void;
}

export function CardSheet({ game, tile, onClose, children }: CardSheetProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="card-sheet"
      aria-label={tile.name}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <Card tile={tile} text={tile.face === undefined ? [] : game.textOf(tile.face)} />
      {children}
      <button type="button" className="button" autoFocus onClick={onClose}>
        {t('match.close')}
      </button>
    </dialog>
  );
}
