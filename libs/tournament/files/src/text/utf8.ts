// Node and every browser have these two; the language's own type library does not name them.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new (label: 'utf-8') => { decode(bytes: Uint8Array): string };

export const encodeUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Without a byte order mark; "\ufffd" stands for whatever is not UTF-8. */
export const decodeUtf8 = (bytes: Uint8Array): string => new TextDecoder('utf-8').decode(bytes);
