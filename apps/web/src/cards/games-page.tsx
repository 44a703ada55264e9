/** Where cards begin: the games that have some. */
import { useTranslation } from 'react-i18next';
import './cards.css';
import { GameTabs } from './game-tabs.js';

export function GamesOfCards() {
  const { t } = useTranslation();
  return (
    <main className="page" id="content">
      <h1>{t('cards.title')}</h1>
      <p>{t('cards.says')}</p>
      <GameTabs of="cards" />
    </main>
  );
}
