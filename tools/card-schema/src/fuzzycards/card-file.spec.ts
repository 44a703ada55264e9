import { readCardFile } from '@scoresheet/games-fuzzycards';
import { cardFile, cardFileSchema } from './card-file.js';
import { describeTwins } from '../twin.spec-kit.js';

describeTwins({
  game: 'fuzzycards',
  folders: ['cards/genesis', 'scenarios'],
  ...{ readCardFile, cardFile, cardFileSchema },
});
