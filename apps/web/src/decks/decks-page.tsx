/** Where decks begin: a game to build one for, and those that are kept. */
import { useTranslation } from 'react-i18next';
import '../cards/cards.css';
import { GameTabs } from '../cards/game-tabs.js';
import './decks.css';
import { KeptList } from './kept/kept-list.js';

export function DecksPage() {
  const { t } = useTranslation();
  return (
    <main className="page" id="content">
      <h1>{t('decks.title')}</h1>
      <p>{t('decks.says')}</p>
      <GameTabs of="decks" />
      <KeptList />
    </main>
  );
}
