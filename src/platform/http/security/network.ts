import { isIPv6 } from 'node:net';

/**
 * The part of a network address that belongs to one customer: all of an IPv4 address, also inside an IPv6 one, and the
 * first 64 bits of any other IPv6 address. Other text is returned unchanged.
 */
export function networkOf(text: string): string {
  const address = text.replace(/%.*/, '');
  if (!isIPv6(address)) return text;
  const groups = groupsOf(address);
  return carriedIPv4(groups) ?? groups.slice(0, 4).join(':');
}

/** The eight groups of an IPv6 address, in lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes an IPv4 address at the end as two groups.
  const { hostname } = new URL(`http://[${address}]`);
  const [left = [], right = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** The IPv4 address in an IPv4-mapped (::ffff:0:0/96), NAT64 (64:ff9b::/96) or 6to4 (2002::/16) address. */
function carriedIPv4(groups: string[]): string | undefined {
  const prefix = groups.slice(0, 6).join(':');
  if (prefix === '0:0:0:0:0:ffff' || prefix === '64:ff9b:0:0:0:0') return dotted(groups[6], groups[7]);
  return groups[0] === '2002' ? dotted(groups[1], groups[2]) : undefined;
}

const dotted = (...groups: (string | undefined)[]): string =>
  groups
    .map((group) => Number.parseInt(group ?? '', 16))
    .flatMap((value) => [value >> 8, value & 0xff])
    .join('.');
