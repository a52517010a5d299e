import ipaddr from 'ipaddr.js';

/**
 * The network of an address: for IPv4 the address itself, for IPv6 its /64, which is assigned to one connection and within which a device
 * can change its address freely. An IPv4-mapped IPv6 address counts as IPv4.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const prefix = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}
