/** What could hurt a running installation is first watched, then enforced. */
import { oneOf } from './setting.js';

/** `observe` counts and lets pass what `enforce` would refuse. */
const MODES = ['observe', 'enforce'] as const;
export type Mode = (typeof MODES)[number];

export const mode = (name: string) => oneOf(name, MODES);
