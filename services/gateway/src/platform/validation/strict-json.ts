import { AppError } from '@afya/runtime';
import { json, type Request, type Response } from 'express';
import { isInherited } from './inherited-names';

/** Enough for a name and a password, a reason or a note. */
const MAX_JSON_BYTES = 16 * 1024;
/** NUL and unpaired surrogates. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
/** Whole strings, brackets, commas and colons. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs;

/**
 * Parses JSON bodies. Refuses bodies that two parsers may read differently or that a database cannot store: duplicate names in an object,
 * names of inherited properties, NUL characters and unpaired surrogates.
 */
export const jsonBody = json({ limit: MAX_JSON_BYTES, verify: refuseAmbiguous });

/** Runs before the body is parsed. Invalid JSON is left to the parser, because TOKENS needs strings that are closed. */
function refuseAmbiguous(_request: Request, _response: Response, body: Buffer, charset: string): void {
  if (charset !== 'utf-8') throw new AppError('BODY_MALFORMED');
  const source = new TextDecoder().decode(body);
  if (!isJson(source)) return;
  const names: Set<string>[] = [];
  let text: string | undefined;
  for (const [token] of source.matchAll(TOKENS)) {
    if (token === '{') names.push(new Set());
    if (token === '}') names.pop();
    if (token === ':' && text !== undefined) addName(text, names.at(-1));
    text = token.startsWith('"') ? decodeString(token) : undefined;
  }
}

function addName(name: string, previous: Set<string> | undefined): void {
  if (isInherited(name)) throw new AppError('BODY_MALFORMED', { errors: { body: 'has a name that is not allowed' } });
  if (previous?.has(name)) throw new AppError('BODY_MALFORMED', { errors: { [name]: 'is there twice' } });
  previous?.add(name);
}

function decodeString(token: string): string {
  const text = JSON.parse(token) as string;
  if (UNSTORABLE.test(text))
    throw new AppError('BODY_MALFORMED', { errors: { body: 'has characters that are not allowed' } });
  return text;
}

function isJson(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}
