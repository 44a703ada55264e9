import { cardFileSchema } from '@scoresheet/rules-cards/editors';
import { cardFileSuite } from '@scoresheet/rules-testing/suites';
import { LANGUAGE } from '../effects/language.js';
import { readCardFile } from './card-set.js';

cardFileSuite({
  name: 'Buddies',
  readCardFile,
  tellsMeaning: true,
  source: new URL('../', import.meta.url),
  folders: ['cards/first-friends', 'scenarios'],
  schema: () => cardFileSchema(LANGUAGE, 'A card file of Buddies'),
});
