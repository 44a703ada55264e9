/**
 * By which names a server may be asked for. A page of a stranger can make its own name lead to the
 * address of this machine, and its browser then asks us under that name (DNS rebinding); nobody can
 * do so with a literal address or with the names of the loopback.
 */

/** Names without ports, in lower case; `any` where the operator has to do with names elsewhere. */
export type HostNames = readonly string[] | 'any';

const PORT = /:\d*$/;
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const LOOPBACK = /^(.+\.)?localhost$/;

/** `host`: the header of a request, with or without a port. A request without one is from no page. */
export function isAllowedHost(host: string | undefined, names: HostNames): boolean {
  if (host === undefined || names === 'any') return true;
  const name = host.toLowerCase().replace(PORT, '').replace(/\.$/, '');
  return name.startsWith('[') || IPV4.test(name) || LOOPBACK.test(name) || names.includes(name);
}

/** Words for an operator; the name itself is a stranger's and is not repeated. */
export const FOREIGN_HOST_SAYS =
  'This server is not known by the name that it was asked under. Its operator can add the name to SCORESHEET_ALLOWED_HOSTS.';
