import { logger } from '@afya/runtime';
import type { AnswerFormat, OptionalField, RequestForm, TokenLimit } from './request-form';

const OPENAI_HOSTS = /(^|\.)(api\.openai\.com|openai\.azure\.com)$/;
const OLDER: Readonly<Record<AnswerFormat, AnswerFormat>> = {
  json_schema: 'json_object',
  json_object: 'text',
  text: 'text',
};

/**
 * The form of requests to one server, learned from its refusals. Fields are remembered per server, the response format per
 * model.
 */
export class ServerForms {
  private readonly tokenLimits: readonly TokenLimit[];
  private fields: Omit<RequestForm, 'format'>;
  private readonly formats = new Map<string, AnswerFormat>();
  /** false: its answers are not streamed */
  streams = true;

  constructor(baseUrl: string | undefined) {
    // Only OpenAI has models that refuse max_tokens; other servers ignore or refuse its newer name.
    const isOpenAi = !baseUrl || OPENAI_HOSTS.test(new URL(baseUrl).hostname);
    this.tokenLimits = isOpenAi
      ? ['max_completion_tokens', 'max_tokens', 'none']
      : ['max_tokens', 'max_completion_tokens', 'none'];
    this.fields = { store: true, streamOptions: true, tokenLimit: this.tokenLimits[0]! };
  }

  of(model: string): RequestForm {
    return { ...this.fields, format: this.formats.get(model) ?? 'json_schema' };
  }

  /** Whether another form is left to try after the server refused these fields of a request in the form `sent`. */
  refused(model: string, sent: RequestForm, fields: readonly OptionalField[]): boolean {
    const before = this.of(model);
    // Calls of other replies may have learned more meanwhile.
    if (isSame(before, sent)) for (const field of fields) this.withdraw(model, sent, field);
    const after = this.of(model);
    if (isSame(after, sent)) return false;
    if (!isSame(after, before)) logger.info({ model, refused: fields, form: after }, 'model server refused fields');
    return true;
  }

  private withdraw(model: string, { tokenLimit, format }: RequestForm, field: OptionalField): void {
    if (field === 'store') this.fields.store = false;
    if (field === 'stream_options') this.fields.streamOptions = false;
    if (field === tokenLimit)
      this.fields.tokenLimit = this.tokenLimits[this.tokenLimits.indexOf(tokenLimit) + 1] ?? 'none';
    if (field === 'response_format') this.formats.set(model, OLDER[format]);
  }
}

const isSame = (a: RequestForm, b: RequestForm): boolean =>
  a.store === b.store && a.streamOptions === b.streamOptions && a.tokenLimit === b.tokenLimit && a.format === b.format;
