import { compile } from 'proxy-addr';
import * as z from 'zod';

/** No deployment has more proxies. A larger number would only trust addresses that the caller invented. */
const MAX_HOPS = 10;

/** The value of Express's `trust proxy`: no proxy, a number of hops, or a list of addresses. */
export type TrustedProxies = false | number | string[];

export const trustProxyVariables = {
  /** trusted proxies, whose X-Forwarded-* headers are used: a number of hops, or addresses and subnets with commas */
  TRUST_PROXY: z.string().superRefine(requireTrustProxy).optional(),
};

/**
 * Parses a number of hops, or addresses, subnets and the names `loopback`, `linklocal` and `uniquelocal` with commas. Throws an Error
 * with the reason. `true` and a subnet of all addresses are refused because any caller could then invent its address.
 */
export function parseTrustProxy(setting = ''): TrustedProxies {
  const entries = setting.split(',').map((entry) => entry.trim());
  const [first = ''] = entries;
  if (entries.length === 1 && first === '') return false;
  if (entries.length === 1 && /^\d+$/.test(first)) return hops(Number(first));
  if (!entries.every(isAddress)) throw new Error('must be a number of hops, or addresses and subnets with commas');
  return entries;
}

function requireTrustProxy(setting: string, context: z.RefinementCtx): void {
  try {
    parseTrustProxy(setting);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
}

function hops(count: number): TrustedProxies {
  if (count > MAX_HOPS) throw new Error(`must be ${MAX_HOPS} hops at most`);
  return count === 0 ? false : count;
}

function isAddress(entry: string): boolean {
  if (/^\d+$/.test(entry)) return false; // compile reads 1 as 0.0.0.1
  try {
    compile(entry);
    return true;
  } catch {
    return false;
  }
}
