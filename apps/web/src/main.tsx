/** Begins the pages: looks, words, then the routes. */
import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '@scoresheet/web-ui/look.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { applyTheme } from './app/theme.js';
import { loadWords } from './words/words.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');
applyTheme();
await loadWords();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
