/** Where rules begin: the games that have some. */
import { useTranslation } from 'react-i18next';
import '../cards/cards.css';
import { GameTabs } from '../cards/game-tabs.js';

export function GamesOfRules() {
  const { t } = useTranslation();
  return (
    <main className="page" id="content">
      <h1>{t('rules.title')}</h1>
      <p>{t('rules.says')}</p>
      <GameTabs of="rules" />
    </main>
  );
}
