import { cardFileSchema } from '@scoresheet/rules-cards/editors';
import { cardFileSuite } from '@scoresheet/rules-testing/suites';
import { LANGUAGE } from '../effects/language.js';
import { readCardFile } from './card-set.js';

cardFileSuite({
  name: 'Friendomancy',
  readCardFile,
  tellsMeaning: true,
  source: new URL('../', import.meta.url),
  folders: ['cards/first-acquaintance', 'scenarios'],
  schema: () => cardFileSchema(LANGUAGE, 'A card file of Friendomancy'),
});
