import { readCardFile } from '@scoresheet/games-buddies';
import { describeTwins } from '../twin.spec-kit.js';
import { cardFile, cardFileSchema } from './card-file.js';

describeTwins({
  game: 'buddies',
  folders: ['cards/first-friends', 'scenarios'],
  ...{ readCardFile, cardFile, cardFileSchema },
});
