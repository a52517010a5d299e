import { errorBodySchema } from '@afya/contracts';

/** The contract's form, and nothing that tells how the product is made. */
export function expectPlainError(body: unknown): void {
  expect(errorBodySchema.safeParse(body).error).toBeUndefined();
  expect(JSON.stringify(body)).not.toMatch(
    /node_modules|\.js|\.ts|at \w+ \(|Error:|SELECT|express|multer|busboy|zod|nest/i,
  );
}
