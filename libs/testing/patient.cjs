// Specs state what happens, not how fast: a machine that is busy with other things must not fail them.
jest.setTimeout(30_000);
