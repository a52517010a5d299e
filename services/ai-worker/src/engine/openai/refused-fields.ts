import type { APIError } from 'openai';
import { OPTIONAL_FIELDS, type OptionalField } from './request-form';

/** A place in a request as validators write it, in JSON and in Python's notation: `"loc": ["body", "store"]`. */
const PLACE = /["']loc["']:\s*[[(]([^\])]*)[\])]/g;
/** The quoted request: it contains every field, so it names none. */
const QUOTED_REQUEST = /["']messages["']\s*:/;
/** `store` is also a word that patients use. */
const IN_ERROR = /argument|param|field|propert|input|unknown|unrecogni|unexpected|unsupport|support|permitted|allowed/i;

const WORDS: Readonly<Record<OptionalField, RegExp>> = {
  store: /\bstore\b/,
  stream_options: /\bstream_options\b/,
  max_completion_tokens: /\bmax_completion_tokens\b/,
  max_tokens: /\bmax_tokens\b/,
  response_format: /\bresponse_format\b|\bjson_schema\b|\bjson_object\b/,
};

const namedIn = (text: string): OptionalField[] => OPTIONAL_FIELDS.filter((field) => WORDS[field].test(text));

function inWords(text: string): OptionalField[] {
  if (QUOTED_REQUEST.test(text)) return [];
  return namedIn(text).filter((field) => field !== 'store' || IN_ERROR.test(text));
}

/** The optional fields that a refusal names: by place, else by parameter, else by words. */
export function refusedFields({ error, param, message }: APIError): OptionalField[] {
  const text = (error === undefined ? message : JSON.stringify(error)).replaceAll('\\"', '"');
  const places = [...text.matchAll(PLACE)].map(([, place = '']) => place);
  if (places.length > 0) return namedIn(places.join(' '));
  const byParam = namedIn(param ?? '');
  return byParam.length > 0 ? byParam : inWords(text);
}
