#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../bundle/main.js', import.meta.url);

if (existsSync(main)) {
  await import(main.href);
} else {
  console.error(
    'Scoresheet is not built yet. Run "npm start" or "npx nx run-many -t build" first.',
  );
  process.exitCode = 1;
}
