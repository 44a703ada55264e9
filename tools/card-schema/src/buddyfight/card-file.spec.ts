import { readCardFile } from '@scoresheet/games-buddyfight';
import { describeTwins } from '../twin.spec-kit.js';
import { cardFile, cardFileSchema } from './card-file.js';

describeTwins({
  game: 'buddyfight',
  folders: ['cards/harbor-and-orchard', 'scenarios'],
  ...{ readCardFile, cardFile, cardFileSchema },
});
