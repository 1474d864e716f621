import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/**
 * The proxies that are trusted to report where a request came from: a number of hops, counted from the product, or
 * networks.
 */
export type ProxyTrust = { hops: number } | { networks: BlockList };

const noProxy: ProxyTrust = { hops: 0 };

const mostHops = 10;
const howToWrite =
  'must be the number of proxies in front (1 for one proxy, 0 for none), or their addresses and networks, such as 10.0.0.0/8, 192.0.2.7';

/** Parses `TRUST_PROXY`. `off` and `on` are older values that mean 0 and 1. */
export const proxyTrust = z
  .string()
  .default('0')
  .transform((text, issues): ProxyTrust => {
    const trust = readTrust(text.trim());
    if (trust) return trust;
    issues.addIssue({ code: 'custom', message: howToWrite });
    return z.NEVER;
  });

function readTrust(text: string): ProxyTrust | undefined {
  if (text === 'off') return noProxy;
  if (text === 'on') return { hops: 1 };
  if (/^\d+$/.test(text)) return Number(text) <= mostHops ? { hops: Number(text) } : undefined;
  const networks = new BlockList();
  const all = text.split(',').map((part) => addNetwork(networks, part.trim()));
  return all.every(Boolean) ? { networks } : undefined;
}

/** @returns whether it is an IP address or a network in CIDR notation */
function addNetwork(list: BlockList, text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const longest = version === 4 ? 32 : 128;
  if (version === 0 || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return false;
  const length = Number(bits ?? longest);
  if (length > longest) return false;
  list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
  return true;
}

/**
 * The network address of a visitor. Each proxy appends its caller's address to `X-Forwarded-For`, after whatever the
 * visitor claimed, so the list is read from the right for as long as the proxies are trusted.
 * @param forwarded the `X-Forwarded-For` header
 * @param peer the address of the connection's peer
 */
export function visitorAddress(trust: ProxyTrust, forwarded: string | null, peer: string): string {
  const claimed = (forwarded ?? '').split(',').map((entry) => withoutPort(entry.trim()));
  let address = bare(peer);
  for (let hop = 0; isTrusted(trust, address, hop); hop++) {
    const before = claimed.pop();
    if (!before || isIP(before) === 0) break;
    address = before;
  }
  return address;
}

function isTrusted(trust: ProxyTrust, address: string, hop: number): boolean {
  if ('hops' in trust) return hop < trust.hops;
  const version = isIP(address);
  return version !== 0 && trust.networks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Some proxies add a port to the address: `192.0.2.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const [, v6, v4] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  return bare(v6 ?? v4 ?? entry);
}

/** Normalises an IPv4 address reported by an IPv6 socket. */
const bare = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
