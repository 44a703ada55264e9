/** The addresses of decks. */
import type { RouteObject } from 'react-router';

export const deckRoutes: RouteObject[] = [
  {
    path: 'decks',
    lazy: async () => ({ Component: (await import('./decks-page.js')).DecksPage }),
  },
  {
    path: 'decks/:game',
    lazy: async () => {
      const [{ BuilderPage }, { cardsLoader, isOtherGame }] = await Promise.all([
        import('./builder/builder-page.js'),
        import('../cards/use-cards.js'),
      ]);
      return { Component: BuilderPage, loader: cardsLoader, shouldRevalidate: isOtherGame };
    },
  },
];
