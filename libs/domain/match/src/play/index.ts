/** Play and machinery, without the rest of the domain: pages load it at once. */
export { isPlay } from './play.js';
export { stepsOf, withMachinery, type MachineryRun, type Steps } from './steps.js';
