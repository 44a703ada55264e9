/** Names of an installation's keys: they tell one from another, and nothing of any. */
import type { Json } from '@scoresheet/domain-record';

const KEY_NAME = /^[0-9a-f]{16}$/;

export const isKeyName = (name: Json | undefined): name is string =>
  typeof name === 'string' && KEY_NAME.test(name);
