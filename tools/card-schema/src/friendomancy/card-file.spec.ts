import { readCardFile } from '@scoresheet/games-friendomancy';
import { describeTwins } from '../twin.spec-kit.js';
import { cardFile, cardFileSchema } from './card-file.js';

describeTwins({
  game: 'friendomancy',
  folders: ['cards/first-acquaintance', 'scenarios'],
  ...{ readCardFile, cardFile, cardFileSchema },
});
