import { PlainError } from './say.mjs';

/** What must be set with an https PUBLIC_URL. The services refuse the same; here it is said before anything is started. */
const needed = [
  { name: 'TRUST_PROXY', value: 'the number or the addresses of the proxies in front, or 0' },
  { name: 'PAYMENTS', value: 'off, or simulated, which gives credits away' },
  { name: 'OPENAI_DAILY_BUDGET_KES', value: 'KES a day that the model may cost', only: { ENGINE: 'openai' } },
];

/**
 * Refuses defaults that are meant for one's own machine where the product is published.
 * @param {NodeJS.ProcessEnv} [env]
 * @throws {PlainError} that names the variables, in one line
 */
export function checkPublicSettings(env = process.env) {
  if (!/^https:/i.test(env.PUBLIC_URL ?? '')) return;
  const missing = needed.filter(({ name, only }) => !env[name] && (!only || env.ENGINE === only.ENGINE));
  if (missing.length === 0) return;
  const what = missing.map(({ name, value }) => `${name} (${value})`).join(' and ');
  throw new PlainError(`PUBLIC_URL is https, so these must be set too: ${what}.`);
}
