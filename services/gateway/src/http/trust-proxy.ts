import { compile } from 'proxy-addr';

/** More proxies than this stand before nobody; a greater number would only mean that everybody is believed. */
const HOPS_AT_MOST = 10;

/** Whose X-Forwarded-* headers count, as Express takes it: nobody's, those of so many hops, or those of these addresses. */
export type TrustedProxies = false | number | string[];

/**
 * What TRUST_PROXY says: a number of hops, or addresses, subnets and `loopback`, `linklocal` or `uniquelocal` with commas. Throws
 * an Error that says what is wrong; `true` and a subnet of all addresses are, for anybody could name any address then.
 */
export function parseTrustProxy(setting = ''): TrustedProxies {
  const entries = setting.split(',').map((entry) => entry.trim());
  const [first = ''] = entries;
  if (entries.length === 1 && first === '') return false;
  if (entries.length === 1 && /^\d+$/.test(first)) return hops(Number(first));
  if (!entries.every(isAddress)) throw new Error('must be a number of hops, or addresses and subnets with commas');
  return entries;
}

function hops(count: number): TrustedProxies {
  if (count > HOPS_AT_MOST) throw new Error(`must be ${HOPS_AT_MOST} hops at most`);
  return count === 0 ? false : count;
}

function isAddress(entry: string): boolean {
  if (/^\d+$/.test(entry)) return false; // compile takes 1 for 0.0.0.1
  try {
    compile(entry);
    return true;
  } catch {
    return false;
  }
}
