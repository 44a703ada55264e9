import { cardFileSuite } from '@scoresheet/rules-testing/suites';
import { readCardFile } from './read-card-file.js';

cardFileSuite({
  ...{ name: 'Buddyfight', readCardFile },
  source: new URL('../', import.meta.url),
  folders: ['cards/harbor-and-orchard', 'scenarios'],
});
