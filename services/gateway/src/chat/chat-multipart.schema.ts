import { chatFormSchema, LIMITS, namedUploadsSchema, purchasesSchema } from '@afya/contracts';
import { jsonSchema, type JsonSchema } from '../platform/openapi/json-schema';

/** The multipart form of a message for the API's description: the fields of the contract, and the files. */
export const chatMultipartSchema: JsonSchema = (() => {
  const form = jsonSchema(chatFormSchema, 'input');
  const bytes = { type: 'string', format: 'binary' } as const;
  return {
    ...form,
    properties: {
      ...form.properties,
      files: { type: 'array', items: bytes, maxItems: LIMITS.filesPerMessage },
      uploads: { type: 'string', description: `JSON: ${JSON.stringify(jsonSchema(namedUploadsSchema, 'input'))}` },
      purchases: { type: 'string', description: `JSON: ${JSON.stringify(jsonSchema(purchasesSchema, 'input'))}` },
    },
  };
})();
