/** The addresses of rules. */
import type { RouteObject } from 'react-router';

export const ruleRoutes: RouteObject[] = [
  {
    path: 'rules',
    lazy: async () => ({ Component: (await import('./games-page.js')).GamesOfRules }),
  },
  {
    path: 'rules/:game',
    lazy: async () => {
      const { RulesPage, rulesLoader } = await import('./rules-page.js');
      return { Component: RulesPage, loader: rulesLoader };
    },
  },
  {
    path: 'rules/:game/lab/:file/:number',
    lazy: async () => {
      const [{ LabPage }, { labLoader }] = await Promise.all([
        import('./lab/lab-page.js'),
        import('./lab/load-lab.js'),
      ]);
      return { Component: LabPage, loader: labLoader };
    },
  },
];
