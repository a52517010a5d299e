import { AppError } from '@afya/runtime';
import { json, type Request, type Response } from 'express';
import { isInherited } from './inherited-names';

/** NUL, and a half of a surrogate pair without the other. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
/** A string, or what opens, parts and closes objects and lists. Strings are taken whole, whatever is in them. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs;

/**
 * Reads JSON bodies, and refuses those that two readers may read differently or that no database takes: a name twice in one object,
 * names of what objects inherit, NUL characters and halves of surrogate pairs.
 */
export const strictJson = (bytes: number) => json({ limit: bytes, verify: refuseAmbiguous });

/** Runs before the body is parsed: what is no JSON is left to the parser, and only what is has its strings closed. */
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
    text = token.startsWith('"') ? decoded(token) : undefined;
  }
}

function addName(name: string, known: Set<string> | undefined): void {
  if (isInherited(name)) throw new AppError('BODY_MALFORMED', { errors: { body: 'has a name that is not allowed' } });
  if (known?.has(name)) throw new AppError('BODY_MALFORMED', { errors: { [name]: 'is there twice' } });
  known?.add(name);
}

function decoded(token: string): string {
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
