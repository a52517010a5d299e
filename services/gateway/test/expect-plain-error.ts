import { errorBodySchema } from '@afya/contracts';

/** Checks the format of the contract, and that the error reveals no internals. */
export function expectPlainError(body: unknown): void {
  expect(errorBodySchema.safeParse(body).error).toBeUndefined();
  expect(JSON.stringify(body)).not.toMatch(
    /node_modules|\.js|\.ts|at \w+ \(|Error:|SELECT|express|multer|busboy|zod|nest/i,
  );
}
