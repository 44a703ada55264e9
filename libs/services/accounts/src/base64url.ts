/**
 * The bytes of base64url (RFC 4648, section 5) in the one spelling that an encoder writes, undefined
 * for any other. Decoders ignore the bits of the last letter that fill no byte, and letters that are
 * none; by those a signed token would have several texts, and each would be as good as the first.
 */
export function bytesOfBase64url(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
}
