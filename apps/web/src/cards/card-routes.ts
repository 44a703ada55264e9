/** The addresses of cards; each page is fetched when somebody opens it. */
import type { RouteObject } from 'react-router';

export const cardRoutes: RouteObject[] = [
  {
    path: 'cards',
    lazy: async () => ({ Component: (await import('./games-page.js')).GamesOfCards }),
  },
  {
    path: 'cards/:game',
    lazy: async () => {
      const [{ CardsPage }, { cardsLoader, isOtherGame }] = await Promise.all([
        import('./cards-page.js'),
        import('./use-cards.js'),
      ]);
      return { Component: CardsPage, loader: cardsLoader, shouldRevalidate: isOtherGame };
    },
  },
  {
    path: 'cards/:game/print',
    lazy: async () => {
      const [{ PrintPage }, { cardsLoader, isOtherGame }] = await Promise.all([
        import('./print/print-page.js'),
        import('./use-cards.js'),
      ]);
      return { Component: PrintPage, loader: cardsLoader, shouldRevalidate: isOtherGame };
    },
  },
  {
    path: 'cards/:game/words',
    lazy: async () => {
      const [{ WordsPage }, { cardsLoader, isOtherGame }] = await Promise.all([
        import('./words/words-page.js'),
        import('./use-cards.js'),
      ]);
      return { Component: WordsPage, loader: cardsLoader, shouldRevalidate: isOtherGame };
    },
  },
  {
    path: 'cards/:game/:code',
    lazy: async () => {
      const [{ CardPage }, { cardsLoader, isOtherGame }] = await Promise.all([
        import('./card-page.js'),
        import('./use-cards.js'),
      ]);
      return { Component: CardPage, loader: cardsLoader, shouldRevalidate: isOtherGame };
    },
  },
];
