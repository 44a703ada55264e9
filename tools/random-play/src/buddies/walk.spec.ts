import { itWalksFar } from '../walk.spec-kit.js';
import { walked } from './walked.js';

itWalksFar('buddies', walked);
