/** Light or dark: what the person has chosen here, else what their system says. */
import { kept } from './kept.js';

export type Theme = 'light' | 'dark' | 'system';

const theme = kept<Theme>('theme', 'system');
const system = matchMedia('(prefers-color-scheme: dark)');

export const chosenTheme = theme.read;

export function chooseTheme(chosen: Theme): void {
  theme.write(chosen);
  applyTheme();
}

export function applyTheme(): void {
  const chosen = theme.read();
  const isDark = chosen === 'system' ? system.matches : chosen === 'dark';
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}

system.addEventListener('change', applyTheme);
