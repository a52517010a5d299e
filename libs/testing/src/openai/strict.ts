import type { ServerResponse } from 'node:http';
import type { OpenAiRequest, StrictServer } from './answers';

interface Unknown {
  /** its place in the body */
  place: string[];
  value: unknown;
}

const FORMATS = ['json_schema', 'json_object'];

function unknownIn({ body }: OpenAiRequest, field: string): Unknown[] {
  const format = body['response_format'] as { type?: string } | undefined;
  if (FORMATS.includes(field))
    return format?.type === field ? [{ place: ['response_format', 'type'], value: field }] : [];
  return field in body ? [{ place: [field], value: body[field] }] : [];
}

const json = (unknown: Unknown[]) =>
  unknown.map(({ place, value }) => ({
    type: 'extra_forbidden',
    loc: ['body', ...place],
    msg: 'Extra inputs are not permitted',
    input: value,
  }));

const python = (unknown: Unknown[]) =>
  unknown.map(({ place, value }) => {
    const loc = ['body', ...place].map((part) => `'${part}'`).join(', ');
    return `{'type': 'extra_forbidden', 'loc': (${loc}), 'msg': 'Extra inputs are not permitted', 'input': '${JSON.stringify(value)}'}`;
  });

function refusalOf(as: StrictServer['as'], unknown: Unknown[]): { status: number; body: object } {
  const [{ place }] = unknown as [Unknown];
  switch (as) {
    case 'mistral':
      return {
        status: 422,
        body: { object: 'error', message: { detail: json(unknown) }, type: 'invalid_request_error', param: null },
      };
    case 'vllm':
      return {
        status: 400,
        body: { object: 'error', message: `[${python(unknown).join(', ')}]`, type: 'BadRequestError', code: 400 },
      };
    case 'openai': {
      const message = `Unsupported parameter: '${place[0]}' is not supported with this model.`;
      const error = { message, type: 'invalid_request_error', param: place[0], code: 'unsupported_parameter' };
      return { status: 400, body: { error } };
    }
  }
}

/** Rejects a request with fields that the server does not know. */
export function refuseUnknown(
  response: ServerResponse,
  request: OpenAiRequest,
  { as, fields, oneByOne = false }: StrictServer,
): boolean {
  const unknown = fields.flatMap((field) => unknownIn(request, field));
  if (unknown.length === 0) return false;
  const { status, body } = refusalOf(as, oneByOne ? unknown.slice(0, 1) : unknown);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  return true;
}
