/** A process that does one work, turn by turn as it is told. */
import { help } from '../child-process.js';
import { turnHere, type Task, type Turn } from '../interleave.js';
import type { TurnOfWork } from './measure-apart.js';
import { taskOf } from './work.js';

let task: Task | undefined;

help<TurnOfWork, Turn>(({ work, round }) => turnHere((task ??= taskOf(work)), round));
