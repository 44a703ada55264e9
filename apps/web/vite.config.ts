/** Builds the pages that the api serves; `npx nx serve web` serves them for development. */
import { licencesModule } from '@scoresheet/tools-workspace/licences';
import { yamlModules } from '@scoresheet/tools-workspace/yaml-module';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packedBeside } from './packed-beside.js';

/** The api of a `npm start` on this machine. */
const API = process.env['SCORESHEET_API'] ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), yamlModules(), licencesModule(), packedBeside()],
  resolve: {
    // The same readers, without the buffers of Node.
    alias: {
      'csv-parse/sync': 'csv-parse/browser/esm/sync',
      'csv-stringify/sync': 'csv-stringify/browser/esm/sync',
    },
    conditions: ['@scoresheet/source', 'module', 'browser', 'development|production'],
  },
  worker: { format: 'es', plugins: () => [yamlModules()] },
  build: {
    target: ['es2022', 'chrome110', 'firefox115', 'safari16'],
    // A file that is read by its own address passes a policy that knows no `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Every page needs what the entry imports: one file instead of two dozen, each of them a request.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  server: {
    strictPort: true,
    port: 4100,
    // The api answers its own pages alone: a page of the development server speaks as one of them.
    proxy: { '/graphql': { target: API, ws: true, changeOrigin: true, headers: { origin: API } } },
  },
});
