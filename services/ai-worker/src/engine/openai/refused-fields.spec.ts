import { APIError } from 'openai';
import { refusedFields } from './refused-fields';

const refused = (error: unknown) => refusedFields(APIError.generate(422, { error }, undefined, new Headers()));
const place = (field: string, input: unknown = 1) => ({
  type: 'extra_forbidden',
  loc: ['body', field],
  msg: 'Extra inputs are not permitted',
  input,
});

test.each<[string, unknown, string[]]>([
  ['Mistral', { message: { detail: [place('max_completion_tokens')] }, param: null }, ['max_completion_tokens']],
  ['FastAPI', { detail: [place('store', false), place('max_completion_tokens')] }, ['store', 'max_completion_tokens']],
  ['a proxy', { message: JSON.stringify({ detail: [place('stream_options')] }) }, ['stream_options']],
  ['a schema quoted', { detail: [place('response_format', { json_schema: { store: 1 } })] }, ['response_format']],
  [
    'vLLM',
    { message: "[{'loc': ('body', 'response_format', 'type'), 'msg': 'Input should be 'text''}]" },
    ['response_format'],
  ],
  ['OpenAI', { message: "Use 'max_completion_tokens' instead.", param: 'max_tokens' }, ['max_tokens']],
  ['OpenAI, older', { message: 'Unrecognized request argument supplied: store', param: null }, ['store']],
  ['Groq', { message: "property 'store' is unsupported" }, ['store']],
  ['LM Studio', { message: "'response_format.type' must be 'json_schema' or 'text'" }, ['response_format']],
  ['two in words', { message: 'Unknown fields: stream_options, store' }, ['store', 'stream_options']],
])('refusedFields: %s', (_make, error, fields) => {
  expect(refused(error)).toEqual(fields);
});

test.each<[string, unknown]>([
  ['another place', { detail: [place('messages', 'I bought it at the store')] }],
  ['words about something else', { message: 'The context is too long', param: 'messages' }],
  ['a shop', { message: 'Rejected: I bought it at the store' }],
  ['the request quoted', { message: '{"model":"m","store":false,"max_tokens":1,"messages":[]}' }],
  ['nothing', undefined],
])('refusedFields: %s names none', (_what, error) => {
  expect(refused(error)).toEqual([]);
});
