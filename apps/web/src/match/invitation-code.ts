/**
 * Codes of invitations to private matches, as links have brought them. They stand behind the `#` of
 * an address, which no browser sends anywhere. The address loses them on the way through a record, so
 * the tab keeps them: they outlive a reload, no other tab has them, and they go when it is closed.
 */
const codes = new Map<string, string>();

const NAME = 'invitation';
const keyOf = (match: string): string => `scoresheet.${NAME}.${match}`;

/** A link for somebody else; without a code where the match is for everybody. */
export function linkTo(match: string, code: string | null): string {
  const link = `${location.origin}/match/${match}`;
  return code === null ? link : `${link}#${NAME}=${encodeURIComponent(code)}`;
}

/** Keeps the code that an address brings; one without any changes nothing. */
export function learnInvitation(match: string, hash: string): void {
  const code = new URLSearchParams(hash.slice(1)).get(NAME);
  if (!code || codes.get(match) === code) return;
  codes.set(match, code);
  try {
    sessionStorage.setItem(keyOf(match), code);
  } catch {
    // A browser that keeps nothing knows the code until the page is left.
  }
}

/** For the variables of whatever asks for the match. */
export function invitedTo(match: string): { readonly invitation?: string } {
  const invitation = codes.get(match) ?? keptFor(match);
  return invitation === undefined ? {} : { invitation };
}

function keptFor(match: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(match)) ?? undefined;
  } catch {
    return undefined;
  }
}
