import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { PlainError } from './terminal.mjs';

/** Reads `.env` if it exists; variables of the environment come first. */
export function readDotEnv() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * A whole number from the environment.
 * @throws {PlainError} when it is not a number, or out of range
 */
export function numberSetting(name: string, { fallback, min, max }: { fallback: number; min: number; max: number }) {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new PlainError(`${name} must be a whole number from ${min} to ${max}; it is "${text}".`);
}

/** Variables that an https PUBLIC_URL requires. The services check this too; here it is reported before anything starts. */
const requiredInPublic = [
  { name: 'TRUST_PROXY', value: 'the number or the addresses of the proxies in front, or 0' },
  { name: 'PAYMENTS', value: 'off, or simulated, which gives credits away' },
  { name: 'OPENAI_DAILY_BUDGET_KES', value: 'KES a day that the model may cost', engine: 'openai' },
];

/**
 * Refuses defaults for a local machine where the product is public.
 * @throws {PlainError} that names the variables, in one line
 */
export function checkPublicSettings(env: NodeJS.ProcessEnv = process.env) {
  if (!/^https:/i.test(env.PUBLIC_URL ?? '')) return;
  const missing = requiredInPublic.filter(({ name, engine }) => !env[name] && (!engine || env.ENGINE === engine));
  if (missing.length === 0) return;
  const names = missing.map(({ name, value }) => `${name} (${value})`).join(' and ');
  throw new PlainError(`PUBLIC_URL is https, so these must be set too: ${names}.`);
}
