/** What stands beside the board on a desktop, and over it on a phone. */
import { useTranslation } from 'react-i18next';
import { TableMenu } from '../menu/table-menu.js';
import { SeriesScore } from '../series/series-score.js';
import type { AsideProps } from './aside-props.js';
import { Aside } from './aside.js';

interface BesideBoardProps extends AsideProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function BesideBoard({ isOpen, onClose, ...props }: BesideBoardProps) {
  const { t } = useTranslation();
  const { match, game, shown } = props;
  return (
    <aside className="match-aside" data-open={isOpen || undefined} aria-label={t('aside.title')}>
      <button type="button" className="button back" onClick={onClose}>
        {t('match.toBoard')}
      </button>
      <SeriesScore match={shown.match} />
      <Aside {...props} />
      <TableMenu match={match} game={game} isPast={shown.at !== undefined} />
    </aside>
  );
}
