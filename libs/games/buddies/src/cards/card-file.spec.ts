import { cardFileSuite } from '@scoresheet/rules-testing/suites';
import { readCardFile } from './read-card-file.js';

cardFileSuite({
  ...{ name: 'Buddies', readCardFile },
  source: new URL('../', import.meta.url),
  folders: ['cards/first-friends', 'scenarios'],
});
