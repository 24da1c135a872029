import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The first four groups of an IPv6 address: the owner of one has all the addresses below it. */
function networkOf(address: string): string {
  // A URL writes every address in one way, without leading zeros and with the longest run of zeros as `::`.
  const canonical = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}

/**
 * The client of a limit: the visitor's address, or the /64 network of an IPv6 one. Behind a proxy it is the address
 * that the proxy names (TRUST_PROXY). A visitor's own X-Forwarded-For never counts.
 */
export function limitByAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  return mapped ?? (isIPv6(ip) ? networkOf(ip) : ip);
}
