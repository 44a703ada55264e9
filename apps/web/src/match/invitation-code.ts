/**
 * Codes of invitations to private matches, as links have brought them. They stand behind the `#` of
 * an address, which no browser sends anywhere, and are forgotten with the page.
 */
const codes = new Map<string, string>();

const NAME = 'invitation';

/** A link for somebody else; without a code where the match is for everybody. */
export function linkTo(match: string, code: string | null): string {
  const link = `${location.origin}/match/${match}`;
  return code === null ? link : `${link}#${NAME}=${encodeURIComponent(code)}`;
}

/** Keeps the code that an address brings; one without any changes nothing. */
export function learnInvitation(match: string, hash: string): void {
  const code = new URLSearchParams(hash.slice(1)).get(NAME);
  if (code) codes.set(match, code);
}

/** For the variables of whatever asks for the match. */
export function invitedTo(match: string): { readonly invitation?: string } {
  const invitation = codes.get(match);
  return invitation === undefined ? {} : { invitation };
}
