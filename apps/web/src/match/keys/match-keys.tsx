import { useState } from 'react';
import type { MatchFields } from '../match-documents.js';
import { KeysHelp } from './keys-help.js';
import { useMatchKeys } from './use-match-keys.js';

/** The keys of a match, and the page that tells them. */
export function MatchKeys({ match }: { readonly match: MatchFields }) {
  const [isTold, setTold] = useState(false);
  useMatchKeys(match, () => setTold(true));
  return isTold ? <KeysHelp onClose={() => setTold(false)} /> : null;
}
