/**
 * Which addresses belong to the public internet. A webhook makes the server connect to where its
 * organiser says, so everything that only the server can reach has to be out of reach: itself, its
 * neighbours, and what a cloud offers to its machines.
 */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Special purposes of IPv4 (RFC 6890 and its registry): nobody on the internet has one of these. */
const NOT_PUBLIC_V4 = [
  '0.0.0.0/8', // this host
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carriers' own networks
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local: what clouds tell their machines
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // relays of 6to4, which nobody runs any more
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benches of networks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
];

/** The only part of IPv6 that is given out: loopback, local, mapped and multicast lie outside. */
const GLOBAL_V6 = ['2000::/3'];

/** Special purposes within it, those among them that carry an IPv4 address inside. */
const NOT_PUBLIC_V6 = [
  '2001::/23', // protocol assignments, Teredo among them
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '3fff::/20', // documentation
  '3ffe::/16', // the testbed of long ago
];

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};

const notPublicV4 = listOf(NOT_PUBLIC_V4, 'ipv4');
const globalV6 = listOf(GLOBAL_V6, 'ipv6');
const notPublicV6 = listOf(NOT_PUBLIC_V6, 'ipv6');

/** What is no address at all is not public either. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublicV4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false; // a zone is of one machine
  return globalV6.check(address, 'ipv6') && !notPublicV6.check(address, 'ipv6');
}
