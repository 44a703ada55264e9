/** Networks in the notation of CIDR, and the addresses in them. */
import { BlockList, isIP } from 'node:net';
import { LEAST_PREFIX } from './limits.js';

type Family = 'ipv4' | 'ipv6';

interface Network {
  readonly address: string;
  readonly prefix: number;
  readonly family: Family;
}

/** An address of IPv4 may be written as one of IPv6; the front door knows it by its own name. */
const NOTATION = /^(::ffff:(?=\d+\.))?([0-9a-f.:]+)(?:\/(\d{1,3}))?$/;

const BITS: Readonly<Record<Family, number>> = { ipv4: 32, ipv6: 128 };

/** Whoever has one address of IPv6 has all that share its first half, so nothing smaller is told apart. */
const MOST_PREFIX: Readonly<Record<Family, number>> = { ipv4: 32, ipv6: 64 };

/** An address or a network as it is kept; undefined for what is none, or too large. */
export function readNetwork(written: string): string | undefined {
  const network = parsed(written.trim().toLowerCase());
  if (network === undefined || network.prefix < LEAST_PREFIX[network.family]) return undefined;
  return `${network.address}/${network.prefix}`;
}

/** Finds out to which of them an address belongs; `address` may be a network of IPv6. */
export function networkFinder<T extends { readonly network: string }>(
  all: readonly T[],
): (address: string) => T | undefined {
  const lists = all.map((each) => [listOf(each.network), each] as const);
  return (address) => {
    const [plain = ''] = address.split('/');
    const family = familyOf(plain);
    return family && lists.find(([list]) => list.check(plain, family))?.[1];
  };
}

function listOf(network: string): BlockList {
  const list = new BlockList();
  const read = parsed(network);
  if (read !== undefined) list.addSubnet(read.address, read.prefix, read.family);
  return list;
}

function parsed(written: string): Network | undefined {
  const [, mapped, address = '', bits] = NOTATION.exec(written) ?? [];
  const family = familyOf(address);
  if (family === undefined || (mapped !== undefined && family === 'ipv6')) return undefined;
  const before = mapped === undefined ? 0 : BITS.ipv6 - BITS.ipv4;
  const asked = bits === undefined ? MOST_PREFIX[family] : Number(bits) - before;
  if (asked < 0 || asked > BITS[family]) return undefined;
  return { address, family, prefix: Math.min(asked, MOST_PREFIX[family]) };
}

function familyOf(address: string): Family | undefined {
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 4 ? 'ipv4' : 'ipv6';
}
