import { chatFormSchema, LIMITS, purchasesSchema } from '@afya/contracts';
import { jsonSchema, type JsonSchema } from '../openapi/json-schema';

/** The form of a send, for the API's description; its fields are the contract's, the files stand beside them. */
export const chatMultipartSchema: JsonSchema = (() => {
  const form = jsonSchema(chatFormSchema, 'input');
  const bytes = { type: 'string', format: 'binary' } as const;
  return {
    ...form,
    properties: {
      ...form.properties,
      files: { type: 'array', items: bytes, maxItems: LIMITS.filesPerMessage },
      purchases: { type: 'string', description: `JSON: ${JSON.stringify(jsonSchema(purchasesSchema, 'input'))}` },
    },
  };
})();
