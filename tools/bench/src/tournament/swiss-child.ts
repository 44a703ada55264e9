/** A process that draws a Swiss round as often as it is told. */
import { help } from '../child-process.js';
import { drawsOf, type Drawn, type SwissTask } from './swiss-contestants.js';

help<SwissTask, readonly Drawn[]>((task) => Promise.resolve(drawsOf(task)));
