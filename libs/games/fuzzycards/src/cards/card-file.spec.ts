import { cardFileSuite } from '@scoresheet/rules-testing/suites';
import { readCardFile } from './card-set.js';

cardFileSuite({
  ...{ name: 'Fuzzycards', readCardFile, tellsMeaning: true },
  source: new URL('../', import.meta.url),
  folders: ['cards/genesis', 'scenarios'],
});
