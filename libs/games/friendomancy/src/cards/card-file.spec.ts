import { cardFileSuite } from '@scoresheet/rules-testing/suites';
import { readCardFile } from './read-card-file.js';

cardFileSuite({
  ...{ name: 'Friendomancy', readCardFile },
  source: new URL('../', import.meta.url),
  folders: ['cards/first-acquaintance', 'scenarios'],
});
