import type { ModelRequest } from './client';

/** Optional request fields that some servers reject, or that have an older form. */
export const OPTIONAL_FIELDS = [
  'store',
  'stream_options',
  'max_completion_tokens',
  'max_tokens',
  'response_format',
] as const;
export type OptionalField = (typeof OPTIONAL_FIELDS)[number];

export type TokenLimit = 'max_completion_tokens' | 'max_tokens' | 'none';
export type AnswerFormat = 'json_schema' | 'json_object' | 'text';

/** The form in which a server accepts requests. */
export interface RequestForm {
  store: boolean;
  streamOptions: boolean;
  tokenLimit: TokenLimit;
  /** `json_object` and `text` have the schema in the prompt */
  format: AnswerFormat;
}

type FormFields = Pick<ModelRequest, 'store' | 'stream_options' | 'max_completion_tokens' | 'max_tokens'>;

/** The fields of a request in this form, without its format. */
export function formFields({ store, streamOptions, tokenLimit }: RequestForm, maxTokens: number): FormFields {
  return {
    ...(store ? { store: false } : {}),
    ...(streamOptions ? { stream_options: { include_usage: true } } : {}),
    ...(tokenLimit === 'none' ? {} : { [tokenLimit]: maxTokens }),
  };
}
