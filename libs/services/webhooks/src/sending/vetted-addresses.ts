/**
 * Where a name leads, as far as we may go there. The name is resolved once and the connection is
 * made to what was looked at: a name that leads elsewhere a moment later leads nobody astray.
 */
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';

/** All addresses of a name; rejects where there are none. */
export type ResolveName = (host: string) => Promise<readonly LookupAddress[]>;
/** Whether this installation sends to an address. */
export type MaySendTo = (address: string) => boolean;

export const systemResolve: ResolveName = (host) => lookup(host, { all: true });

/** Answers whatever is asked with addresses that are known already. */
export const answering = (addresses: readonly LookupAddress[]): LookupFunction =>
  function lookUp(_host, { all }, told) {
    const [first] = addresses;
    if (all === true) told(null, [...addresses]);
    else told(null, first?.address ?? '', first?.family);
  };
