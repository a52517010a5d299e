import { findNames } from '@afya/clinical';
import { withoutPhoneNumbers } from './phone-numbers';

/**
 * Invisible characters that a model reads: controls, formats (zero-width, bidirectional, tags), fillers, variation selectors.
 * Hidden words could control the model or leak data through it.
 */
const INVISIBLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\p{Cf}\p{Co}\p{Cn}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2028\u2029\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0000}-\u{e0fff}]/gu;

export const withoutInvisible = (text: string): string => text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '');

// All quantifiers are bounded, so that a model's text cannot block this process.
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;
const URL = /(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.)[^\s<>()[\]]+/gi;
const DOMAIN =
  /\b[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.(?:com|net|org|info|io|app|dev|biz|xyz|co\.ke|or\.ke|go\.ke)\b(?:\/[^\s<>()[\]]*)?/gi;
const LONG_NUMBER = /(?<![\d.,/])\d{7,}(?![\d.,]*\d)/g;

const withoutNames = (text: string): string =>
  findNames(text).reduceRight((rest, { start, end }) => `${rest.slice(0, start)}[name]${rest.slice(end)}`, text);

/** The patient's text as it may be sent: without hidden characters, contacts, identifying numbers, and introduced names. */
export function outgoing(text: string): string {
  const reachable = withoutInvisible(text).replace(EMAIL, '[e-mail]').replace(URL, '[link]').replace(DOMAIN, '[link]');
  return withoutPhoneNumbers(withoutNames(reachable), '[number]').replace(LONG_NUMBER, '[number]');
}

const TAG = /<\/?[a-z!?][^<>]*>/gi;
const IMAGE = /!\[([^[\]]{0,300})\](?:\([^()]{0,1000}\)|\[[^[\]]{0,300}\])/g;
const LINK = /\[([^[\]]{0,300})\](?:\([^()]{0,1000}\)|\[[^[\]]{0,300}\])/g;
const DEFINITION = /^[ \t]{0,9}\[[^\]\n]{1,300}\]:[ \t]*\S.*$/gm;

const strip = (text: string) =>
  [IMAGE, LINK].reduce((rest, pattern) => rest.replace(pattern, '$1'), text.replace(TAG, '').replace(DEFINITION, ''));

const PASSES = 20;

/** Repeats until nothing changes, because the rest may join to a new match; returns an empty text when it does not end. */
function stripAll(text: string): string {
  let rest = text;
  for (let pass = 0; pass < PASSES; pass++) {
    const next = strip(rest);
    if (next === rest) return rest;
    rest = next;
  }
  return rest.replace(/[<>[\]]/g, '');
}

/** A model's text as the chat may show it: no links, images, HTML or telephone numbers (the page shows our own). */
export function incoming(text: string): string {
  const plain = stripAll(withoutInvisible(text))
    .replace(/<(?=[a-z!?/])/gi, '')
    .replace(EMAIL, '')
    .replace(URL, '')
    .replace(DOMAIN, '');
  return withoutPhoneNumbers(plain, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Cleans every text in a value. */
export function cleaned<Value>(value: Value): Value {
  if (typeof value === 'string') return incoming(value) as Value;
  if (Array.isArray(value)) return value.map(cleaned) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleaned(part)])) as Value;
}
