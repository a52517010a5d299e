import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { PlainError } from './say.mjs';

/** Reads `.env`, when there is one; what the environment holds already goes first. */
export function readDotEnv() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * A whole number from the environment.
 * @param {string} name
 * @param {{ fallback: number, min: number, max: number }} range
 * @throws {PlainError} when it is none, or out of range
 */
export function numberSetting(name, { fallback, min, max }) {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new PlainError(`${name} must be a whole number from ${min} to ${max}; it is "${text}".`);
}
