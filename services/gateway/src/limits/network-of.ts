import ipaddr from 'ipaddr.js';

/**
 * The network that an address belongs to: an IPv4 address by itself, and of IPv6 the /64 that one connection is given, within
 * which a device changes its address as it likes. IPv4 written as IPv6 is IPv4.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const prefix = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}
