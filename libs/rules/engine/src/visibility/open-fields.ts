/**
 * The fields of frames that everybody may know. The engine's own steps take theirs from here: so
 * frames are shown and compared without the steps, which are what writes the facts that change them.
 */
import { invariant } from '../base/invariant.js';
import { readOnce } from '../base/read-once.js';
import type { Rules } from '../contract/rules.js';
import type { Frame } from '../contract/state.js';

/** Open in every frame. */
export const SAYS = ['kind', 'asks', 'again'];

type Fields = readonly string[];

/** Open fields by kind, of the frames that the engine has for all games. */
export const OPEN_FIELDS = {
  effect: [
    'card',
    'face',
    'ability',
    'controller',
    'it',
    'was',
    'stage',
    'at',
    'chosen',
    'offered',
  ],
  happening: ['stage', 'now', 'used'],
  triggers: [],
  'stack-window': ['items', 'priority', 'passes'],
  'answer-window': ['actor', 'stage', 'act', 'answer', 'passed'],
} satisfies { readonly [kind: string]: Fields };

export type EngineFrame = keyof typeof OPEN_FIELDS;

const openByKind = readOnce((steps: Rules['steps']) => {
  const fields = new Map<string, Fields>(Object.entries(OPEN_FIELDS));
  for (const [kind, { open }] of Object.entries(steps)) fields.set(kind, open);
  return fields;
});

/** What everybody may know of a frame besides `SAYS`. */
export function openFieldsOf(rules: Rules, { kind }: Frame): Fields {
  const open = openByKind(rules.steps).get(kind);
  invariant(open, () => `${rules.id} has no step '${kind}'`);
  return open;
}
